import type { Notice, NoticeCheck } from '../channel';
import { plain } from './plain';

/** What is said of a notice in every medium: plain text of bounded length that no markup has touched yet. */
export interface Report {
  title: string;
  /** Name and value. */
  facts: readonly (readonly [name: string, value: string])[];
  findings: readonly NoticeCheck[];
  /** Findings that there was no room for. */
  unnamed: number;
  /** What the owner of a guardrail wants to be said, or why a notifier was switched off. */
  message: string;
}

const MOST_FINDINGS = 10;
const LONGEST = { name: 100, quote: 200, message: 2_000, fact: 200 };
/** A result scores under this exactly when it is flagged. */
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
      return `A notifier was switched off: ${plain(disabled?.name ?? '', LONGEST.name)}`;
    case 'guardrail.alert':
      return `A guardrail failed a ${guardrail?.side ?? 'request'}: ${plain(guardrail?.name ?? '', LONGEST.name)}`;
  }
};

const factsOf = ({ event, timestamp, evaluation, guardrail, disabled }: Notice): Report['facts'] =>
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
    value === undefined ? [] : [[name, plain(value, LONGEST.fact)] as const],
  );

/** What could not be evaluated is named, too: it has not passed. */
const isFinding = ({ score, result }: NoticeCheck): boolean =>
  score < FLAGGED_BELOW || result === 'NOT_EVALUATED';

export const reportOf = (notice: Notice): Report => {
  const findings = (notice.evaluation?.checks ?? []).filter(isFinding);
  return {
    title: titleOf(notice),
    facts: factsOf(notice),
    findings: findings.slice(0, MOST_FINDINGS).map(({ name, result, score, quote }) => ({
      name: plain(name, LONGEST.name),
      result: plain(result, LONGEST.name),
      score,
      quote: plain(quote, LONGEST.quote),
    })),
    unnamed: Math.max(0, findings.length - MOST_FINDINGS),
    message: plain(notice.guardrail?.message ?? notice.disabled?.reason ?? '', LONGEST.message),
  };
};

/** One finding in words, its quote apart. */
export const findingText = ({ name, result, score }: NoticeCheck): string =>
  `${name}: ${result}, score ${score}`;

export const unnamedText = ({ unnamed }: Report): string =>
  unnamed === 0 ? '' : `and ${unnamed} more`;

/** The report as lines of plain text. */
export const reportText = (report: Report): string => {
  const findings = report.findings.flatMap((finding) => [
    `- ${findingText(finding)}`,
    ...(finding.quote === '' ? [] : [`  "${finding.quote}"`]),
  ]);
  const unnamed = report.unnamed === 0 ? [] : [`- ${unnamedText(report)}`];
  const parts = [
    [report.title],
    [report.message],
    report.facts.map(([name, value]) => `${name}: ${value}`),
    [...findings, ...unnamed],
  ];
  return parts
    .map((lines) => lines.join('\n'))
    .filter((part) => part !== '')
    .join('\n\n');
};
