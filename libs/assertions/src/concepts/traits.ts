import { allOf, type Constraint } from '../constraint';
import { isFiller, phraseBook } from './naming';
import { TRAITS } from './namings';
import { type RuleWord } from './rule-words';
import { isTail } from './tails';

/** Verbs before an adjective: "be", "sound", "keep the tone". */
const LEADS = phraseBook<true>([
  [
    '<talk>|keep|make|stay|be|remain|sound|write|treat|address|speak|reply|answer|respond thing|it|reply|tone|answer|message|response|user|people|everyone|customer|them|tone_of_voice|style|language|conversation|text|wording|explanation|explain|in|with|using|as|to_user|to_customer|to|patient|student| in|with|a|to|',
    true,
  ],
  [
    'in|with|as|using|explain|give|write|use|want|like|keep_to|describe|phrase|word|provide|offer|ask|refuse|decline|deliver|show|take|answer_question|correct|handle|close|end|express thing|it|everything|concept|term|a|in|user|answer|bad_news|request|complaint|',
    true,
  ],
  [
    'keep|make|have tone|reply|answer|style|language|message|it|wording|conversation|thing|response|voice|explanation|text|everything|communication',
    true,
  ],
]);
const MANNER = phraseBook<true>([
  ['<manner> of|in| voice|speech|writing|communication|speaking|expression|all_times|', true],
  ['in <manner>', true],
  ['enough|as_possible', true],
]);
const CONNECTORS = new Set([
  'and',
  'or',
  ',',
  'nor',
  'yet',
  '/',
  '&',
  'plus',
  'as',
  'well',
  'also',
]);
const REVERSERS = new Set([
  'not',
  'but',
  'never',
  'rather',
  'instead',
  'without',
  'than',
  'being',
  'overly',
  'too',
  'no',
  'of',
  'like',
]);

interface Trait {
  constraint: Constraint;
  to: number;
}

/** Reads a description of tone or style: "sound calm and warm", "a formal tone", "short but friendly". */
export const traitsOf = (words: readonly RuleWord[]): Constraint | undefined => {
  const last = Math.max(0, ...LEADS.matches(words, 0).map(({ to }) => to));
  for (let start = last; start >= 0; start--) {
    const found = listFrom(words, start);
    if (found) return found;
  }
  return undefined;
};

const listFrom = (words: readonly RuleWord[], start: number): Constraint | undefined => {
  const parts: Constraint[] = [];
  let choice = false;
  let reverses = false;
  for (let at = start; at < words.length;) {
    const trait = traitAt(words, at, reverses);
    if (!trait)
      return parts.length > 0 && !reverses && isTail(words, at)
        ? joinedBy(parts, choice)
        : undefined;
    parts.push(trait.constraint);
    const next = afterConnectors(words, trait.to);
    if (words.slice(trait.to, next.to).some(({ key }) => key === 'or')) choice = true;
    reverses = next.reverses;
    if (next.to === trait.to && !isTail(words, next.to)) return undefined;
    if (isTail(words, trait.to)) return joinedBy(parts, choice);
    at = next.to;
  }
  return undefined;
};

const joinedBy = (parts: Constraint[], choice: boolean): Constraint =>
  choice && parts.length > 1 ? { kind: 'some', parts, bounds: { min: 1 } } : allOf(parts);

const traitAt = (
  words: readonly RuleWord[],
  from: number,
  reverses: boolean,
): Trait | undefined => {
  let at = from;
  for (let word = words[at]; word && isFiller(word) && at < from + 4; word = words[at]) {
    if (TRAITS.matches(words, at).length > 0) break;
    at++;
  }
  const likened = likenedTo(words, at, reverses);
  if (likened) return likened;
  const match = TRAITS.matches(words, at)[0];
  if (!match) return undefined;
  const part: Constraint = { kind: 'concept', concept: { name: match.meaning.name } };
  const manner = MANNER.matches(words, match.to)[0];
  return {
    constraint: match.meaning.contrary === reverses ? part : { kind: 'not', part },
    to: manner?.to ?? match.to,
  };
};

/** "like a friendly shop assistant": the adjective counts. */
const likenedTo = (
  words: readonly RuleWord[],
  from: number,
  reverses: boolean,
): Trait | undefined => {
  if (words[from]?.key !== 'like' && words[from - 1]?.key !== 'like') return undefined;
  let at = words[from]?.key === 'like' ? from + 1 : from;
  while (isFiller(words[at] ?? { is: 'mark', text: '', key: '', at: 0, start: 0, end: 0 })) at++;
  const match = TRAITS.matches(words, at)[0];
  if (!match) return undefined;
  let to = match.to;
  while (
    to < words.length &&
    to < match.to + 3 &&
    words[to]?.is === 'word' &&
    !CONNECTORS.has(words[to]?.key ?? '') &&
    !REVERSERS.has(words[to]?.key ?? '')
  )
    to++;
  if (to === match.to) return undefined;
  const part: Constraint = { kind: 'concept', concept: { name: match.meaning.name } };
  return { constraint: match.meaning.contrary === reverses ? part : { kind: 'not', part }, to };
};

/** Skips "and", ",", "but not" between two adjectives. */
const afterConnectors = (
  words: readonly RuleWord[],
  from: number,
): { to: number; reverses: boolean } => {
  let [at, reverses] = [from, false];
  for (let word = words[at]; word; word = words[at]) {
    if (word.is === 'literal') break;
    const next = words[at + 1]?.key;
    if (
      word.key === 'not' ||
      word.key === 'never' ||
      word.key === 'without' ||
      (word.key === 'rather' && next === 'than') ||
      (word.key === 'instead' && next === 'of')
    )
      reverses = true;
    else if (at > from && !CONNECTORS.has(word.key) && !REVERSERS.has(word.key)) break;
    else if (at === from && !CONNECTORS.has(word.key) && word.key !== 'but') break;
    at++;
  }
  return { to: at, reverses };
};
