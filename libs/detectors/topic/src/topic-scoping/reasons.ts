import type { Scope, Subject } from './scope';

const LONGEST_QUOTE = 120;
const LONGEST_TOPIC = 80;

/** Shortens a text to its beginning; never splits a surrogate pair. */
const shortened = (text: string, longest: number): string => {
  const trimmed = text.trim();
  return trimmed.length <= longest
    ? trimmed
    : `${[...trimmed.slice(0, longest + 1)].slice(0, -1).join('')}…`;
};

export const quoteOf = (text: string): string => shortened(text, LONGEST_QUOTE);

const quoted = (text: string): string => `"${shortened(text, LONGEST_TOPIC)}"`;

const aboutClause = ({ field, words }: Subject): string => {
  const shown = words.map(quoted).join(', ');
  if (field === undefined) return shown === '' ? '' : `; it speaks of ${shown}`;
  return `; it seems to be about ${field}${shown === '' ? '' : ` (${shown})`}`;
};

/** Says which allowed topic comes nearest, and what the text is about instead. */
export const offTopicReason = (path: string, { topic, subject }: Scope): string =>
  [
    `The text in ${path} fits none of the allowed topics`,
    subject ? aboutClause(subject) : '',
    topic === undefined ? '.' : `. The nearest allowed topic is ${quoted(topic)}.`,
  ].join('');

export const onTopicReason = (topic: string): string =>
  `The text fits the allowed topic ${quoted(topic)}.`;

export const COURTESY_REASON =
  'The text is only a greeting, thanks or a similar courtesy, which fits every topic.';
export const REFERENCE_REASON =
  'The text names no topic of its own: it only refers to the conversation or to the service.';
