import type { Technique } from './data/rules';
import type { Evidence } from './evidence';

/** Score of the rules, 0 to 1; offsets are those of the strongest evidence. */
export interface RuleScore {
  score: number;
  techniques: Technique[];
  start: number;
  end: number;
}

export const NOTHING: RuleScore = { score: 0, techniques: [], start: 0, end: 0 };

/**
 * Combines evidence as independent probabilities: one minus the product of their complements. Each
 * rule counts once.
 */
export const combineEvidence = (evidence: readonly Evidence[]): RuleScore => {
  const strongest = new Map<string, Evidence>();
  for (const each of evidence) {
    if (each.weight === 0) continue;
    const key = `${each.technique} ${each.weight}`;
    if (!strongest.has(key)) strongest.set(key, each);
  }
  const kept = [...strongest.values()].sort((one, other) => other.weight - one.weight);
  const [first] = kept;
  if (!first) return NOTHING;
  const score = 1 - kept.reduce((complement, { weight }) => complement * (1 - weight), 1);
  return {
    score,
    techniques: [...new Set(kept.slice(0, 4).map(({ technique }) => technique))],
    start: first.start,
    end: first.end,
  };
};

/** Log odds of a single weak indication, such as words that attacks share with everyday texts. */
const HINT = 0.35;
const MOST_CERTAIN = 0.995;

/**
 * Converts the score of the rules into log odds of an attack: the negative logarithm of its
 * complement, reduced by a single weak indication.
 */
export const ruleLogOdds = (score: number): number =>
  Math.max(0, -Math.log(1 - Math.min(score, MOST_CERTAIN)) - HINT);
