import { JARGON, KNOWN_ABBREVIATIONS, SMALL_ABBREVIATIONS } from './data/jargon';
import { readText } from './reading/reading';
import { isCommon, rankOf } from './word-rank';

/** Terms of a text that it does not explain. */
export interface Terms {
  certain: string[];
  doubtful: string[];
}

const WINDOW = 90;
/** Marks and words after a term that explain it. */
const EXPLAINED_AFTER =
  /^["'”’)]?\s?(?:\((?!s\))|[,–—-]\s?(?:or\b|i\.e|that is|that's|which (?:is|means|stands)|meaning|in other words|in plain|also (?:called|known)|short for|so your|a |an |the )|(?:is|are) (?:a|an|the|when|short|what|your|how|one|money|another|just|simply|like)\b|(?:mean|stand|refer)s?\b|= |: )/i;
const EXPLAINED_BEFORE =
  /(?:\(|\b(?:called|known as|named|term(?:ed)?(?: for this| for it)?(?: is)?|abbreviated(?: as| to)?|referred to as|in short|, or|doctors call (?:it|this|that)|we call (?:it|this|that))\s)["'“‘]?$/i;

const isExplained = (text: string, start: number, end: number): boolean =>
  EXPLAINED_AFTER.test(text.slice(end, end + WINDOW)) ||
  EXPLAINED_BEFORE.test(text.slice(Math.max(0, start - WINDOW), start));

/** Rank from which a word is so rare that it is probably a term. */
const VERY_RARE = 26_000;
const TERM_LENGTH = 8;

/** Finds technical terms; rare words are doubtful unless there are several. */
export const unexplainedTerms = (text: string): Terms => {
  const { words } = readText(text);
  const seen = new Set<string>();
  const terms: Terms = { certain: [], doubtful: [] };
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    const pair = next && next.sentence === word.sentence ? `${word.form} ${next.form}` : '';
    const end = JARGON.has(pair) && next ? next.end : word.end;
    const term = end === word.end ? word.form : pair;
    if (seen.has(term)) continue;
    const raw = text.slice(word.start, end);
    const kind = JARGON.has(term) ? 'certain' : kindOfWord(raw, word.first);
    if (kind === undefined) continue;
    seen.add(term);
    if (!isExplained(text, word.start, end)) terms[kind].push(raw);
  }
  return terms.doubtful.length > 1
    ? { certain: [...terms.certain, ...terms.doubtful], doubtful: [] }
    : terms;
};

const kindOfWord = (raw: string, first: boolean): keyof Terms | undefined => {
  if (isAbbreviation(raw)) return 'doubtful';
  if (raw.length < TERM_LENGTH || !/^\p{Ll}+$/u.test(first ? raw.toLowerCase() : raw))
    return undefined;
  return rankOf(raw) > VERY_RARE ? 'doubtful' : undefined;
};

const CAPITALS =
  /^(?:\p{Lu}{2,6}s?|\p{Ll}\p{Lu}{1,4}\p{L}?|(?:\p{Lu}\.){2,5}|\p{Lu}{1,5}\d{1,2}|\p{Lu}\p{Ll}?\p{Lu}{1,4})$/u;

/** Capitals that are no ordinary word written loudly. */
const isAbbreviation = (raw: string): boolean =>
  CAPITALS.test(raw) &&
  !KNOWN_ABBREVIATIONS.has(raw.toLowerCase()) &&
  !(raw.length >= 3 && isCommon(raw) && /^\p{Lu}+$/u.test(raw));

const ABBREVIATION = /(?<![\p{L}\p{N}_@#./-])[\p{L}\p{N}]{2,8}(?![\p{L}\p{N}_@])/gu;

/** Finds abbreviations; those that everybody knows or that are in small letters are doubtful. */
export const unexplainedAbbreviations = (text: string): Terms => {
  const explained = new Set<string>();
  const terms: Terms = { certain: [], doubtful: [] };
  for (const { 0: raw, index } of text.matchAll(ABBREVIATION)) {
    if (!isAbbreviation(raw) || explained.has(raw)) continue;
    explained.add(raw);
    if (!isExplained(text, index, index + raw.length) && !isSpelledOut(text, raw, index))
      terms.certain.push(raw);
  }
  for (const { 0: raw } of text.matchAll(SMALL_ABBREVIATIONS)) terms.doubtful.push(raw);
  return terms;
};

const LETTERS = 200;

/** The initials of words in a row before the abbreviation spell it: "annual percentage rate, APR". */
const isSpelledOut = (text: string, raw: string, index: number): boolean => {
  const before = text.slice(Math.max(0, index - LETTERS), index).match(/[\p{L}]{1,40}/gu) ?? [];
  const initials = before.map((word) => word.charAt(0).toLowerCase()).join('');
  return raw.length > 1 && initials.includes(raw.toLowerCase().replace(/s$/, ''));
};
