import { allOf, type Constraint } from '../../constraint';
import { readPredicates } from '../coordination';
import { type Frame, sideAt, skipFillers } from '../frame';
import { phraseBook } from '../naming';
import { conceptOf, type Reading } from '../reading';
import { type RuleWord } from '../rule-words';
import { subjectOf } from '../subjects';
import { isTail } from '../tails';
import type { Clause } from './parsed-clause';

interface Passive {
  forbids: boolean;
  /** Any noun may be named: "… is confidential". */
  conceals?: boolean;
  /** A verb follows, as a participle. */
  takesVerb?: boolean;
}

const PASSIVES = phraseBook<Passive>([
  [
    'be|stay|remain|be_to_stay|must_stay|must_remain|must_be_kept|be_kept|have_to_stay|be_strictly|should_stay|should_remain|are_to_remain strictly| confidential|internal|private|secret|nobody_business|no_one_business|off_record|under_wraps|not_public|not_for_customer|for_internal_use|between_us|nobody_else_business|none_of_user_business|not_user_business|within_company|undisclosed|with_us|in-house|in_house|unsaid|unspoken|unmentioned|for_internal_eyes',
    { forbids: true, conceals: true },
  ],
  [
    'be_not_allowed|be_not_permitted|be_forbidden|be_prohibited|be_banned|be_taboo|be_off-limits|be_off_limits|be_unacceptable|be_not_acceptable|be_not_okay|be_no-go|be_not_welcome|be_not_wanted|be_unwanted|be_undesirable|be_not_desired|be_not_fine|be_inappropriate|be_not_appropriate|be_to_be_avoided|must_be_avoided|should_be_avoided|have_to_be_avoided|need_to_be_avoided|must_not_appear|must_not_occur|must_never_appear|should_not_appear|should_never_appear|must_not_be_used|must_never_be_used|should_not_be_used|should_never_be_used|must_not_be_included|should_not_be_included|must_not_be_present|should_not_be_present|may_not_appear|may_not_be_used|can_not_be_used|have_no_place|be_never_okay|be_never_allowed|never_allowed|not_allowed|not_okay|forbidden|prohibited|must_be_absent|must_be_omitted|must_be_left_out|should_be_left_out|be_out_of_question|be_out_of_bound|be_not|be_never_appropriate|be_never_acceptable|be_strictly_forbidden|be_strictly_prohibited|be_disallowed|be_not_tolerated|will_not_be_tolerated|must_not_be_found|do_not_belong|be_undesired|not_permitted|be_a_no-no|be_not_needed|not_welcome|not_wanted|be_never|should_be_omitted|must_not_happen|should_not_happen|must_not_be_made|must_not_be_given|should_not_be_given|be_strictly_off_limits|need_to_stay_out|must_stay_out|be_forbidden_here|be_unnecessary|be_bad|be_wrong|be_not_our_style|be_not_our_thing|be_not_cool|be_not_our_job|are_out in|to_be_used| reply|answer|response|message|text|chat|output|conversation|email|',
    { forbids: true },
  ],
  [
    'be_required|be_mandatory|be_a_must|must_be_included|must_be_present|must_be_used|must_appear|be_obligatory|be_essential|be_expected|must_be_given|be_compulsory|be_needed|should_be_included|be_important|should_be_used|must_be_provided|should_be_given|be_key|be_preferred|be_welcome_and_required|must_be_added|should_be_present|be_a_requirement|need_to_be_included|have_to_be_included|should_appear|have_to_appear|must_be_made|must_always_be_included|must_be_shown|be_must|be_desired|must_be_there|be_necessary|must_be_in|be_wanted|be_crucial|be_king|come_first|be_vital in| every| reply|answer|response|message|text|chat|output|conversation|email|',
    { forbids: false },
  ],
  [
    'must|should|shall|have_to|need_to|will|ought_to|be_to|may always|also|| not|never always|ever|| be',
    { forbids: true, takesVerb: true },
  ],
  [
    'must|should|shall|have_to|need_to|needs_to|will|ought_to|be_to always|also|| be always|also|',
    { forbids: false, takesVerb: true },
  ],
  ['can_not|must_never|should_never|may_never be', { forbids: true, takesVerb: true }],
  ['be never|not', { forbids: true, takesVerb: true }],
  ['be always', { forbids: false, takesVerb: true }],
]);

/** "Refunds must not be promised", "Jokes are not allowed": a noun phrase before the modality. */
export const passive = (words: readonly RuleWord[], reading: Reading): Clause | undefined => {
  const start = skipFillers(words, 0);
  for (let at = Math.max(1, start); at < Math.min(words.length, 25); at++) {
    for (const { meaning, to } of PASSIVES.matches(words, at)) {
      const constraint = meaning.conceals
        ? isTail(words, to)
          ? mentionOf(words.slice(0, at), true, reading)
          : undefined
        : meaning.takesVerb
          ? activeOf(words, at, to, meaning.forbids, reading)
          : to === words.length || to > at
            ? nounOf(words, at, to, meaning.forbids, reading)
            : undefined;
      if (constraint) return { constraint };
    }
  }
  return undefined;
};

export const frameFor = (forbids: boolean, asksForVerb: boolean): Frame => ({
  forbids,
  permits: false,
  only: false,
  asksForVerb,
  to: 0,
});

const nounOf = (
  words: readonly RuleWord[],
  at: number,
  to: number,
  forbids: boolean,
  reading: Reading,
): Constraint | undefined => {
  if (words.slice(to).some(({ is }) => is !== 'mark')) {
    if (
      !['in', 'to', 'for', 'with', 'under', 'at', 'on', 'by', 'here'].includes(words[to]?.key ?? '')
    )
      return undefined;
  }
  const noun = [...words.slice(0, at), ...words.slice(to)];
  return (
    readPredicates(noun, frameFor(forbids, false), reading) ??
    (forbids
      ? mentionOf(
          words.slice(0, at),
          /appear|occur|used|includ|present|found|given/.test(
            words
              .slice(at, to)
              .map(({ key }) => key)
              .join(' '),
          ),
          reading,
        )
      : undefined)
  );
};

/** "Server names must not appear": any noun can be mentioned. */
export const mentionOf = (
  words: readonly RuleWord[],
  isMentioned: boolean,
  { sentence }: Reading,
): Constraint | undefined => {
  if (!isMentioned || /^(?:that|which|who)$/.test(words[0]?.key ?? '')) return undefined;
  const items = ownedAlike(listOf(words)).map((item) => subjectOf(item, sentence));
  if (items.some((item) => item === undefined)) return undefined;
  return allOf(items.map((item) => ({ kind: 'not', part: conceptOf('mention', item) })));
};

/** "other people's balances or payments": both are theirs. */
const ownedAlike = ([first = [], ...others]: RuleWord[][]): RuleWord[][] => {
  const owner = first.findLastIndex(({ key }) => /'s$|s'$/.test(key));
  return owner < 0
    ? [first, ...others]
    : [
        first,
        ...others.map((item) =>
          item.length === 1 ? [...first.slice(0, owner + 1), ...item] : item,
        ),
      ];
};

export const listOf = (words: readonly RuleWord[]): RuleWord[][] => {
  const items: RuleWord[][] = [[]];
  for (const word of words) {
    if (word.is !== 'literal' && [',', 'or', 'and', '&', '/', 'nor'].includes(word.key))
      items.push([]);
    else items.at(-1)?.push(word);
  }
  return items.filter(({ length }) => length > 0);
};

export const activeOf = (
  words: readonly RuleWord[],
  at: number,
  to: number,
  forbids: boolean,
  reading: Reading,
): Constraint | undefined => {
  const noun = words.slice(0, at);
  const [first] = noun;
  if (sideAt(noun, 0)?.to === noun.length && sideAt(noun, 0)?.side !== 'input' && first)
    return undefined;
  const particle = words[to + 1];
  if (particle && PARTICLES.has(particle.key) && words[to]?.is === 'word') {
    const rest = words.slice(to + 2);
    const found = readPredicates(
      [...words.slice(to, to + 2), ...noun, ...rest],
      frameFor(forbids, true),
      reading,
    );
    if (found) return found;
  }
  const joint = verbsAfter(words, to);
  const parts = joint.verbs.map((verb) =>
    readPredicates([verb, ...noun, ...words.slice(joint.to)], frameFor(forbids, true), reading),
  );
  return parts.length > 0 && parts.every((part) => part !== undefined) ? allOf(parts) : undefined;
};

/** "brought up", "spoken of": the second word belongs to the verb. */
const PARTICLES = new Set([
  'up',
  'out',
  'away',
  'on',
  'about',
  'of',
  'over',
  'down',
  'off',
  'into',
]);

/** "mentioned", "criticised or mocked". */
const verbsAfter = (
  words: readonly RuleWord[],
  from: number,
): { verbs: RuleWord[]; to: number } => {
  const verbs: RuleWord[] = [];
  let at = from;
  for (let word = words[at]; word?.is === 'word'; word = words[at]) {
    verbs.push(word);
    at++;
    const next = words[at + 1];
    if (
      (words[at]?.key === 'or' || words[at]?.key === 'and') &&
      next &&
      /(?:ed|en|n|t)$/.test(next.key)
    )
      at++;
    else break;
  }
  return { verbs, to: at };
};
