import {
  allFields,
  type Content,
  type Field,
  inputField,
  type Outcome,
  outputField,
  parseBound,
  type SyntaxRule,
} from '@touchstone/contracts';
import {
  bypass,
  clear,
  type Detector,
  flag,
  NotEvaluable,
  notEvaluated,
} from '@touchstone/detection';
import { count } from '../constraints/counts';
import { describeComparison } from '../constraints/describe';
import { exactly } from '../constraints/element-count';
import { unfenced } from '../constraints/formats';
import type { SyntaxFault } from './fault';
import { PARSERS } from './parsers';

const NAME = 'syntax';
const CERTAINTY = 1;

/**
 * Checks that the output, else the input, is valid in each requested language and meets each bound:
 * one result a rule, in their order.
 */
export const syntaxDetector = (): Detector<'syntax'> => ({
  examine: ({ request, content, deadline }) => {
    const field = examinedField(content);
    return request.rules.map((rule) => {
      deadline.check();
      return field
        ? findingOn(rule, field.text)
        : bypass(NAME, 'there is no text to judge', { data: rule.name });
    });
  },
});

const examinedField = (content: Content): Field | undefined =>
  outputField(content) ?? inputField(content) ?? allFields(content)[0];

const findingOn = (rule: SyntaxRule, text: string): Outcome => {
  try {
    return rule.name === 'length' || rule.name === 'word count'
      ? ofBound(rule, text)
      : ofLanguage(rule.name, text, rule.args);
  } catch (error) {
    if (!(error instanceof NotEvaluable)) throw error;
    return notEvaluated(NAME, error.message, { data: rule.name });
  }
};

const LANGUAGES = { json: 'JSON', javascript: 'JavaScript', python: 'Python', sql: 'SQL' } as const;

const ofLanguage = (name: keyof typeof LANGUAGES, text: string, args: string): Outcome => {
  const source = unfenced(text);
  const fault =
    source.trim() === '' ? { message: 'The text is empty.' } : PARSERS[name](source, args);
  if (!fault)
    return clear(NAME, 'VALID', CERTAINTY, `The text is valid ${LANGUAGES[name]}.`, { data: name });
  return flag(
    NAME,
    'INVALID',
    CERTAINTY,
    `The text is not valid ${LANGUAGES[name]}${placeOf(fault, source)}: ${fault.message}`,
    { data: name, quote: quoteOf(fault, source) },
  );
};

/** Formats line and column, counted from 1 within the code. */
const placeOf = ({ at }: SyntaxFault, source: string): string => {
  if (at === undefined) return '';
  const before = source.slice(0, at).split('\n');
  return ` (line ${before.length}, column ${(before.at(-1) ?? '').length + 1})`;
};

const quoteOf = ({ at }: SyntaxFault, source: string): string => {
  if (at === undefined) return '';
  const from = source.lastIndexOf('\n', at - 1) + 1;
  return (
    source
      .slice(from, from + 200)
      .split('\n')[0]
      ?.trim() ?? ''
  );
};

const ofBound = ({ name, args }: SyntaxRule, text: string): Outcome => {
  const bound = parseBound(args);
  if (!bound)
    return notEvaluated(
      NAME,
      `The bound of the rule "${name}" is invalid; write it like 50, >=10, =7 or 10-50.`,
      { data: name },
    );
  const found = name === 'length' ? [...text].length : count('word', text).low;
  const kept = found >= (bound.min ?? 0) && found <= (bound.max ?? Infinity);
  const reason = describeComparison(
    exactly(found),
    [name === 'length' ? 'character' : 'word'],
    bound,
  );
  return (kept ? clear : flag)(NAME, kept ? 'VALID' : 'INVALID', CERTAINTY, reason, { data: name });
};
