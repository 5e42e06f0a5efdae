import { detectAll } from 'tinyld';
import { familiarityIn } from './normalise/familiarity';

const LETTERS_NEEDED = 100;
/** UTF-16 units that are looked at: enough to be sure, and identification costs more than most detectors. */
const SAMPLE = 1000;
/** Below this share of the identifier's mass the text may be anything. */
const CONFIDENT = 0.5;
const LEAD = 0.2;

const LETTERS_TO_GUESS = 12;
/** The best must have this many times the accuracy of the next. */
const GUESS_LEAD = 2;

const INVISIBLE = /\p{Cf}/gu;
/** Encoded text, hashes, addresses: written in no language. */
const OPAQUE = /[\w+/=%.:-]{30,}/g;
/** Letter by letter: no word to tell a language by, and dear to ask about, since each letter is looked at as a word. */
const LETTER_BY_LETTER = /^\s*(?:[!-~](?:\s+|$))+$/;
/** `I.g.n.o.r.e`, the same with signs between. */
const PARTED = /(?<!\p{L})(?:\p{L}[!-/:-@_|~]){3,40}\p{L}(?!\p{L})/gu;
/** Numbers, which the identifier takes for Hindi, and what parts cells. */
const NO_WORDS = /[\p{Nd}|]+/gu;
/** Letters of one script in the place of another's lookalikes. */
const MIXED_WORD = /\p{L}+/gu;
const LATIN = /\p{Script=Latin}/u;
const LOOKALIKES = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/** Several detectors ask about the same text, one after the other. */
const REMEMBERED = 128;
const known = new Map<string, string | undefined>();

/** The text's language (ISO 639-1) where it has 100 letters or more and identification is confident, else `undefined`. */
export const identifyLanguage = (text: string): string | undefined => {
  const sample = text.slice(0, SAMPLE);
  if (!known.has(sample)) remember(sample, identify(sample));
  return known.get(sample);
};

/** A guess from twelve letters on, for those who ask what a text's language is: no other language comes near it. */
export const likelyLanguage = (text: string): string | undefined => {
  const sample = text.slice(0, SAMPLE);
  if (letterCount(sample) < LETTERS_TO_GUESS) return undefined;
  const [best, second] = detectAll(sample);
  return best && best.accuracy >= GUESS_LEAD * (second?.accuracy ?? 0) ? best.lang : undefined;
};

const identify = (sample: string): string | undefined => {
  const visible = sample.replace(INVISIBLE, '');
  const plain = inWords(visible);
  if (LETTER_BY_LETTER.test(plain) || letterCount(plain) < LETTERS_NEEDED || !isProse(visible))
    return undefined;
  const [best, second] = detectAll(plain);
  return best && best.accuracy >= CONFIDENT && best.accuracy - (second?.accuracy ?? 0) >= LEAD
    ? best.lang
    : undefined;
};

/** Four times as many letters as digits and signs. Tables have not, and are taken for any language by their names. */
const isProse = (visible: string): boolean =>
  count(visible, OF_WORDS) > 4 * count(visible, NEITHER_WORDS_NOR_SPACE);
const OF_WORDS = /[\p{L}\p{M}]/gu;
const NEITHER_WORDS_NOR_SPACE = /[^\p{L}\p{M}\s]/gu;

/** Without what would have the identifier guess a language nobody wrote in. */
const inWords = (visible: string): string =>
  visible
    .replace(OPAQUE, ' ')
    .replace(PARTED, ' ')
    .replace(NO_WORDS, ' ')
    .replace(MIXED_WORD, (word) => (LATIN.test(word) && LOOKALIKES.test(word) ? ' ' : word));

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const letterCount = (text: string): number => count(text, /\p{L}/gu);

const remember = (sample: string, language: string | undefined): void => {
  const [oldest] = known.keys();
  if (known.size >= REMEMBERED && oldest !== undefined) known.delete(oldest);
  known.set(sample, language);
};

const PIECES = 3;

/** Pieces from the beginning, the middle and the end of a text, in plain letters; none of one that is hardly longer. */
const piecesOf = (text: string, characters: number): string[] => {
  if (text.length < 2 * PIECES * characters) return [];
  const step = (text.length - characters) / (PIECES - 1);
  return Array.from({ length: PIECES }, (_, index) =>
    text.slice(Math.round(index * step), Math.round(index * step) + characters).normalize('NFKC'),
  );
};

/** Words of every English text, and common in no other language: not "we", "had" and "want" (Dutch), "her" (Danish, Turkish), "are" (Romanian), "he" and "has" (Spanish). */
const ENGLISH =
  /(?<!\p{L})(?:the|and|that|with|you|this|from|your|they|what|how|would|which|there|their|been|were|when|its|it|not|his|she|should|about|these|those|than|then|who|into|because|between|where|why|could|each|other|after|before|while|during|through|very|them|please|make|using|some|only|such|people|get|know|think|said|being|does|did|if|our|can|more|much|many|first|new|out)(?!\p{L})/giu;
/** Of Latin letters; each letter of another script counts as much, since some write without spaces. */
const WORD = /\p{Script=Latin}+|\p{L}/gu;
const ENGLISH_PIECE = 160;
const ENGLISH_WORDS = 3;
const ENGLISH_SHARE = 0.12;
const ENGLISH_SHARE_OF_PIECE = 0.05;

/** In two, where it is too short for pieces. */
const halvesOf = (text: string): string[] => {
  const middle = Math.ceil(text.length / 2);
  return [text.slice(0, middle), text.slice(middle)].map((half) => half.normalize('NFKC'));
};

/** Whether all pieces together hold as many of them as English does, and each its part: costs a fiftieth of asking. */
const isEnglish = (text: string): boolean => {
  const pieces = piecesOf(text, ENGLISH_PIECE);
  const counts = (pieces.length > 0 ? pieces : halvesOf(text)).map((piece) => ({
    english: count(piece, ENGLISH),
    words: count(piece, WORD),
  }));
  const [english, words] = [
    counts.reduce((all, each) => all + each.english, 0),
    counts.reduce((all, each) => all + each.words, 0),
  ];
  return (
    counts.every(
      (each) => each.english > 0 && each.english >= ENGLISH_SHARE_OF_PIECE * each.words,
    ) && english >= Math.max(ENGLISH_WORDS, ENGLISH_SHARE * words)
  );
};

const GLANCE = 80;
/** What `familiarityIn` says of languages is about 0 or more, of letters at random -1.4. */
const NOISE = -0.75;

/** Letters at random are in no language, and are taken for one now and then. */
const isNoise = (text: string): boolean => {
  const pieces = piecesOf(text, GLANCE);
  return pieces.length > 0 && pieces.every((piece) => familiarityIn(piece) < NOISE);
};

/** What a text is written in, told from little of it: mostly enough, for a third of the price. */
const glimpse = (text: string): string | undefined =>
  isEnglish(text) ? 'en' : identifyLanguage(piecesOf(text, GLANCE).join(' '));

/** Where a glance was not enough: whether it is one of many languages takes fewer letters than which one. */
const ENOUGH = 500;

/** The language of the text when it is surely none of those supported; then an engine that needs the language must not decide. */
export const unsupportedLanguage = (
  text: string,
  supported: readonly string[],
): string | undefined => {
  if (isNoise(text)) return undefined;
  const glimpsed = glimpse(text);
  if (glimpsed !== undefined && supported.includes(glimpsed)) return undefined;
  const language = identifyLanguage(text.slice(0, ENOUGH));
  return language !== undefined && !supported.includes(language) ? language : undefined;
};
