import { printableLine } from '@touchstone/kernel';
import type { Notice } from '../notice';
import { findingText, summarize, summaryText } from './notice-summary';

/** Placeholders of subjects and templates, `{{name}}`. A value that a notice lacks is `''`. */
export const PLACEHOLDERS = {
  text: 'the whole notice, in several lines (in one, in a subject)',
  title: 'what happened, in one line',
  event: 'name of the event',
  timestamp: 'when it happened, ISO 8601',
  evaluation_id: 'id of the evaluation',
  status: 'success, warning or failed',
  score: 'score of the evaluation, 0 to 100',
  checks: 'what was flagged, in one line: check, label and score of each',
  notifier: 'name of the notifier',
  channel: 'the channel, of a chat tool',
} as const;
export type Placeholder = keyof typeof PLACEHOLDERS;
export type Values = Readonly<Record<Placeholder, string>>;

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(PLACEHOLDERS, name);

/** Lists the names in a text, known or not. */
export const placeholderNames = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name.trim());

/** Returns a sentence on the first unknown placeholder. */
export const placeholderProblem = (names: readonly string[]): string | undefined => {
  const unknown = names.find((name) => !isPlaceholder(name));
  return unknown === undefined
    ? undefined
    : `Unknown placeholder {{${printableLine(unknown, 50)}}}; use one of ${Object.keys(PLACEHOLDERS).join(', ')}.`;
};

/** Fills in the values once: they are not searched for placeholders. Unknown ones stay. */
export const fillPlaceholders = (text: string, values: Values): string =>
  text.replace(PLACEHOLDER, (whole, name: string) =>
    isPlaceholder(name.trim()) ? values[name.trim() as Placeholder] : whole,
  );

const MAX_NAME_LENGTH = 200;

export const placeholderValues = (
  notice: Notice,
  { notifierName, channel = '' }: { notifierName: string; channel?: string },
): Values => {
  const summary = summarize(notice);
  const { event, timestamp, evaluation } = notice;
  return {
    text: summaryText(summary),
    title: summary.title,
    event,
    timestamp: printableLine(timestamp, MAX_NAME_LENGTH),
    evaluation_id: printableLine(evaluation?.id ?? '', MAX_NAME_LENGTH),
    status: evaluation?.status ?? '',
    score: String(evaluation?.score ?? ''),
    checks: summary.findings.map(findingText).join('; '),
    notifier: printableLine(notifierName, MAX_NAME_LENGTH),
    channel: printableLine(channel, MAX_NAME_LENGTH),
  };
};
