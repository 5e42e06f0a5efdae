import { detectAll } from 'tinyld';

const LETTERS_NEEDED = 60;
/** Limit of UTF-16 units to identify: identification costs more than most detectors. */
const SAMPLE = 1000;
/** Accuracy, as reported by `tinyld`, below which the language is unknown. */
const CONFIDENT = 0.5;
/** Lead in accuracy over the second language. */
const LEAD = 0.2;

const LETTERS_TO_GUESS = 12;
/** Ratio of the best language's accuracy to the second's. */
const GUESS_LEAD = 2;

const INVISIBLE = /\p{Cf}/gu;
/** Encoded text, hashes and addresses: not in any language. */
const OPAQUE = /[\w+/=%.:-]{30,}/g;
/** Text spelled letter by letter, which has no words and is slow to identify. */
const LETTER_BY_LETTER = /^\s*(?:[!-~](?:\s+|$))+$/;
/** Letters separated by punctuation: `I.g.n.o.r.e`. */
const PARTED = /(?<!\p{L})(?:\p{L}[!-/:-@_|~]){3,40}\p{L}(?!\p{L})/gu;
/** Numbers, which the identifier mistakes for Hindi, and separators of table cells. */
const NO_WORDS = /[\p{Nd}|]+/gu;
/** Words that may mix letters of one script with lookalikes of another. */
const MIXED_WORD = /\p{L}+/gu;
const LATIN = /\p{Script=Latin}/u;
const LOOKALIKES = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/** Number of cached texts: several detectors identify the same text in turn. */
const REMEMBERED = 128;
const known = new Map<string, string | undefined>();

/**
 * Identifies the language of a text (ISO 639-1); `undefined` for fewer than 60 letters or without
 * confidence.
 */
export const identifyLanguage = (text: string): string | undefined => {
  const sample = text.slice(0, SAMPLE);
  if (!known.has(sample)) remember(sample, identify(sample));
  return known.get(sample);
};

/**
 * Guesses the language of a text of twelve letters or more; `undefined` where a second language is
 * about as likely.
 */
export const likelyLanguage = (text: string): string | undefined => {
  const sample = text.slice(0, SAMPLE);
  if (letterCount(sample) < LETTERS_TO_GUESS) return undefined;
  const [best, second] = detectAll(sample);
  return best && best.accuracy >= GUESS_LEAD * (second?.accuracy ?? 0) ? best.lang : undefined;
};

/** Klingon, Volapük and Esperanto: false matches of random letters and names. */
const CONSTRUCTED = ['tlh', 'vo', 'eo'];
const spoken = (text: string) => detectAll(text).filter(({ lang }) => !CONSTRUCTED.includes(lang));

const identify = (sample: string): string | undefined => {
  const visible = sample.replace(INVISIBLE, '');
  const plain = inWords(visible);
  if (LETTER_BY_LETTER.test(plain) || letterCount(plain) < LETTERS_NEEDED || !isProse(visible))
    return undefined;
  const [best, second] = spoken(plain);
  return best && best.accuracy >= CONFIDENT && best.accuracy - (second?.accuracy ?? 0) >= LEAD
    ? best.lang
    : undefined;
};

/**
 * Requires four times as many letters as digits and punctuation. Tables have fewer, and are taken
 * for any language by the names in them.
 */
const isProse = (visible: string): boolean =>
  count(visible, OF_WORDS) > 4 * count(visible, NEITHER_WORDS_NOR_SPACE);
const OF_WORDS = /[\p{L}\p{M}]/gu;
const NEITHER_WORDS_NOR_SPACE = /[^\p{L}\p{M}\s]/gu;

/** Removes text that misleads the identifier. */
const inWords = (visible: string): string =>
  visible
    .replace(OPAQUE, ' ')
    .replace(PARTED, ' ')
    .replace(NO_WORDS, ' ')
    .replace(MIXED_WORD, (word) => (LATIN.test(word) && LOOKALIKES.test(word) ? ' ' : word));

export const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const letterCount = (text: string): number => count(text, /\p{L}/gu);

const remember = (sample: string, language: string | undefined): void => {
  const [oldest] = known.keys();
  if (known.size >= REMEMBERED && oldest !== undefined) known.delete(oldest);
  known.set(sample, language);
};
