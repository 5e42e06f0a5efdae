import type { Check, EvaluationAnswer } from '@touchstone/contracts';
import { abstentionsIn, agree, type Comparison } from './known-answers';

/** One evaluation of a load. Moments are those of `performance.now()`. */
export interface Outcome {
  kind: 'live' | 'async';
  /** When it was due to be sent. */
  dueMs: number;
  /** When its answer or refusal was there; absent while it waits. */
  endedMs?: number;
  id?: string;
  answer?: EvaluationAnswer;
  /** How the answer compares with the known one. */
  comparison?: Comparison;
  /** Why the service did not accept it: a status, or the error of a connection. */
  refusal?: string;
  /** Refused reads of an accepted evaluation. */
  refusedReads: number;
  /** Connections that broke, after which it was sent to another gateway. */
  brokenConnections: number;
  /** Answers to the same evaluation read afterwards. */
  later: EvaluationAnswer[];
  /** The history contains it; absent if the history was not read. */
  isRecorded?: boolean;
}

/** A period of disturbance. */
export interface Fault {
  beganMs: number;
  endedMs: number;
}

/** The effect of a fault on a load; numbers of evaluations, and milliseconds. */
export interface FaultReport {
  sent: number;
  /** Accepted, but never answered. */
  lost: number;
  /** Answered differently than known. */
  wrong: number;
  /** Answered as known, but with checks that were not evaluated. */
  abstained: number;
  /** Those checks, each once. */
  abstainedChecks: Check[];
  /** Answered with two different answers. */
  conflicting: number;
  refused: number;
  refusedReads: number;
  brokenConnections: number;
  /** Answered, but absent from the history. */
  unrecorded: number;
  /** Answered later than a second after it was due. */
  delayed: number;
  /** In flight during a fault, or due within a second after it. */
  touched: number;
  /** Waiting times of those touched and answered. */
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
  /** Times from the end of each fault until the rate was back; `Infinity` if it never was. */
  recoveriesMs: number[];
}

const DELAYED_MS = 1_000;
const AFTERMATH_MS = 1_000;
/** Share of the requests of a second that must be answered in time. */
const RATE_BACK = 0.95;
const WINDOW_MS = 1_000;
const STEP_MS = 50;

const tookMs = ({ dueMs, endedMs = Infinity }: Outcome): number => endedMs - dueMs;
const isTimely = (outcome: Outcome): boolean =>
  outcome.comparison === 'same' && tookMs(outcome) <= DELAYED_MS;

/** Returns the value below which a share of the values lies; `NaN` for no values. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
};

export const isTouched = ({ dueMs, endedMs = Infinity }: Outcome, faults: readonly Fault[]) =>
  faults.some((fault) => dueMs < fault.endedMs + AFTERMATH_MS && endedMs > fault.beganMs);

/**
 * Returns the milliseconds from a moment until the first second of which 95 % of the requests are
 * answered correctly and in time; `Infinity` if there is none yet.
 * @param outcomes in the order in which they were due
 */
export const recoveryMs = (outcomes: readonly Outcome[], sinceMs: number): number => {
  const due = outcomes.slice(outcomes.findLastIndex(({ dueMs }) => dueMs < sinceMs) + 1);
  const lastMs = due.at(-1)?.dueMs ?? -Infinity;
  let [first, end, timely] = [0, 0, 0];
  for (let fromMs = sinceMs; fromMs + WINDOW_MS <= lastMs; fromMs += STEP_MS) {
    for (let next = due[end]; next && next.dueMs < fromMs + WINDOW_MS; next = due[++end])
      if (isTimely(next)) timely++;
    for (let next = due[first]; next && next.dueMs < fromMs; next = due[++first])
      if (isTimely(next)) timely--;
    if (end > first && timely >= RATE_BACK * (end - first)) return fromMs - sinceMs;
  }
  return Infinity;
};

const abstentionsOf = ({ comparison, answer }: Outcome): ReturnType<typeof abstentionsIn> =>
  comparison === 'abstained' && answer ? abstentionsIn(answer) : [];

const countOf = (outcomes: readonly Outcome[], test: (outcome: Outcome) => boolean): number =>
  outcomes.filter(test).length;
const sumOf = (outcomes: readonly Outcome[], value: (outcome: Outcome) => number): number =>
  outcomes.reduce((sum, outcome) => sum + value(outcome), 0);

/** Classifies the outcomes of a load that has ended. */
export const reportOf = (outcomes: readonly Outcome[], faults: readonly Fault[]): FaultReport => {
  const touched = outcomes.filter((outcome) => isTouched(outcome, faults));
  const answered = outcomes.filter(({ answer }) => answer !== undefined);
  const waitsMs = touched.filter(({ answer }) => answer !== undefined).map(tookMs);
  return {
    sent: outcomes.length,
    lost: countOf(outcomes, ({ answer, refusal }) => answer === undefined && refusal === undefined),
    wrong: countOf(answered, ({ comparison }) => comparison === 'different'),
    abstained: countOf(answered, ({ comparison }) => comparison === 'abstained'),
    abstainedChecks: [...new Set(outcomes.flatMap(abstentionsOf).map(({ check }) => check))].sort(),
    conflicting: countOf(answered, ({ answer, later }) =>
      later.some((other) => !agree(answer as EvaluationAnswer, other)),
    ),
    refused: countOf(outcomes, ({ refusal }) => refusal !== undefined),
    refusedReads: sumOf(outcomes, ({ refusedReads }) => refusedReads),
    brokenConnections: sumOf(outcomes, ({ brokenConnections }) => brokenConnections),
    unrecorded: countOf(answered, ({ isRecorded }) => isRecorded === false),
    delayed: countOf(answered, (outcome) => tookMs(outcome) > DELAYED_MS),
    touched: touched.length,
    p50Ms: percentile(waitsMs, 0.5),
    p99Ms: percentile(waitsMs, 0.99),
    maxMs: percentile(waitsMs, 1),
    recoveriesMs: faults.map(({ endedMs }) => recoveryMs(outcomes, endedMs)),
  };
};

const milliseconds = (value: number): string =>
  Number.isFinite(value) ? `${Math.round(value)}` : '–';

type NumberOf<T> = { [K in keyof T]: T[K] extends number ? K : never }[keyof T];

const rateBack = ({ recoveriesMs }: FaultReport): string => {
  const longest = milliseconds(percentile(recoveriesMs, 1));
  return recoveriesMs.length > 1
    ? `rate back after ${milliseconds(percentile(recoveriesMs, 0.5))} ms in the median, at most ${longest} ms`
    : `rate back after ${longest} ms`;
};

/** Figures that are printed only where there are any. */
const EXTRAS: [NumberOf<FaultReport>, string][] = [
  ['abstained', 'not evaluated'],
  ['unrecorded', 'not in the history'],
  ['refusedReads', 'reads refused'],
  ['brokenConnections', 'connections broken and sent again'],
];

/** Returns the one line that a scenario prints. */
export const lineOf = (title: string, report: FaultReport): string => {
  const { sent, lost, wrong, conflicting, refused, delayed, touched } = report;
  const extras = EXTRAS.filter(([name]) => report[name] > 0).map(
    ([name, words]) => `, ${words} ${report[name]}`,
  );
  return (
    `${title}: sent ${sent}, lost ${lost}, wrong ${wrong}, conflicting ${conflicting}, refused ${refused}, ` +
    `delayed ${delayed}; ${touched} touched, p50/p99/max ` +
    `${milliseconds(report.p50Ms)}/${milliseconds(report.p99Ms)}/${milliseconds(report.maxMs)} ms; ` +
    `${rateBack(report)}${extras.join('')}`
  );
};

/** Returns a line for each kind of refusal and abstention, and for the first wrong answer. */
export const detailsOf = (outcomes: readonly Outcome[]): string => {
  const numbers = new Map<string, number>();
  const add = (detail: string): void => {
    const kind = detail.replace(/\d+(?= seconds|,)/g, 'N');
    numbers.set(kind, (numbers.get(kind) ?? 0) + 1);
  };
  for (const outcome of outcomes) {
    if (outcome.refusal !== undefined) add(`refused: ${outcome.refusal}`);
    abstentionsOf(outcome).forEach(({ check, reason }) => add(`${check}: ${reason}`));
  }
  const wrong = outcomes.find(({ comparison }) => comparison === 'different');
  if (wrong) add(`wrong, the first: ${JSON.stringify(wrong.answer)}`);
  return [...numbers].map(([detail, number]) => `  ${number} × ${detail}\n`).join('');
};
