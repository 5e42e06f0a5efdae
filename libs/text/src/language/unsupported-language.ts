import { familiarityIn } from '../normalise/familiarity';
import { windows } from '../tokens/windows';
import { count, identifyLanguage, likelyLanguage } from './identify-language';
import { type Script, scriptRuns, scriptsOf } from './scripts';

/** Letters of a script that prove that no supported language was used. */
const LETTERS_OF_SCRIPT = 12;
/** Letters of an unsupported stretch that count regardless of the rest of the text. */
const STRETCH = 200;
/** Supported letters in a row that end such a stretch. */
const INTERRUPTION = 20;
/**
 * Window length in UTF-16 units: any 260 characters, about 200 letters, contain one complete
 * window.
 */
const WINDOW = 160;
const OVERLAP = 60;
/** Context on either side of a window that must confirm its language. */
const SURROUNDINGS = 80;
/** Limit of windows of a long text that are identified, evenly spaced: identification is slow. */
const MOST_IDENTIFIED = 12;
const INVISIBLE = /\p{Cf}/gu;
/** Runs of white space are collapsed, so that a window contains enough letters. */
const GAP = /\s{2,}/g;

/**
 * Finds the language of a text, or of a longer stretch of it, that is certainly none of the
 * supported ones; an engine that needs the language must then abstain. Returns its ISO 639-1 code,
 * or the name of the script where the language is not identified.
 * @param tick called between windows; may throw
 */
export const unsupportedLanguage = (
  text: string,
  supported: readonly string[],
  tick: () => void = () => undefined,
): string | undefined => {
  const foreign = unsupportedScript(text, scriptsOf(supported));
  if (foreign) return likelyLanguage(foreign.sample) ?? foreign.script;
  const identify = (sample: string): string | undefined => {
    const language = identifyLanguage(sample);
    return language !== undefined && supported.includes(language) ? undefined : language;
  };
  const dense = text.replaceAll(INVISIBLE, '').replaceAll(GAP, ' ');
  if (dense.length <= WINDOW + OVERLAP)
    return isEnglish(dense) || mayBeEnglish(dense) || isNoise(dense) ? undefined : identify(dense);
  const unclear = [...windows(dense, WINDOW, OVERLAP)].filter(({ text: sample }) => {
    tick();
    return !(
      isEnglish(sample) ||
      isNoise(sample) ||
      isListOfNames(sample) ||
      mayBeEnglish(sample) ||
      isTellingScript(sample, supported)
    );
  });
  for (const { text: sample, offset } of spread(unclear, MOST_IDENTIFIED)) {
    tick();
    const language = identify(sample);
    if (language === undefined) continue;
    const [before, behind] = [
      dense.slice(Math.max(0, offset - SURROUNDINGS), offset + WINDOW),
      dense.slice(offset, offset + WINDOW + SURROUNDINGS),
    ];
    if (identify(before) === language || identify(behind) === language) return language;
  }
  return undefined;
};

const spread = <T>(items: readonly T[], most: number): readonly T[] =>
  items.length <= most
    ? items
    : Array.from(
        { length: most },
        (_, index) => items[Math.round((index * (items.length - 1)) / (most - 1))] as T,
      );

/** Scripts used by one language almost exclusively. */
const ONE_LANGUAGE: Readonly<Partial<Record<Script, string>>> = {
  Han: 'zh',
  Hangul: 'ko',
  Devanagari: 'hi',
};
const NEARLY_ALL = 0.9;

/** Returns true if the script alone proves that a window is in a supported language. */
const isTellingScript = (text: string, supported: readonly string[]): boolean => {
  let [telling, letters] = [0, 0];
  for (const run of scriptRuns(text)) {
    letters += run.letters;
    if (supported.includes(ONE_LANGUAGE[run.script] ?? '')) telling += run.letters;
  }
  return telling > 0 && telling >= NEARLY_ALL * letters;
};

interface ForeignScript {
  script: Script;
  /** End of the last unsupported stretch. */
  sample: string;
}

const unsupportedScript = (
  text: string,
  supported: ReadonlySet<Script>,
): ForeignScript | undefined => {
  let [readable, unreadable, stretch, stretchStart, sinceUnreadable] = [0, 0, 0, 0, 0];
  let last: ForeignScript | undefined;
  for (const { script, letters, end } of scriptRuns(text)) {
    if (supported.has(script)) {
      readable += letters;
      sinceUnreadable += letters;
      if (sinceUnreadable >= INTERRUPTION) stretch = 0;
      continue;
    }
    if (stretch === 0) stretchStart = end - letters;
    unreadable += letters;
    stretch += letters;
    sinceUnreadable = 0;
    last = { script, sample: text.slice(Math.max(stretchStart, end - 2 * STRETCH), end) };
    if (stretch >= STRETCH) return last;
  }
  return unreadable >= LETTERS_OF_SCRIPT && unreadable > readable ? last : undefined;
};

/**
 * Words of every English text, and common in no other language: not "we", "had" and "want" (Dutch),
 * "her" (Danish, Turkish), "are" (Romanian), "he" and "has" (Spanish).
 */
const ENGLISH =
  /(?<!\p{L})(?:the|and|that|with|you|this|from|your|they|what|how|would|which|there|their|been|were|when|its|it|not|his|she|should|about|these|those|than|then|who|into|because|between|where|why|could|each|other|after|before|while|during|through|very|them|please|make|using|some|only|such|people|get|know|think|said|being|does|did|if|our|can|more|much|many|first|new|out)(?!\p{L})/giu;
/**
 * Words of Latin letters; each letter of another script counts as one, since some are written
 * without spaces.
 */
const WORD = /\p{Script=Latin}+|\p{L}/gu;
const ENGLISH_WORDS = 3;
const ENGLISH_SHARE = 0.12;
const ENGLISH_SHARE_OF_HALF = 0.05;

/**
 * Recognises English by its frequent words in both halves of a window, at a fiftieth of the cost of
 * identification.
 */
const isEnglish = (text: string): boolean => {
  const middle = Math.ceil(text.length / 2);
  const halves = [text.slice(0, middle), text.slice(middle)].map((half) => half.normalize('NFKC'));
  const counts = halves.map((half) => ({
    english: count(half, ENGLISH),
    words: count(half, WORD),
  }));
  const [english, words] = [
    counts.reduce((all, each) => all + each.english, 0),
    counts.reduce((all, each) => all + each.words, 0),
  ];
  return (
    counts.every(
      (each) => each.english > 0 && each.english >= ENGLISH_SHARE_OF_HALF * each.words,
    ) && english >= Math.max(ENGLISH_WORDS, ENGLISH_SHARE * words)
  );
};

/** Words of every English text that other languages share. */
const ENGLISH_OR_OTHER =
  /(?<!\p{L})(?:a|an|any|all|am|are|as|at|be|but|by|can|do|for|from|get|go|had|has|have|he|her|him|i|in|is|just|like|me|my|no|now|of|on|one|or|out|so|to|up|us|was|we|will)(?!\p{L})/giu;
const ENGLISH_SHARE_OF_BOTH = 0.25;

/**
 * Recognises English full of names or terms, which the identifier takes for another language, by
 * one word that only English has and others that fit.
 */
const mayBeEnglish = (text: string): boolean => {
  const plain = text.normalize('NFKC');
  const own = count(plain, ENGLISH);
  return (
    own > 0 && own + count(plain, ENGLISH_OR_OTHER) >= ENGLISH_SHARE_OF_BOTH * count(plain, WORD)
  );
};

const LONGER_WORD = /\p{L}{3,}/gu;
const CAPITALISED = /(?<!\p{L})\p{Lu}\p{Ll}\p{L}+/gu;
const MOST_NAMES = 0.5;

/**
 * Recognises tables and lists of names: they are in no language, and the identifier guesses one
 * from the names.
 */
const isListOfNames = (text: string): boolean =>
  count(text, CAPITALISED) > MOST_NAMES * count(text, LONGER_WORD);

/** Threshold of `familiarityIn`: languages score about 0 or more, random letters -1.4. */
const NOISE = -0.75;

/** Recognises random letters, which the identifier occasionally takes for a language. */
const isNoise = (text: string): boolean => familiarityIn(text.normalize('NFKC')) < NOISE;
