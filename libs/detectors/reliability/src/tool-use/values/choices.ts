import { roughStem } from '@touchstone/text';
import type { Token, Turn } from '../conversation';
import { wordsOfName } from '../near-name';
import { MEANINGS } from './choice-words';
import { type CallView, type Doubt, named, quoted } from './doubt';
import type { Leaf } from './leaf';
import { isTakenBack, replacementOf } from './superseded';

const LONGEST = 5000;
const NEGATING = new Set(
  "not no don't dont never without isn't except instead avoid none nobody can't cannot nicht kein keine".split(
    ' ',
  ),
);

/** Words after a negation that it may deny. */
const NEGATED_WITHIN = 5;

interface Said {
  start: number;
  end: number;
  shown: string;
  negated: boolean;
}

/** Finds an allowed value that is not the one that the user's last turn names. */
export const choiceDoubt = (
  leaf: Leaf,
  value: string,
  { conversation, all }: CallView,
): Doubt | undefined => {
  const turn = conversation.asked;
  const others = leaf.allowed.filter(
    (each): each is string =>
      typeof each === 'string' && each !== value && !all.some((other) => other.value === each),
  );
  if (!turn || others.length === 0 || others.length > MOST) return undefined;
  const own = saidIn(turn, value, leaf);
  if (own && !own.negated) return takenBack(leaf, value, own, others, turn);
  if (own?.negated && !others.some((other) => saidIn(turn, other, leaf)))
    return {
      leaf,
      reason: `The value ${quoted(value)} of ${named(leaf)} is what the conversation rules out: "${own.shown}".`,
      certainty: 0.75,
    };
  const meant = others
    .map((other) => ({ other, said: saidIn(turn, other, leaf) }))
    .filter(({ said }) => said && !said.negated);
  const [first] = meant;
  if (!first?.said || meant.length > 1 || isTakenBack(turn.text, first.said)) return undefined;
  return {
    leaf,
    reason: `The value ${quoted(value)} of ${named(leaf)} is not what the conversation says: "${first.said.shown}", which is ${quoted(first.other)}.`,
    certainty: 0.75,
  };
};

/** A value that the same turn takes back: `by car? Sorry, the car is sold, by bicycle`. */
const takenBack = (
  leaf: Leaf,
  value: string,
  own: Said,
  others: readonly string[],
  turn: Turn,
): Doubt | undefined => {
  const said = others.flatMap((other) => {
    const found = saidIn(turn, other, leaf);
    return found && !found.negated ? [{ ...found, other }] : [];
  });
  const newer = said.length === 1 ? replacementOf(turn.text, own, said) : undefined;
  return (
    newer && {
      leaf,
      reason: `The value ${quoted(value)} of ${named(leaf)} was taken back in the conversation: "${newer.shown}", which is ${quoted(newer.other)}.`,
      certainty: 0.75,
    }
  );
};

const MOST = 40;

const saidIn = (turn: Turn, value: string, leaf: Leaf): Said | undefined => {
  const key = wordsOfName(value).join('_');
  const [singles = '', ...phrases] = (
    Object.hasOwn(MEANINGS, key) ? (MEANINGS[key] ?? '') : ''
  ).split('|');
  const names = wordsOfName(value);
  const wordsSaid = names.length > 0 ? sequenceIn(turn, names, leaf) : undefined;
  if (wordsSaid) return wordsSaid;
  for (const phrase of phrases) {
    const at = turn.lower.slice(0, LONGEST).indexOf(phrase);
    if (phrase !== '' && at !== -1)
      return {
        start: at,
        end: at + phrase.length,
        shown: turn.text.slice(at, at + phrase.length),
        negated: false,
      };
  }
  for (const word of singles.split(' ')) {
    const found = word === '' ? undefined : sequenceIn(turn, [word], leaf);
    if (found) return found;
  }
  return undefined;
};

const sequenceIn = (
  { tokens, text }: Turn,
  names: readonly string[],
  leaf: Leaf,
): Said | undefined => {
  const stems = names.map(roughStem);
  const at = tokens.findIndex((_, index) =>
    stems.every((stem, step) => matches(tokens[index + step], stem, names[step] ?? '')),
  );
  if (at === -1) return undefined;
  const last = tokens[at + names.length - 1] as Token;
  // A single short word has other uses: it counts beside the parameter's name, or as a word of its own.
  if (names.length === 1 && COMMON.has(names[0] ?? '') && !isBesideName(tokens, at, leaf))
    return undefined;
  const before = tokens.slice(Math.max(0, at - NEGATED_WITHIN), at);
  const negated = before.some(
    ({ form }, index) =>
      NEGATING.has(form) && !/[.;!?,]/.test(text.slice(before[index]?.end, tokens[at]?.start)),
  );
  return {
    start: (tokens[at] as Token).start,
    end: last.end,
    shown: text
      .slice(
        (negated ? (before.find(({ form }) => NEGATING.has(form)) ?? tokens[at]) : tokens[at])
          ?.start,
        last.end,
      )
      .slice(0, 60),
    negated,
  };
};

/** Words whose everyday use is frequent. */
const COMMON = new Set(
  'on off up down left right open closed all any none other note call mail meeting read view view card light first second record fast quick average right change look car woman man men women boy girl cycle walk warm cool heat train bus track song lower raise little big done card play act set start end no yes true false one two three default new old high low latest small large regular standard normal'.split(
    ' ',
  ),
);

const isBesideName = (tokens: readonly Token[], at: number, leaf: Leaf): boolean => {
  const names = new Set(leaf.words.map(roughStem));
  for (let index = Math.max(0, at - 3); index <= at + 3; index++)
    if (index !== at && names.has(roughStem(tokens[index]?.form ?? ''))) return true;
  return false;
};

const matches = (token: Token | undefined, stem: string, name: string): boolean =>
  token !== undefined &&
  (token.form === name || (name.length > 3 && roughStem(token.form) === stem));
