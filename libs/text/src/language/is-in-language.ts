import { likelyLanguage } from './identify-language';

/** Scripts and the languages (ISO 639-1) written in them. */
const SCRIPTS: [RegExp, readonly string[]][] = [
  [/\p{Script=Kannada}/u, ['kn']],
  [/\p{Script=Telugu}/u, ['te']],
  [/\p{Script=Tamil}/u, ['ta']],
  [/\p{Script=Malayalam}/u, ['ml']],
  [/\p{Script=Gujarati}/u, ['gu']],
  [/\p{Script=Gurmukhi}/u, ['pa']],
  [/\p{Script=Bengali}/u, ['bn']],
  [/\p{Script=Thai}/u, ['th']],
  [/\p{Script=Hangul}/u, ['ko']],
  [/\p{Script=Greek}/u, ['el']],
  [/\p{Script=Hebrew}/u, ['he', 'yi']],
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, ['ja']],
  [/\p{Script=Han}/u, ['zh', 'ja']],
  [/\p{Script=Devanagari}/u, ['hi', 'mr', 'ne']],
  [/\p{Script=Cyrillic}/u, ['ru', 'uk', 'bg', 'mk', 'sr', 'be', 'kk', 'mn']],
  [/\p{Script=Arabic}/u, ['ar', 'fa', 'ur', 'ps']],
];
const SAMPLE = 2000;
const MOST = 0.6;
/** Letters of the Urdu alphabet that Arabic and Persian lack. */
const ONLY_URDU = /[ٹڈڑںےہ]/u;
/** A letter and words of Marathi that Hindi lacks. */
const ONLY_MARATHI = /[ळ]|आहे|आणि/u;

/** Returns the languages written in the script of the text; `undefined` for Latin script. */
const byScript = (text: string): readonly string[] | undefined => {
  const letters = text.slice(0, SAMPLE).match(/\p{L}/gu) ?? [];
  if (letters.length < 8) return undefined;
  const [, languages] =
    SCRIPTS.find(
      ([script]) =>
        letters.filter((letter) => script.test(letter)).length >
        letters.length * (script.source.includes('Hiragana') ? 0.1 : MOST),
    ) ?? [];
  return languages;
};

const isLatin = (text: string): boolean => {
  const letters = text.slice(0, SAMPLE).match(/\p{L}/gu) ?? [];
  return (
    letters.length >= 8 &&
    letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length > letters.length * MOST
  );
};

const NON_LATIN = new Set(SCRIPTS.flatMap(([, languages]) => languages));

/** Checks whether a text is in a language; `undefined` when it is too short or too mixed. */
export const isInLanguage = (text: string, language: string): boolean | undefined => {
  const allowed = byScript(text);
  if (allowed) return allowed.includes(language) ? amongAlike(text, language, allowed) : false;
  if (NON_LATIN.has(language) && isLatin(text)) return false;
  const sample =
    text.toLowerCase() === text || text.toUpperCase() !== text ? text : text.toLowerCase();
  const found = likelyLanguage(sample);
  return found === undefined
    ? undefined
    : found === language || (found === 'nb' && language === 'no');
};

const amongAlike = (
  text: string,
  language: string,
  allowed: readonly string[],
): boolean | undefined => {
  if (allowed.length === 1) return true;
  if (allowed.includes('ur') && ONLY_URDU.test(text)) return language === 'ur';
  if (allowed.includes('mr') && ONLY_MARATHI.test(text)) return language === 'mr';
  if (allowed.includes('ja') && allowed.length === 2) return language === 'zh';
  const found = likelyLanguage(text);
  return found !== undefined && allowed.includes(found) ? found === language : undefined;
};
