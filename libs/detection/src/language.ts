import { detectAll } from 'tinyld';

const LETTERS_NEEDED = 100;
const SAMPLE = 3000;
/** Below this share of the identifier's mass the text may be anything. */
const CONFIDENT = 0.5;

/** The text's language (ISO 639-1) where it has 100 letters or more and identification is confident, else `undefined`. */
export const identifyLanguage = (text: string): string | undefined => {
  const letters = text.slice(0, SAMPLE).match(/\p{L}/gu)?.length ?? 0;
  if (letters < LETTERS_NEEDED) return undefined;
  const [best, second] = detectAll(text.slice(0, SAMPLE));
  if (!best || best.accuracy < CONFIDENT || best.accuracy - (second?.accuracy ?? 0) < 0.2) return undefined;
  return best.lang;
};

/** The language of the text when it is surely none of those supported; then an engine that needs the language must not decide. */
export const unsupportedLanguage = (text: string, supported: readonly string[]): string | undefined => {
  const language = identifyLanguage(text);
  return language !== undefined && !supported.includes(language) ? language : undefined;
};
