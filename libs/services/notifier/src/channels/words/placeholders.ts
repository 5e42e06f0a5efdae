import type { Notice } from '../channel';
import { plain } from './plain';
import { findingText, reportOf, reportText } from './report';

/** What `{{name}}` in a subject or in the template of a chat tool stands for. A value that a notice lacks is `''`. */
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

/** Names as they stand in a text, known or not. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name.trim());

/** A sentence on the placeholders that there are not. */
export const placeholderProblem = (names: readonly string[]): string | undefined => {
  const unknown = names.find((name) => !isPlaceholder(name));
  return unknown === undefined
    ? undefined
    : `There is no placeholder {{${plain(unknown, 50)}}}; there are ${Object.keys(PLACEHOLDERS).join(', ')}.`;
};

/** Puts the values in, once: what they hold is never read as a placeholder. An unknown one stays as it is. */
export const filled = (text: string, values: Values): string =>
  text.replace(PLACEHOLDER, (whole, name: string) =>
    isPlaceholder(name.trim()) ? values[name.trim() as Placeholder] : whole,
  );

const LONGEST_NAME = 200;

export const valuesOf = (
  notice: Notice,
  { notifierName, channel = '' }: { notifierName: string; channel?: string },
): Values => {
  const report = reportOf(notice);
  const { event, timestamp, evaluation } = notice;
  return {
    text: reportText(report),
    title: report.title,
    event,
    timestamp: plain(timestamp, LONGEST_NAME),
    evaluation_id: plain(evaluation?.id ?? '', LONGEST_NAME),
    status: evaluation?.status ?? '',
    score: String(evaluation?.score ?? ''),
    checks: report.findings.map(findingText).join('; '),
    notifier: plain(notifierName, LONGEST_NAME),
    channel: plain(channel, LONGEST_NAME),
  };
};
