import type { Conversation } from '../conversation';
import { distance } from '../near-name';
import { type CallView, type Doubt, named, quoted } from './doubt';
import type { Leaf } from './leaf';
import { isIdentifier } from './parameter';

const LONGEST = 80;
const MOST_CANDIDATES = 300;

/** Checks whether a text is an identifier, e-mail address or number that has to be copied exactly. */
export const isCopied = (leaf: Leaf, value: string): boolean => {
  const text = value.trim();
  if (text.length > LONGEST || /\s\S*\s/.test(text)) return false;
  return (
    isEmail(text) ||
    VERSION.test(text) ||
    (isIdentifier(leaf) && /\d|^\p{Lu}{4,}$/u.test(text)) ||
    (/\d/.test(text) &&
      /^[\p{L}\d#+()][\p{L}\d_\-#+(). /]{3,}$/u.test(text) &&
      (digitsOf(text) >= 4 || (digitsOf(text) >= 2 && /\p{L}/u.test(text) && !/\s/.test(text))))
  );
};

const VERSION = /^v?\d+(?:\.\d+){2,3}$/;
const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
const digitsOf = (text: string): number => text.replace(/\D/g, '').length;
const squeezed = (text: string): string => text.toLowerCase().replace(/[\s\-()./#]/g, '');

/** Finds an identifier that differs from the one in the conversation, or that is made up. */
export const identifierDoubt = (
  leaf: Leaf,
  value: string,
  { conversation }: CallView,
): Doubt | undefined => {
  const lower = value.trim().toLowerCase();
  if (leaf.declared || lower === '' || leaf.about.includes(lower)) return undefined;
  if (conversation.turns.some((turn) => turn.lower.includes(lower))) return undefined;
  const own = squeezed(value);
  if (own === '' || conversation.turns.some((turn) => squeezedText(turn).includes(own)))
    return undefined;
  if (isSameNumber(own, conversation.turns)) return undefined;
  const candidates = candidatesIn(conversation);
  const near = candidates.find((each) => isAlike(own, squeezed(each)));
  if (near)
    return {
      leaf,
      reason: `The value ${quoted(value)} of ${named(leaf)} differs from ${quoted(near)} in the conversation.`,
      certainty: 0.9,
    };
  if (conversation.cut) return undefined;
  if (isEmail(lower) && conversation.turns.some((turn) => spelledOut(turn.lower).includes(lower)))
    return undefined;
  if (isEmail(lower)) return isDomainGiven(lower, conversation) ? undefined : invented(leaf, value);
  return isIdentifier(leaf) && !isComposed(lower, conversation) ? invented(leaf, value) : undefined;
};

/** `ap at example dot com` as an address. */
const spelledOut = (text: string): string =>
  text
    .slice(0, 5000)
    .replace(/ (?:at|\(at\)|\[at\]) /g, '@')
    .replace(/ (?:dot|\(dot\)|\[dot\]) /g, '.')
    .replace(/ (?:dash|hyphen) /g, '-')
    .replace(/ underscore /g, '_');

const SUFFIX = 7;

/** `+43 664 1234567` for 0664 1234567: the country may be written or not. */
export const isSameNumber = (own: string, turns: readonly { lower: string }[]): boolean =>
  /^\+?\d{9,15}$/.test(own) &&
  turns.some((turn) => squeezedText(turn).includes(own.slice(-SUFFIX)));

const invented = (leaf: Leaf, value: string): Doubt => ({
  leaf,
  reason: `The value ${quoted(value)} of ${named(leaf)} is not in the conversation.`,
  certainty: 0.75,
});

/** An address at a domain of the conversation may follow its pattern. */
const isDomainGiven = (email: string, { turns }: Conversation): boolean => {
  const [, domain = ''] = email.split('@');
  return turns.some(
    ({ lower }) =>
      lower.includes(`@${domain}`) ||
      (/pattern|format|firstname/.test(lower) && lower.includes(domain)),
  );
};

/** Checks whether all parts of a value were said: `acme/web`, `PL-2024`. */
const isComposed = (value: string, { turns }: Conversation): boolean =>
  value
    .split(/[^\p{L}\d]+/u)
    .filter((part) => part !== '')
    .every((part) => turns.some(({ lower }) => lower.includes(part)));

const squeezedTexts = new WeakMap<object, string>();
const squeezedText = (turn: { lower: string }): string => {
  const known = squeezedTexts.get(turn) ?? squeezed(turn.lower);
  squeezedTexts.set(turn, known);
  return known;
};

/** Returns the words of the conversation that may be identifiers. */
const candidatesIn = ({ turns }: Conversation): string[] =>
  turns
    .toReversed()
    .flatMap(({ text }) => text.slice(0, 20_000).match(/[\p{L}\d#+][\p{L}\d_\-+.@/]{2,79}/gu) ?? [])
    .filter((each) => /\d|@/.test(each))
    .map((each) => each.replace(/[.,]+$/, ''))
    .slice(0, MOST_CANDIDATES);

/** Checks for a slip of one or two digits, or one letter in a long name. */
const isAlike = (own: string, other: string): boolean => {
  if (own === other || own.length < 4 || Math.abs(own.length - other.length) > 1) return false;
  if (sharedEnds(own, other) < own.length - MOST_APART) return false;
  const edits = distance(own, other);
  if (edits > 2) return false;
  if (own.includes('@')) return own.length > 8;
  const isSwap =
    own.length === other.length && [...own].sort().join('') === [...other].sort().join('');
  return (
    (isSwap && edits <= 2) || (edits === 1 && own.length >= 6 && letters(own) === letters(other))
  );
};
/** Characters within which two identifiers may differ. */
const MOST_APART = 8;

const sharedEnds = (one: string, other: string): number => {
  const shortest = Math.min(one.length, other.length);
  let head = 0;
  while (head < shortest && one[head] === other[head]) head++;
  let tail = 0;
  while (tail < shortest - head && one.at(-1 - tail) === other.at(-1 - tail)) tail++;
  return head + tail;
};

const letters = (text: string): string => text.replace(/\d/g, '');
