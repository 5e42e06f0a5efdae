import { familiarityIn } from '../normalise/familiarity';
import { windows } from '../tokens/windows';
import { isClearlyIn, mayBeEnglish } from './frequent-words';
import { count, identifyLanguage, likelyLanguage } from './identify-language';
import { type Script, scriptRuns, scriptsOf } from './scripts';

/** Fewest letters of unsupported scripts that prove that a text is in no supported language. */
const LETTERS_OF_SCRIPT = 12;
/** Fewest letters of an unsupported stretch that counts regardless of the rest of the text. */
const STRETCH = 200;
/**
 * Share of a stretch that each supported letter takes away: sentences that alternate between a
 * supported and an unsupported script are a stretch, single names in an article are none.
 */
const INTERRUPTION = 0.25;
/**
 * Window length in UTF-16 units: any 260 characters, about 200 letters, contain one complete
 * window.
 */
const WINDOW = 160;
const OVERLAP = 60;
/** Context on either side of a window that must confirm its language. */
const SURROUNDINGS = 80;
/** Limit of windows of a long text that are identified, evenly spaced: identification is slow. */
const MOST_IDENTIFIED = 24;
const INVISIBLE = /\p{Cf}/gu;
/** Runs of white space, which are collapsed so that a window contains enough letters. */
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
    return isClearlyIn(dense, supported) || mayBeEnglish(dense) || isNoise(dense)
      ? undefined
      : identify(dense);
  const unclear = [...windows(dense, WINDOW, OVERLAP)].filter(({ text: sample }) => {
    tick();
    return !(
      isClearlyIn(sample, supported) ||
      isNoise(sample) ||
      isListOfNames(sample) ||
      mayBeEnglish(sample) ||
      isInSupportedScript(sample, supported)
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

/** Selects at most so many items, evenly spaced. */
const spread = <T>(items: readonly T[], most: number): readonly T[] => {
  if (items.length <= most) return items;
  const step = (items.length - 1) / (most - 1);
  const selected = new Set(Array.from({ length: most }, (_, index) => Math.round(index * step)));
  return items.filter((_item, index) => selected.has(index));
};

/** Scripts used by one language almost exclusively. */
const ONE_LANGUAGE: Readonly<Partial<Record<Script, string>>> = {
  Han: 'zh',
  Hangul: 'ko',
  Devanagari: 'hi',
};
const NEARLY_ALL = 0.9;

/** Returns true if the script alone proves that a window is in a supported language. */
const isInSupportedScript = (text: string, supported: readonly string[]): boolean => {
  let [ofSupported, letters] = [0, 0];
  for (const run of scriptRuns(text)) {
    letters += run.letters;
    if (supported.includes(ONE_LANGUAGE[run.script] ?? '')) ofSupported += run.letters;
  }
  return ofSupported > 0 && ofSupported >= NEARLY_ALL * letters;
};

interface ForeignScript {
  script: Script;
  /** Last letters of the last unsupported stretch. */
  sample: string;
}

const unsupportedScript = (
  text: string,
  supported: ReadonlySet<Script>,
): ForeignScript | undefined => {
  let [readable, unreadable, stretch, stretchStart] = [0, 0, 0, 0];
  let last: ForeignScript | undefined;
  for (const { script, letters, end } of scriptRuns(text)) {
    if (supported.has(script)) {
      readable += letters;
      stretch = Math.max(0, stretch - INTERRUPTION * letters);
      continue;
    }
    if (stretch === 0) stretchStart = end - letters;
    unreadable += letters;
    stretch += letters;
    last = { script, sample: text.slice(Math.max(stretchStart, end - 2 * STRETCH), end) };
    if (stretch >= STRETCH) return last;
  }
  return unreadable >= LETTERS_OF_SCRIPT && unreadable > readable ? last : undefined;
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
