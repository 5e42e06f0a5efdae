import { NOT_EVALUATED_LABEL } from '@touchstone/contracts';
import { printableLine } from '@touchstone/kernel';
import type { Notice, NoticeCheck } from '../notice';

/** The content of a notice for people: plain text of bounded length, before any markup. */
export interface NoticeSummary {
  title: string;
  facts: readonly (readonly [name: string, value: string])[];
  findings: readonly NoticeCheck[];
  /** Findings beyond the maximum. */
  omitted: number;
  /** Message of a guardrail, or why a notifier was switched off. */
  message: string;
}

const MAX_FINDINGS = 10;
const MAX_LENGTH = { name: 100, quote: 200, message: 2_000, fact: 200 };
/** Flagged results, and only they, score below this. */
const FLAGGED_BELOW = 50;

const titleOf = ({ event, guardrail, disabled }: Notice): string => {
  switch (event) {
    case 'evaluation.created':
      return 'An evaluation was done';
    case 'evaluation.failed':
      return 'An evaluation failed';
    case 'detection.created':
      return 'Something was detected';
    case 'notifier.test':
      return 'This is a test: notifications arrive here';
    case 'notifier.disabled':
      return `A notifier was switched off: ${printableLine(disabled?.name ?? '', MAX_LENGTH.name)}`;
    case 'guardrail.alert':
      return `A guardrail failed a ${guardrail?.side ?? 'request'}: ${printableLine(guardrail?.name ?? '', MAX_LENGTH.name)}`;
  }
};

const factsOf = ({
  event,
  timestamp,
  evaluation,
  guardrail,
  disabled,
}: Notice): NoticeSummary['facts'] =>
  [
    ['Event', event],
    ['Time', timestamp],
    ['Evaluation', evaluation?.id],
    ['Status', evaluation?.status],
    ['Score', evaluation && String(evaluation.score ?? 'none')],
    ['Guardrail', guardrail?.id],
    ['Provider', guardrail?.provider],
    ['Notifier', disabled?.id],
  ].flatMap(([name = '', value]) =>
    value === undefined ? [] : [[name, printableLine(value, MAX_LENGTH.fact)] as const],
  );

/** Includes checks that could not be evaluated: they have not passed. */
const isFinding = ({ score, result }: NoticeCheck): boolean =>
  score < FLAGGED_BELOW || result === NOT_EVALUATED_LABEL;

export const summarize = (notice: Notice): NoticeSummary => {
  const findings = (notice.evaluation?.checks ?? []).filter(isFinding);
  return {
    title: titleOf(notice),
    facts: factsOf(notice),
    findings: findings.slice(0, MAX_FINDINGS).map(({ name, result, score, quote }) => ({
      name: printableLine(name, MAX_LENGTH.name),
      result: printableLine(result, MAX_LENGTH.name),
      score,
      quote: printableLine(quote, MAX_LENGTH.quote),
    })),
    omitted: Math.max(0, findings.length - MAX_FINDINGS),
    message: printableLine(
      notice.guardrail?.message ?? notice.disabled?.reason ?? '',
      MAX_LENGTH.message,
    ),
  };
};

/** Describes a finding without its quote. */
export const findingText = ({ name, result, score }: NoticeCheck): string =>
  `${name}: ${result}, score ${score}`;

export const omittedText = ({ omitted }: NoticeSummary): string =>
  omitted === 0 ? '' : `and ${omitted} more`;

/** Renders the summary as plain text. */
export const summaryText = (summary: NoticeSummary): string => {
  const findings = summary.findings.flatMap((finding) => [
    `- ${findingText(finding)}`,
    ...(finding.quote === '' ? [] : [`  "${finding.quote}"`]),
  ]);
  const omitted = summary.omitted === 0 ? [] : [`- ${omittedText(summary)}`];
  const parts = [
    [summary.title],
    [summary.message],
    summary.facts.map(([name, value]) => `${name}: ${value}`),
    [...findings, ...omitted],
  ];
  return parts
    .map((lines) => lines.join('\n'))
    .filter((part) => part !== '')
    .join('\n\n');
};
