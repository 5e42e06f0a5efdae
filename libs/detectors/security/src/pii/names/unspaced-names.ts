import { OTHER_SCRIPTS } from './gazetteer/data/other-scripts';
import { unspacedFigures } from './gazetteer/data/public-figures/unspaced';

/** A name in Chinese, Japanese or Korean script; offsets are UTF-16 units. */
export interface UnspacedName {
  start: number;
  end: number;
  certainty: number;
}

let figures: ReadonlySet<string> | undefined;
/**
 * Returns true if a name belongs to a public figure and no introduction or role precedes it, as
 * with customers and patients.
 */
export const isUnspacedFigure = (text: string, { start, end }: UnspacedName): boolean =>
  (figures ??= new Set(unspacedFigures())).has(text.slice(start, end)) &&
  !ANNOUNCED.test(text.slice(Math.max(0, start - LONGEST_ANNOUNCEMENT), start));

const either = (words: readonly string[]): string =>
  [...words].sort((one, other) => other.length - one.length).join('|');
const listed = (words: string): string[] => words.split(' ');
const HAN = '\\p{Script=Han}';
const HANGUL = '\\p{Script=Hangul}';
const { chinese, japanese, korean } = OTHER_SCRIPTS;
const honorifics = listed(OTHER_SCRIPTS.honorifics);
const introductions = listed(OTHER_SCRIPTS.introductions);
const roles = listed(OTHER_SCRIPTS.roles);
const continuations = listed(OTHER_SCRIPTS.goings);

const LONGEST_ANNOUNCEMENT = 10;
const ANNOUNCED = new RegExp(
  `(?:${either([...roles, ...introductions])})[ :：是はわ은는]{0,2}$`,
  'u',
);

const JAPANESE = `(?:${either(listed(japanese))})`;
const FAMILY = `(?:${either(listed(japanese))}|[${chinese}])`;
const KOREAN = `(?:${either(listed(korean))})`;
const BEHIND_INTRODUCTION = `(?<=(?:${either(introductions)})[ :：是はわ은는]{0,2})`;
const BEFORE_HONORIFIC = `(?=[ ]?(?:${either(honorifics)}))`;

/** A pattern of names beside certain words. */
interface Rule {
  pattern: RegExp;
  /** Family names, or their first characters. */
  families: string;
  certainty: number;
  beside: readonly string[];
  /** True if the words precede the name. */
  introduced: boolean;
}

const before = (
  families: string,
  source: string,
  certainty: number,
  beside: readonly string[],
): Rule => ({ families, pattern: new RegExp(source, 'uy'), certainty, beside, introduced: false });
const behindIntroduction = (families: string, source: string, certainty: number): Rule => ({
  families,
  pattern: new RegExp(BEHIND_INTRODUCTION + source, 'uy'),
  certainty,
  beside: introductions,
  introduced: true,
});
const HAN_FAMILIES = `${Array.from(chinese).join(' ')} ${japanese}`;

/** Words of records right after a name. */
const IN_RECORDS = [
  '身份证',
  '身分證',
  '电话',
  '電話',
  '手机',
  '手機',
  '男',
  '女',
  '生于',
  '出生',
  '住址',
  '住在',
  '工号',
  '学号',
  '病历',
  '联系',
  '家住',
  '今年',
  '微信',
  '邮箱',
  '信箱',
];

const RULES: readonly Rule[] = [
  before(HAN_FAMILIES, `${FAMILY}${HAN}{0,2}?${BEFORE_HONORIFIC}`, 0.85, honorifics),
  behindIntroduction(HAN_FAMILIES, `${FAMILY}${HAN}{1,2}(?!${HAN})`, 0.85),
  {
    families: HAN_FAMILIES,
    pattern: new RegExp(
      `(?<=${either(roles)})[${chinese}]${HAN}{1,2}?(?=${either(continuations)}|[，。,.：:\\s]|$)`,
      'uy',
    ),
    certainty: 0.75,
    beside: roles,
    introduced: true,
  },
  before(
    HAN_FAMILIES,
    `(?<!${HAN})${FAMILY}${HAN}{1,2}(?=[，,、；; ]{1,2}(?:${IN_RECORDS.join('|')}))`,
    0.8,
    IN_RECORDS,
  ),
  before(japanese, `(?<!${HAN})${JAPANESE}[ \u3000]?${HAN}{1,3}(?=さん|様|氏|です|と申)`, 0.8, [
    'さん',
    '様',
    '氏',
    'です',
    'と申',
  ]),
  before(
    japanese,
    `(?<!${HAN})${JAPANESE}[ \u3000]?[\\p{Script=Hiragana}\\p{Script=Katakana}ー]{2,4}?(?=さん|様|氏)`,
    0.8,
    ['さん', '様', '氏'],
  ),
  before(korean, `(?<!${HANGUL})${KOREAN}${HANGUL}{1,2}${BEFORE_HONORIFIC}`, 0.85, honorifics),
  behindIntroduction(korean, `${KOREAN}${HANGUL}{2}(?=입니다|이고|이며|이라고|[\\s,.)]|$)`, 0.85),
  before(korean, `(?<!${HANGUL})${KOREAN}${HANGUL}{2}(?=입니다|이라고 합니다)`, 0.8, [
    '입니다',
    '이라고',
  ]),
];

/**
 * Maximum number of units of a name before a word, including a space; `LONGEST_LINK` is the maximum
 * between an introduction and a name.
 */
const LONGEST = Math.max(...listed(japanese).map(({ length }) => length)) + 7;
const LONGEST_LINK = 2;

interface Word {
  word: string;
  /** Rules whose names precede the word, one bit each. */
  before: number;
  introduced: number;
}

/** Words beside names, by their first unit. */
const WORDS = new Map<number, Word[]>();
for (const [index, { beside, introduced }] of RULES.entries()) {
  for (const word of beside) {
    const group = WORDS.get(word.charCodeAt(0)) ?? [];
    WORDS.set(word.charCodeAt(0), group);
    let known = group.find((each) => each.word === word);
    if (!known) group.push((known = { word, before: 0, introduced: 0 }));
    known[introduced ? 'introduced' : 'before'] |= 1 << index;
  }
}
const FIRST = Math.min(...WORDS.keys());

/** Rules with a family name that begins with a unit, one bit each. */
const FAMILIES = new Uint8Array(0x10000);
for (const [index, { families }] of RULES.entries())
  for (const family of listed(families)) {
    const first = family.charCodeAt(0);
    FAMILIES[first] = (FAMILIES[first] ?? 0) | (1 << index);
  }

/**
 * Returns the rules whose names may begin at each index, one bit each; `undefined` if the text has
 * none of the words beside names.
 */
const beginnings = (text: string): Uint8Array | undefined => {
  let rules: Uint8Array | undefined;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < FIRST) continue;
    for (const word of WORDS.get(code) ?? []) {
      if (!text.startsWith(word.word, index)) continue;
      rules ??= new Uint8Array(text.length + LONGEST_LINK + 1);
      for (let start = Math.max(0, index - LONGEST); start < index; start++)
        rules[start] = (rules[start] ?? 0) | word.before;
      const end = index + word.word.length;
      for (let start = end; start <= end + LONGEST_LINK; start++)
        rules[start] = (rules[start] ?? 0) | word.introduced;
    }
  }
  return rules;
};

/**
 * Finds names beside honorifics, introductions and words of records in scripts without capitals and
 * with few spaces. Linear in the text: patterns are bounded and tried only near those words.
 */
export const unspacedNames = (text: string): UnspacedName[] => {
  const rules = beginnings(text);
  if (!rules) return [];
  const found: UnspacedName[] = [];
  const read = RULES.map(() => 0);
  for (let start = 0; start < text.length; start++) {
    const beside = rules[start] ?? 0;
    const applicable = beside === 0 ? 0 : beside & (FAMILIES[text.charCodeAt(start)] ?? 0);
    if (applicable === 0) continue;
    for (const [index, { pattern, certainty }] of RULES.entries()) {
      if ((applicable & (1 << index)) === 0 || start < (read[index] ?? 0)) continue;
      pattern.lastIndex = start;
      const name = pattern.exec(text)?.[0];
      if (name === undefined) continue;
      read[index] = start + name.length;
      found.push({ start, end: start + name.trimEnd().length, certainty });
    }
  }
  return found
    .sort((one, other) => one.start - other.start || other.end - one.end)
    .filter((name, at, all) => at === 0 || name.start >= (all[at - 1]?.end ?? 0));
};
