import { OTHER_SCRIPTS } from '../data/other-scripts';

/** A name in Chinese, Japanese or Korean letters; offsets are UTF-16 units. */
export interface UnspacedName {
  start: number;
  end: number;
  certainty: number;
}

const either = (words: string): string => words.split(' ').sort((one, other) => other.length - one.length).join('|');
const HAN = '\\p{Script=Han}';
const HANGUL = '\\p{Script=Hangul}';
const { chinese, japanese, korean, honorifics, introductions } = OTHER_SCRIPTS;

const FAMILY = `(?:${either(japanese)}|[${chinese}])`;
const JAPANESE = `(?:${either(japanese)})[ \u3000]?`;
const KOREAN = `(?:${either(korean)})`;
const BEHIND_INTRODUCTION = `(?<=(?:${either(introductions)})[ :：是はわ은는]{0,2})`;
const BEFORE_HONORIFIC = `(?=[ ]?(?:${either(honorifics)}))`;

const RULES: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`${FAMILY}${HAN}{0,2}?${BEFORE_HONORIFIC}`, 'gu'), 0.85],
  [new RegExp(`${BEHIND_INTRODUCTION}${FAMILY}${HAN}{1,2}(?!${HAN})`, 'gu'), 0.85],
  [new RegExp(`(?<!${HAN})${JAPANESE}${HAN}{1,3}(?=さん|様|氏|です|と申)`, 'gu'), 0.8],
  [new RegExp(`(?<!${HANGUL})${KOREAN}${HANGUL}{1,2}${BEFORE_HONORIFIC}`, 'gu'), 0.85],
  [new RegExp(`${BEHIND_INTRODUCTION}${KOREAN}${HANGUL}{2}(?=입니다|이고|이며|이라고|[\\s,.)]|$)`, 'gu'), 0.85],
  [new RegExp(`(?<!${HANGUL})${KOREAN}${HANGUL}{2}(?=입니다|이라고 합니다)`, 'gu'), 0.8],
];

const HAS_UNSPACED = /[\p{Script=Han}\p{Script=Hangul}]/u;

/** Names beside honorifics and introductions in scripts that have no capitals and few spaces. Linear in the text: every pattern is bounded. */
export const unspacedNames = (text: string): UnspacedName[] => {
  if (!HAS_UNSPACED.test(text)) return [];
  const found: UnspacedName[] = [];
  for (const [pattern, certainty] of RULES) {
    for (const { 0: name, index } of text.matchAll(pattern)) found.push({ start: index, end: index + name.trimEnd().length, certainty });
  }
  return found.sort((one, other) => one.start - other.start || other.end - one.end).filter((name, at, all) => at === 0 || name.start >= (all[at - 1]?.end ?? 0));
};
