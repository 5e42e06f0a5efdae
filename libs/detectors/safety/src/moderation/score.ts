import type { SafetyCategory } from '@touchstone/contracts';
import type { Hit } from './lexicon';
import type { Role } from './roles';
import { type Context, CONTEXTS, type Place, type Rule, RULES } from './rules';

/**
 * Evidence of one sentence for one category; `score` is 0 to 1, and tokens `from` to `to` are the
 * match.
 */
export interface Evidence {
  category: SafetyCategory;
  score: number;
  reason: string;
  aboutSelfHarm: boolean;
  /** One of its rules stands whatever the model says. */
  stands: boolean;
  from: number;
  to: number;
}

type Found = Hit<Role>;
interface Match {
  rule: Rule;
  from: number;
  to: number;
}

/** Distance, in tokens, up to which a mitigating word before a match still applies to it. */
const REACH = 8;

/** Rules by the roles that complete them, and the contexts that soften them. */
interface RuleBook {
  rulesOf: ReadonlyMap<Role, readonly Rule[]>;
  contexts: ReadonlyMap<Role, Context>;
  reach: number;
}

/**
 * Creates a function that weighs the hits of one sentence by the rules and returns one entry for
 * each category. Linear in the hits.
 * @param scale multiplies all distances, for scripts with several tokens a word
 */
export const weigherOf = (
  rules: readonly Rule[],
  contexts: ReadonlyMap<Role, Context>,
  scale = 1,
): ((hits: Found[]) => Evidence[]) => {
  const rulesOf = new Map<Role, Rule[]>();
  for (const { within, ...rest } of rules) {
    const rule = { ...rest, within: within * scale };
    for (const role of new Set(rule.ordered === false ? rule.roles : rule.roles.slice(-1)))
      rulesOf.set(role, [...(rulesOf.get(role) ?? []), rule]);
  }
  const book = { rulesOf, contexts, reach: REACH * scale };
  return (hits) => weighBy(book, hits);
};

/** Weighs the hits of one English sentence. */
export const weigh = weigherOf(RULES, CONTEXTS);

const weighBy = (book: RuleBook, hits: Found[]): Evidence[] => {
  const evidence = new Map<SafetyCategory, Evidence>();
  for (const match of strongestByRule(hits, book)) {
    const score = match.rule.weight * softening(match, hits, book);
    const known = evidence.get(match.rule.category);
    evidence.set(
      match.rule.category,
      known ? combine(known, match, score) : evidenceOf(match, score),
    );
  }
  return [...evidence.values()];
};

const evidenceOf = (
  { rule: { category, reason, aboutSelfHarm = false, stands = false }, from, to }: Match,
  score: number,
): Evidence => ({
  category,
  reason,
  aboutSelfHarm,
  stands,
  from,
  to,
  score,
});

/**
 * Combines independent evidence as probabilities: the sentence is harmless only if all of it is
 * wrong.
 */
const combine = (known: Evidence, match: Match, score: number): Evidence => {
  const together = 1 - (1 - known.score) * (1 - score);
  const stronger = score > known.score ? evidenceOf(match, together) : known;
  return { ...stronger, score: together, stands: known.stands || match.rule.stands === true };
};

/** Matches each rule at most once in a sentence, where its words are nearest together. */
const strongestByRule = (hits: Found[], { rulesOf }: RuleBook): Match[] => {
  const best = new Map<Rule, Match>();
  const last = new Map<Role, Found>();
  for (const hit of hits) {
    for (const role of hit.roles) {
      for (const rule of rulesOf.get(role) ?? []) {
        const match = complete(rule, hit, last);
        const known = best.get(rule);
        if (match && (!known || match.to - match.from < known.to - known.from))
          best.set(rule, match);
      }
    }
    for (const role of hit.roles) last.set(role, hit);
  }
  return [...best.values()];
};

/**
 * Matches a rule that the hit completes with earlier hits. A role that occurs twice in a rule needs
 * two positions.
 */
const complete = (rule: Rule, hit: Found, last: Map<Role, Found>): Match | undefined => {
  let later = hit;
  let from = hit.from;
  for (let at = rule.roles.length - 1; at >= 0; at--) {
    const role = rule.roles[at];
    if (role === undefined) return undefined;
    const isTaken = rule.roles.includes(role, at + 1);
    const partner = hit.roles.has(role) && !isTaken ? hit : last.get(role);
    if (!partner || (rule.ordered !== false && partner.from > later.from)) return undefined;
    later = partner;
    from = Math.min(from, partner.from);
  }
  return hit.from - from <= rule.within ? { rule, from, to: hit.to } : undefined;
};

const softening = (match: Match, hits: Found[], { contexts, reach }: RuleBook): number => {
  let factor = 1;
  for (const role of match.rule.softens) {
    const context = contexts.get(role);
    if (
      context &&
      hits.some((hit) => hit.roles.has(role) && applies(context.place, hit, match, reach))
    )
      factor = Math.min(factor, context.factor);
  }
  return factor;
};

const applies = (place: Place, hit: Found, { from, to }: Match, reach: number): boolean => {
  if (place === 'anywhere') return true;
  if (place === 'inside') return hit.from > from && hit.to < to;
  const first = place === 'behind' ? from : from - reach;
  const last = place === 'near' ? to : to + reach;
  return hit.from >= first && hit.to <= last;
};
