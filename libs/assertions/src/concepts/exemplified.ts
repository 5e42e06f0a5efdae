import { allOf, type Constraint } from '../constraint';
import { type ConceptName } from './concept';
import { type Examples } from './examples';
import { type RuleWord, writtenAs } from './rule-words';
import { subjectOf } from './subjects';

/** Concepts with an open subject: an example is one more. */
const OPEN = new Set<ConceptName>([
  'mention',
  'statement',
  'recommendation',
  'opinion',
  'criticism',
  'judgement',
  'comparison',
  'prediction',
  'speculation',
  'guarantee',
  'request',
  'internals',
  'approval',
  'question-about',
]);
/** Concepts of wording: their examples are words. */
const WORDED = new Set<ConceptName>([
  'slang',
  'absolute-claim',
  'hedging',
  'profanity',
  'flattery',
  'urgency',
  'condescension',
  'informality',
  'jargon',
  'pushiness',
  'calm',
]);

/** Adds the examples of a rule to what it asks for. */
export const exemplified = (
  constraint: Constraint,
  examples: Examples,
  sentence: string,
): Constraint => {
  switch (constraint.kind) {
    case 'when':
      return { ...constraint, part: exemplified(constraint.part, examples, sentence) };
    case 'all': {
      const last = constraint.parts.at(-1);
      return last
        ? allOf([...constraint.parts.slice(0, -1), exemplified(last, examples, sentence)])
        : constraint;
    }
    case 'not':
      return constraint.part.kind === 'concept'
        ? forbidden(constraint.part.concept.name, constraint, examples, sentence)
        : constraint;
    case 'concept':
      return required(constraint, examples, sentence);
    default:
      return constraint;
  }
};

const isQuoted = (item: readonly RuleWord[]): boolean =>
  item.length === 1 && item[0]?.is === 'literal';
const isName = (item: readonly RuleWord[]): boolean =>
  item.length > 0 &&
  item.length < 6 &&
  item.every(({ is, text }) => is === 'word' && /^(?:\p{Lu}|\d|of$|and$|the$)/u.test(text));

const phraseIn = (item: readonly RuleWord[], sentence: string): string =>
  isQuoted(item) ||
  (item[0]?.is === 'literal' && /^(?:for|about|to|in|when|on|with)$/.test(item[1]?.key ?? ''))
    ? (item[0]?.text ?? '')
    : writtenAs(item, sentence);

/** Forbids each item as a phrase. `goesOn`: the list is not complete, so that only a match decides. */
export const forbiddenPhrases = (
  items: readonly RuleWord[][],
  sentence: string,
  goesOn: boolean,
): Constraint => {
  const part = allOf(
    items.map((item): Constraint => ({
      kind: 'phrase',
      phrase: { text: phraseIn(item, sentence), as: 'word' },
      bounds: { max: 0 },
    })),
  );
  return goesOn ? { kind: 'breach', part } : part;
};

/** "… that is not in our catalogue (A, B)": the examples are what is allowed. */
const ALLOWING = /\b(?:not|other than|outside|except|aren't|isn't)\b|n't\b|that's not/i;

const onlyAmong = (
  name: ConceptName,
  items: readonly RuleWord[][],
  sentence: string,
): Constraint => ({
  kind: 'not',
  part: {
    kind: 'all',
    parts: [{ kind: 'concept', concept: { name } }, forbiddenPhrases(items, sentence, false)],
  },
});

const forbidden = (
  name: ConceptName,
  main: Constraint,
  { items, goesOn }: Examples,
  sentence: string,
): Constraint => {
  const names = items.filter((item) => isName(item) || isQuoted(item));
  if (name === 'mention' && names.length > 0 && names.length === items.length)
    return forbiddenPhrases(names, sentence, goesOn);
  const subject =
    main.kind === 'not' && main.part.kind === 'concept' ? main.part.concept.subject : undefined;
  if (subject !== undefined && ALLOWING.test(subject)) return onlyAmong(name, items, sentence);
  const explained = /\b(?:without|unless|explain\w*|define)\b/i.test(sentence);
  const quoted = items.filter(
    (item) =>
      isQuoted(item) ||
      (WORDED.has(name) && name !== 'jargon' && item.length < 4) ||
      (name === 'jargon' && item.length === 1 && !explained),
  );
  if (
    name === 'first-person-singular' &&
    items.some(([word]) => word?.key === 'we' || word?.key === 'our')
  )
    return allOf([
      main,
      { kind: 'not', part: { kind: 'concept', concept: { name: 'first-person-plural' } } },
    ]);
  if (!OPEN.has(name))
    return quoted.length > 0 ? allOf([main, forbiddenPhrases(quoted, sentence, false)]) : main;
  const others = items.flatMap((item) => {
    const subject = subjectOf(item, sentence);
    return subject === undefined ? [] : [subject];
  });
  return allOf([
    main,
    ...others.map((subject): Constraint => ({
      kind: 'not',
      part: { kind: 'concept', concept: { name, subject } },
    })),
  ]);
};

/** Addresses and numbers in brackets must occur as they are. */
const required = (main: Constraint, { items, goesOn }: Examples, sentence: string): Constraint => {
  const exact = items.filter((item) =>
    item.some(({ text }) => /\d{3}|@|https?:|\.\w{2,6}$|\w\.\w/.test(text)),
  );
  if (goesOn || exact.length === 0) return main;
  return allOf([
    main,
    ...exact.map((item): Constraint => ({
      kind: 'phrase',
      phrase: { text: phraseIn(item, sentence), as: 'word' },
      bounds: { min: 1 },
    })),
  ]);
};
