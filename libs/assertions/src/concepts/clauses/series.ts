import { allOf } from '../../constraint';
import { CONJUNCTIONS } from '../conditions';
import { frameOf, sideAt } from '../frame';
import { phraseBook } from '../naming';
import { ACTS } from '../namings';
import { readSingle } from '../predicate';
import { conceptOf, type Reading } from '../reading';
import { type RuleWord } from '../rule-words';
import { subjectOf } from '../subjects';
import type { Clause } from './parsed-clause';
import { trimmed } from './parsed-clause';
import { frameFor, listOf } from './passive';
import { plainClause, requirementOf } from './plain-clause';

/** "Jokes are fine, but not about religion." */
export const permittedExcept = (
  words: readonly RuleWord[],
  reading: Reading,
): Clause | undefined => {
  const at = words.findIndex(
    ({ key }, index) =>
      index > 1 &&
      (key === 'not' || key === 'never') &&
      ['about', 'on', 'of', 'with', 'for', 'at'].includes(words[index + 1]?.key ?? ''),
  );
  if (at < 0) return undefined;
  const allowed = trimmed(words.slice(0, at));
  const verb = allowed.findIndex(
    (_, index) => index > 0 && ALLOWED.matches(allowed, index).length > 0,
  );
  if (verb < 1) return undefined;
  const base = readSingle(allowed.slice(0, verb), frameFor(false, false), reading);
  const topics = listOf(words.slice(at + 2)).map((item) => subjectOf(item, reading.sentence));
  if (!base || topics.length === 0 || topics.some((topic) => topic === undefined)) return undefined;
  return {
    constraint: allOf(
      topics.map((topic) => ({ kind: 'not', part: allOf([base, conceptOf('mention', topic)]) })),
    ),
  };
};

/** Clauses in a row, each complete in itself: "start with a heading, then at most 4 bullets". */
export const clauseSeries = (words: readonly RuleWord[], reading: Reading): Clause | undefined => {
  for (let at = 1; at < words.length - 1; at++) {
    const word = words[at];
    if (!word || word.is === 'literal') continue;
    const { key } = word;
    if (![',', 'and', 'but', 'then', '-', '–', '—', ':'].includes(key)) continue;
    const left =
      plainClause(trimmed(words.slice(0, at)), reading) ??
      (isPermission(words.slice(0, at)) ? 'permission' : undefined);
    if (!left) continue;
    const after = frameOf(trimmed(words.slice(at + 1)));
    if (key === 'and' && frameOf(words)?.forbids && !after?.forbids && !after?.asksForVerb)
      continue;
    const right = reading.clause(words.slice(at + 1));
    if (!right) continue;
    if (left === 'permission') return right;
    const sides = requirementOf([left, right]);
    return (
      sides && { constraint: sides.constraint, ...(sides.side !== 'any' && { side: sides.side }) }
    );
  }
  return undefined;
};

const EXPLAINING = new Set(['because', 'since', 'as', 'so', 'otherwise', 'reason', 'for']);

const SPEAKERS = new Set(
  "it that this they our we what customers users people students patients i there he she parents readers clients teachers pupils nobody everyone some many most it's legal only".split(
    ' ',
  ),
);

const FINITE =
  /^(?:is|are|was|were|looks?|sounds?|seems?|want|wants|need|needs|like|likes|hate|hates|prefer|prefers|have|has|do|does|can|could|may|might|will|would|cannot|care|get|gets|find|finds|feel|feels|know|knows|expect|expects|love|cost|costs|make|makes|come|comes|decide|decides|read|reads|use|uses|trust|think|cause|causes|said|told)$/;

const MODAL = /^(?:must|should|shall|never|always|avoid|please|ensure|keep|use|no)$/;

/** Checks if a sentence only says why: a finite statement without any demand. */
export const isExplanation = (raw: readonly RuleWord[]): boolean => {
  const words = trimmed(raw);
  const [first] = words;
  if (!first || words.some(({ key }) => MODAL.test(key))) return false;
  if (sideAt(words, 0)?.side === 'output' && !SPEAKERS.has(first.key)) return false;
  if (['if', 'when', 'whenever', 'unless', 'not', 'do', 'you', 'your'].includes(first.key))
    return false;
  const start = EXPLAINING.has(first.key) ? 1 : 0;
  return (
    (start === 1 && ['because', 'since', 'otherwise'].includes(first.key)) ||
    (first.key === 'as' &&
      ['you', 'we', 'it', 'they', 'this', 'that', 'our'].includes(words[1]?.key ?? '') &&
      words.length > 3) ||
    ((SPEAKERS.has(words[start]?.key ?? '') ||
      isOfOthers(words, start) ||
      isWorldly(words, start)) &&
      words.slice(start + 1, start + 7).some(({ key }) => FINITE.test(key))) ||
    isPerson(words, start)
  );
};

/** "guests read this on their phone". */
const isPerson = (words: readonly RuleWord[], start: number): boolean => {
  const person = sideAt(words, start);
  return (
    person?.side === 'input' &&
    words.length > person.to + 2 &&
    !words.some(({ key }) => key === 'or' || key === 'and') &&
    !/^(?:who|that|with|must|may|in|of|to|for|about|or|and|nor|\/|&|,)$/.test(
      words[person.to]?.key ?? ',',
    )
  );
};

const DETERMINERS = new Set([
  'our',
  'your',
  'their',
  'most',
  'many',
  'some',
  'all',
  'these',
  'those',
  'every',
  'each',
  'what',
  'only',
  'a',
  'an',
]);
const FORMATTING =
  /^(?:dates?|times?|links?|urls?|emojis?|lists?|headings?|titles?|format|json|markdown|html|sentences?|paragraphs?|bullets?|words?|characters?|language|english|german|french|spanish|italian|caps|capitals?|code|tables?|currency)$/;
const AUTHORING =
  /^(?:written|given|stated|shown|named|kept|formatted|listed|mentioned|answer|answers|reply|replies|response|responses|message|messages|bot|assistant|text|you)$/;

/** "Course fees are fixed": a statement about the world, not about how to write. */
const isWorldly = (words: readonly RuleWord[], start: number): boolean =>
  words.length - start < 16 &&
  !words.some(({ is, key }) => is === 'literal' || AUTHORING.test(key)) &&
  !words.slice(start, start + 2).some(({ key }) => FORMATTING.test(key)) &&
  (DETERMINERS.has(words[start]?.key ?? '') ||
    (ACTS.matches(words, start).length === 0 && /^\p{L}+$/u.test(words[start]?.key ?? ''))) &&
  finiteBeforeJoiner(words, start);

const finiteBeforeJoiner = (words: readonly RuleWord[], start: number): boolean => {
  for (const { key } of words.slice(start + 1, start + 6)) {
    if (BEING.test(key)) return true;
    if (key === 'or' || key === 'and' || key === ',') return false;
  }
  return false;
};

const BEING =
  /^(?:is|are|was|were|has|have|will|can|may|cannot|want|wants|need|needs|come|comes|bring|make|makes|do|does|counts?|decides?|means?|gets?|goes|go|happens?|runs?|works?|opens?|applies|apply|remains?|takes?|belongs?)$/;

/** "the chat window can't …": a statement about anything but the reply. */
const isOfOthers = (words: readonly RuleWord[], start: number): boolean =>
  words[start]?.key === 'the' &&
  sideAt(words, start)?.side !== 'output' &&
  sideAt(words, start)?.side !== 'any';

const ALLOWED = phraseBook<true>([
  [
    'be_fine|be_okay|be_allowed|be_permitted|be_welcome|be_acceptable|okay|be_alright|fine|be_no_problem|be_possible|be_good',
    true,
  ],
]);

export const isPermission = (words: readonly RuleWord[]): boolean =>
  words.some((_, at) => ALLOWED.matches(words, at).length > 0) &&
  !words.some(({ key }) => key === 'not' || key === 'no');

/** Drops an explanation after a comma, a dash, "because" or in brackets. */
export const withoutExplanation = (
  words: readonly RuleWord[],
  reading: Reading,
): Clause | undefined => {
  const condition = CONJUNCTIONS.matches(words, 0).length > 0;
  const firstMark = words.findIndex(({ is }) => is === 'mark');
  for (let at = words.length - 2; at > 0; at--) {
    const word = words[at];
    // After a leading condition, the first mark begins the rule itself.
    if (!word || (condition && at <= firstMark)) continue;
    const begins =
      (word.is === 'mark' && [',', '-', '–', '—', ':'].includes(word.key)) ||
      ['because', 'since', 'otherwise', 'as', 'so'].includes(word.key);
    if (!begins) continue;
    const rest = words.slice(word.is === 'mark' ? at + 1 : at);
    if (!isExplanation(rest) || rest.some(({ key }) => /^[()[\]]$/.test(key))) continue;
    if (word.key === 'otherwise' && words[at - 1]?.is !== 'mark') continue;
    const found = reading.clause(words.slice(0, at));
    if (found) return found;
  }
  return undefined;
};
