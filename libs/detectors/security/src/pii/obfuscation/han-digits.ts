import { type NormalisedText } from '@touchstone/text';
import { isDigit } from '@touchstone/text/fast';
import { rewriteRuns } from './rewrite';

const HAN_DIGITS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    '〇零공영',
    '一幺壹일',
    '二贰貳이',
    '三叁參삼',
    '四肆사',
    '五伍오',
    '六陆陸육',
    '七柒칠',
    '八捌팔',
    '九玖구',
  ].flatMap((signs, digit) => Array.from(signs, (sign) => [sign, String(digit)])),
);
const HAN = '〇零幺一二三四五六七八九壹贰貳叁參肆伍陆陸柒捌玖';
const HANGUL = '공영일이삼사오육칠팔구';
const HAN_NUMBER = new RegExp(
  `(?<![${HAN}\\d十百千.,-])(?:ゼロ|[${HAN}\\d])(?:[ の-]?(?:ゼロ|[${HAN}\\d])){6,17}(?![${HAN}\\d十百千万年月日章])|(?<![가-힣\\d.,-])[${HANGUL}\\d](?:[ -]?[${HANGUL}\\d]){7,15}(?![가-힣\\d])`,
  'g',
);
const FEWEST_SIGNS = 3;
/** Characters of numbers in Han or Hangul that alphabetic prose lacks. */
const HAN_CHARACTER = new RegExp(`[${HAN}${HANGUL}ゼの]`);
const SPACE = 32;
const HYPHEN = 45;

const signsIn = (run: string): number => {
  let signs = 0;
  for (let index = 0; index < run.length; index++) {
    const code = run.charCodeAt(index);
    if (!isDigit(code) && code !== SPACE && code !== HYPHEN) signs++;
  }
  return signs;
};

/**
 * Replaces numbers written digit by digit in Han or Hangul: `一三九一二三四五六七八`, `공일공 일이삼사`. `undefined`
 * if there are none. Linear in the text.
 */
export const replaceHanDigits = (plain: NormalisedText): NormalisedText | undefined =>
  HAN_CHARACTER.test(plain.text)
    ? rewriteRuns(plain, HAN_NUMBER, (run) => {
        if (signsIn(run) < FEWEST_SIGNS) return undefined;
        const characters = Array.from(run, (sign) =>
          isDigit(sign.charCodeAt(0)) ? sign : sign === 'ゼ' ? '0' : (HAN_DIGITS[sign] ?? ''),
        );
        return '0123456789'.includes(characters.join('').slice(1)) ? undefined : characters;
      })
    : undefined;
