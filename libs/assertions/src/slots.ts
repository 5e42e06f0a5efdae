import type { Lexicon, Slot } from './lexicon';
import type { Token } from './tokens';

/** Units that announce a kind of literal: "the word 'x'", "the letter 'o'". */
const KINDS: Record<string, string> = {
  'unit:word': 'word',
  'unit:sentence': 'word',
  'unit:character': 'letter',
  'unit:hashtag': 'word',
  'unit:greeting': 'word',
  'unit:question': 'word',
  'kind:word': 'word',
  'kind:letter': 'letter',
};
const PLACELESS = new Set(['filler', 'following', 'colon']);
const JOINERS = new Set(['and', 'or', 'comma']);

/**
 * Turns tokens into slots. A word that is not in the lexicon becomes an `unknown` slot, unless a
 * literal is expected there.
 */
export const slotsOf = (tokens: readonly Token[], lexicon: Lexicon): Slot[] => {
  const slots: Slot[] = [];
  let at = 0;
  for (let token = tokens[at]; token; token = tokens[at]) {
    const found = bareLiterals(tokens, at, slots, lexicon) ?? slotsAt(tokens, at, token, lexicon);
    slots.push(...found);
    at = found.at(-1)?.to ?? at + 1;
  }
  return markKinds(slots);
};

const slot = (is: string, value: string, from: number, to = from + 1): Slot => ({
  is,
  value,
  from,
  to,
});

const MARKS: Record<string, string> = {
  ',': 'comma',
  ':': 'colon',
  '.': 'filler',
  '!': 'filler',
  '-': 'range',
  '–': 'range',
  '—': 'range',
};

const slotsAt = (tokens: readonly Token[], at: number, token: Token, lexicon: Lexicon): Slot[] => {
  if (token.is === 'literal') return [slot('literal', token.text, at)];
  if (token.is === 'number') return [slot('number', token.text, at)];
  const known = lexicon.match(tokens, at);
  if (known.length > 0)
    return known.map((one) =>
      one.is === 'range' && !isBetweenNumbers(tokens, at) ? { ...one, is: 'filler' } : one,
    );
  const mark = token.is === 'mark' ? MARKS[token.text] : undefined;
  if (mark === 'range' && !isBetweenNumbers(tokens, at)) return [slot('unknown', token.text, at)];
  return [slot(mark ?? 'unknown', token.text, at)];
};

const isBetweenNumbers = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.is === 'number' && tokens[at + 1]?.is === 'number';

/**
 * Finds literals without quotation marks: a list after a colon, the words after "the word", and
 * proper names after "mention".
 */
const bareLiterals = (
  tokens: readonly Token[],
  at: number,
  before: readonly Slot[],
  lexicon: Lexicon,
): Slot[] | undefined => {
  const last = before.at(-1);
  if (!last || tokens[at]?.is === 'literal') return undefined;
  const kind = before.findLast(({ is }) => !PLACELESS.has(is));
  const named = kind && kindOf(kind) !== undefined;
  if (last.is === 'colon' && kind?.is === 'unit' && UNQUOTED.has(kind.value)) return undefined;
  if (last.is === 'colon')
    return named || kind?.is.startsWith('verb') || kind?.is === 'oneof'
      ? listed(tokens, at)
      : undefined;
  if (tokens[at]?.is !== 'word' || JOINERS.has(last.is)) return undefined;
  if (named && lexicon.match(tokens, at).length === 0)
    return TOPIC_WORDS.has(tokens[at - 1]?.key ?? '') || !announcesWord(kind, before)
      ? undefined
      : wordsInRow(tokens, at, lexicon);
  if (
    named &&
    kind.to === at &&
    tokens[kind.from - 1]?.key === 'the' &&
    kind.value === 'word' &&
    kind.is === 'unit' &&
    isSingular(tokens[at - 1]) &&
    at === tokens.length - 1
  )
    return [slot('literal', tokens[at]?.text ?? '', at)];
  const verb = kind?.is === 'anyof' ? before.findLast(({ is }) => is === 'verb') : kind;
  return verb?.value === 'mention' && lexicon.capitalsAreNames
    ? properNames(tokens, at, lexicon)
    : undefined;
};

/** "No greeting: get to the point": another rule follows rather than the words. */
const UNQUOTED = new Set(['greeting', 'question']);

/** "the word tea" announces a word without quotation marks, "60 words tops" and "questions back" do not. */
const announcesWord = ({ is, value }: Slot, before: readonly Slot[]): boolean =>
  is === 'kind' || (value === 'word' && !before.some((one) => one.is === 'number'));

/** "questions on politics" names a topic, no word to find. */
const TOPIC_WORDS = new Set(['on', 'about', 'of', 'for', 'regarding']);

const isSingular = (token: Token | undefined): boolean => token?.key === 'word';

/** Splits the rest of the sentence at commas and at "and"/"or". An item may have several words. */
const listed = (tokens: readonly Token[], at: number): Slot[] | undefined => {
  const items: Slot[] = [];
  let item: Token[] = [];
  const close = (index: number): void => {
    const [first] = item;
    if (first)
      items.push(
        slot('literal', item.map(({ text }) => text).join(' '), index - item.length, index),
      );
    item = [];
  };
  for (const [offset, token] of tokens.slice(at).entries()) {
    const index = at + offset;
    const joiner = joinerOf(token);
    if (token.text === '.' && index === tokens.length - 1) continue;
    if (joiner === undefined) item.push(token);
    else {
      close(index);
      items.push(slot(joiner, token.text, index));
    }
  }
  close(tokens.length);
  const end = items.at(-1);
  if (end) end.to = tokens.length;
  return items.some(({ is }) => is === 'literal') ? items : undefined;
};

const JOINER_WORDS: Record<string, string> = {
  ',': 'comma',
  ';': 'comma',
  and: 'and',
  or: 'or',
  und: 'and',
  oder: 'or',
  et: 'and',
  ou: 'or',
  y: 'and',
  o: 'or',
  e: 'and',
};
const joinerOf = ({ is, key }: Token): string | undefined =>
  is === 'word' || is === 'mark' ? JOINER_WORDS[key] : undefined;

/** Matches one unknown word, or several separated by joiners; two in a row do not match. */
const wordsInRow = (tokens: readonly Token[], at: number, lexicon: Lexicon): Slot[] | undefined => {
  const found: Slot[] = [slot('literal', tokens[at]?.text ?? '', at)];
  let next = at + 1;
  while (tokens[next]) {
    const joiners = leadingJoiners(tokens, next);
    const word = tokens[next + joiners.length];
    if (
      joiners.length === 0 ||
      word?.is !== 'word' ||
      lexicon.match(tokens, next + joiners.length).length > 0
    )
      break;
    found.push(...joiners, slot('literal', word.text, next + joiners.length));
    next += joiners.length + 1;
  }
  return found;
};

const leadingJoiners = (tokens: readonly Token[], at: number): Slot[] => {
  const joiners: Slot[] = [];
  for (let index = at; index < at + 2; index++) {
    const token = tokens[index];
    const joiner = token && joinerOf(token);
    if (joiner === undefined) break;
    joiners.push(slot(joiner, token?.text ?? '', index));
  }
  return joiners;
};

const NAME = /^\p{Lu}[\p{L}\p{N}.&'’-]*$/u;
/** Capital letters only: an abbreviation such as PII more often denotes a class than a name. */
const ABBREVIATION = /^[\p{Lu}\p{N}.]{2,}s?$/u;

/** Matches proper names up to the end of the sentence: "Acme Corp or Globex". */
const properNames = (
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): Slot[] | undefined => {
  const rest = tokens.slice(at).filter(({ text }) => text !== '.');
  const names = rest.filter((token) => joinerOf(token) === undefined);
  const proper =
    names.length > 0 &&
    names.every(({ is, text }) => is === 'word' && NAME.test(text) && !ABBREVIATION.test(text));
  const meaningful = names.some((_, index) =>
    lexicon.match(names, index).some(({ is }) => is === 'unit' || is === 'language'),
  );
  return proper && !meaningful ? listed(tokens, at) : undefined;
};

const kindOf = ({ is, value }: Slot): string | undefined =>
  is === 'unit' || is === 'kind' ? KINDS[`${is}:${value}`] : undefined;

/** Marks a unit or kind directly before a literal as the literal's kind only. */
const markKinds = (slots: Slot[]): Slot[] =>
  slots.map((one, index) => {
    const kind = kindOf(one);
    if (kind === undefined) return one;
    const next = slots.slice(index + 1).find(({ is }) => !PLACELESS.has(is));
    return next?.is === 'literal' ? { ...one, is: 'kind', value: kind } : one;
  });
