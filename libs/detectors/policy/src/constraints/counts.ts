import type { Countable } from '@touchstone/assertions';
import { sentenceCount } from '@touchstone/text';
import { contractionsOf } from '../concepts/manner/contractions';
import { codeIn } from './code';
import { between, type ElementCount, exactly, matches } from './element-count';
import {
  DATE_CERTAIN,
  DATE_POSSIBLE,
  MARKDOWN,
  NUMBER_WORDS,
  NUMBERS,
  PATTERNS,
  PHONE_CERTAIN,
  PHONE_POSSIBLE,
  URL_CERTAIN,
  URL_POSSIBLE,
} from './patterns';
import { personCount, politenessCount } from './persons';

/** Scripts written without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const SPACED_WORDS = /[^\s\u2013\u2014]{1,200}/gu;
const WORD_CHARACTERS = /[\p{L}\p{N}]/u;

/**
 * Counts words: stretches between spaces that contain a letter or digit. Hyphenated words may count
 * as one or by their parts.
 */
const wordCount = (text: string): ElementCount => {
  if (UNSPACED.test(text.slice(0, 2000))) return segmentedWords(text);
  let low = 0;
  let parts = 0;
  for (const [stretch] of text.matchAll(SPACED_WORDS)) {
    if (!WORD_CHARACTERS.test(stretch)) continue;
    low++;
    parts += hyphenated(stretch);
  }
  return { low, high: parts };
};

const hyphenated = (stretch: string): number =>
  Math.max(1, stretch.split(/[-/]/).filter((part) => WORD_CHARACTERS.test(part)).length);

/**
 * Limit for segmentation, which is slow: longer texts are estimated, at one to four letters a word.
 */
const LONGEST_SEGMENTED = 5000;

const segmentedWords = (text: string): ElementCount => {
  if (text.length > LONGEST_SEGMENTED) {
    const letters = matches(text, /\p{L}/gu).low;
    return { low: Math.ceil(letters / 4), high: letters };
  }
  let count = 0;
  for (const { isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text))
    if (isWordLike) count++;
  return exactly(count);
};

/** Counts characters with and without white space: both conventions are in use. */
const characterCount = (text: string): ElementCount => {
  let high = 0;
  let spaces = 0;
  for (const character of text.trim()) {
    high++;
    if (character.trim() === '') spaces++;
  }
  return { low: high - spaces, high };
};

const isBlank = (line: string): boolean => line.trim() === '';
const DIVIDER = /^\s{0,8}(?:\*\s?){3,20}$|^\s{0,8}[-_=]{3,80}\s{0,8}$/;

/**
 * Splits a text at blank lines, or into lines where there are none. Dividers and headings are not
 * certain to be paragraphs.
 */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\n[^\S\n]{0,20}(?=\n)/)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !DIVIDER.test(block));

const paragraphCount = (text: string): ElementCount => {
  const blocks = paragraphs(text);
  const plain = blocks.filter((block) => !/^#{1,6}\s[^\n]*$/.test(block));
  return { low: plain.length, high: blocks.length };
};

const lineCount = (text: string): ElementCount => {
  const lines = text.trim().split('\n');
  return { low: lines.filter((line) => !isBlank(line)).length, high: lines.length };
};

const TABLE_RULE =
  /^[ \t]{0,3}\|?[ \t]{0,20}:?-{2,60}:?[ \t]{0,20}(?:\|[ \t]{0,20}:?-{2,60}:?[ \t]{0,20}){0,60}\|?[ \t]{0,20}$/;
const tableCount = (text: string): ElementCount => {
  const lines = text.split('\n');
  return exactly(
    lines.filter(
      (line, index) =>
        line.length < 5000 &&
        line.includes('-') &&
        (lines[index - 1] ?? '').includes('|') &&
        line.includes('|') &&
        TABLE_RULE.test(line),
    ).length,
  );
};

const pattern =
  (of: Countable) =>
  (text: string): ElementCount => {
    const expression = PATTERNS[of];
    if (!expression) throw new Error(`No pattern counts "${of}".`);
    return matches(text, expression);
  };

/** Counts code blocks: an opening and a closing fence make one. */
const codeBlockCount = (text: string): ElementCount => {
  const { low, at } = pattern('code-block')(text.endsWith('\n') ? text : `${text}\n`);
  return exactly(Math.ceil(low / 2), at);
};

const listCount = (text: string): ElementCount => {
  const [bullets, numbered] = [pattern('bullet')(text), pattern('numbered')(text)];
  return exactly(bullets.low + numbered.low, bullets.at ?? numbered.at);
};

const SECTION =
  /^[^\S\n]{0,8}(?:\*\*|#{1,6}[^\S\n]{1,3})?(?:section|part|chapter|abschnitt|teil|kapitel|partie|sección|sezione|seção)\s(?:\d{1,3}|[ivx]{1,5})\b/gimu;
const sectionCount = (text: string): ElementCount => {
  const [named, headings] = [matches(text, SECTION), pattern('heading')(text)];
  return between(
    named.low > headings.low ? headings : named,
    named.low > headings.low ? named : headings,
  );
};

/** Counts questions, without question marks inside addresses. */
const questionCount = (text: string): ElementCount =>
  pattern('question')(
    text.includes('://')
      ? text.replaceAll(URL_CERTAIN, (address) => ' '.repeat(address.length))
      : text,
  );

const withDoubt =
  (certain: RegExp, possible: RegExp) =>
  (text: string): ElementCount => {
    const [sure, maybe] = [matches(text, certain), matches(text, possible)];
    return {
      low: sure.low,
      high: sure.low + maybe.low,
      ...((sure.at ?? maybe.at) && { at: sure.at ?? maybe.at }),
    };
  };

/** ":-)" is an emoticon for certain, and perhaps an emoji. */
const withEmoticons = (text: string, isMeant: boolean): ElementCount => {
  const [emojis, typed] = [pattern('emoji')(text), pattern('emoticon')(text)];
  const [at] = [emojis.at, typed.at].filter((found) => found !== undefined);
  const all = emojis.low + typed.low;
  return { low: isMeant ? all : emojis.low, high: all, ...(at && { at }) };
};

const SPECIAL: Partial<Record<Countable, (text: string) => ElementCount>> = {
  word: wordCount,
  character: characterCount,
  sentence: sentenceCount,
  paragraph: paragraphCount,
  line: lineCount,
  table: tableCount,
  list: listCount,
  section: sectionCount,
  question: questionCount,
  'code-block': codeBlockCount,
  url: withDoubt(URL_CERTAIN, URL_POSSIBLE),
  phone: withDoubt(PHONE_CERTAIN, PHONE_POSSIBLE),
  date: withDoubt(DATE_CERTAIN, DATE_POSSIBLE),
  number: withDoubt(NUMBERS, NUMBER_WORDS),
  markdown: (text) => matches(text, MARKDOWN),
  'first-person': personCount('first'),
  'second-person': personCount('second'),
  emoji: (text) => withEmoticons(text, false),
  emoticon: (text) => withEmoticons(text, true),
  contraction: (text) => exactly(contractionsOf(text).length),
  code: (text) => exactly(codeIn(text).length),
  greeting: politenessCount('greeting'),
  apology: politenessCount('apology'),
  thanks: politenessCount('thanks'),
};

/**
 * Counts one kind of element in a text.
 * @throws NotEvaluable for elements that depend on a language, if the text is certainly in another
 * one
 */
export const count = (of: Countable, text: string): ElementCount =>
  (SPECIAL[of] ?? pattern(of))(text);
