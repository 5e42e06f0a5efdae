import { randomUUID } from 'node:crypto';
import { eventually } from '@touchstone/testing';
import { inParallel } from '../support/in-parallel';
import { history } from '../support/managing';
import { type FaultLoad, readAgain, startFaultLoad } from './fault-load';
import {
  detailsOf,
  type Fault,
  type FaultReport,
  lineOf,
  type Outcome,
  recoveryMs,
  reportOf,
} from './report';
import type { Stage } from './stage';

/** Steers the course of a scenario. */
export interface Course {
  /** Runs a disturbance; it counts as ended when `disturb` resolves. */
  fault(disturb: () => unknown): Promise<void>;
  /** Resolves once so many further evaluations have been answered or refused. */
  ended(count: number): Promise<void>;
  /** Resolves once so many further evaluations have been answered as known. */
  right(count: number): Promise<void>;
  /** Resolves once the rate is back after the last fault, or after a minute. */
  recovered(): Promise<void>;
}

const CALLS_AROUND = 100;
const FURTHER_LIMIT_MS = 300_000;
const RECOVERY_LIMIT_MS = 60_000;
const HISTORY_LIMIT_MS = 60_000;
const READERS = 8;

const courseOf = (load: FaultLoad, faults: Fault[]): Course => {
  const further = async (count: number, test: (outcome: Outcome) => boolean): Promise<void> => {
    const since = load.outcomes.length;
    await eventually(
      () => load.outcomes.slice(since).filter(test).length >= count,
      FURTHER_LIMIT_MS,
    );
  };
  return {
    fault: async (disturb) => {
      const fault = { beganMs: performance.now(), endedMs: Infinity };
      faults.push(fault);
      await disturb();
      fault.endedMs = performance.now();
    },
    ended: (count) => further(count, ({ endedMs }) => endedMs !== undefined),
    right: (count) => further(count, ({ comparison }) => comparison === 'same'),
    recovered: async () => {
      const sinceMs = faults.at(-1)?.endedMs ?? 0;
      await eventually(
        () => Number.isFinite(recoveryMs(load.outcomes, sinceMs)),
        RECOVERY_LIMIT_MS,
      ).catch(() => undefined);
    },
  };
};

/** Adds to the outcomes what the history holds of them. */
const compareWithHistory = async (
  stage: Stage,
  run: string,
  outcomes: readonly Outcome[],
): Promise<void> => {
  const answered = outcomes.filter(({ answer }) => answer !== undefined);
  const rows = async () =>
    new Map(
      (await history(stage.entrance(), `metadata.run=${run}`, 200)).map((row) => [row.id, row]),
    );
  let stored = new Map<string, Awaited<ReturnType<typeof history>>[number]>();
  await eventually(async () => {
    stored = await rows();
    return answered.every(({ id }) => stored.has(String(id)));
  }, HISTORY_LIMIT_MS).catch(() => undefined);
  for (const outcome of answered) {
    const row = stored.get(String(outcome.id));
    outcome.isRecorded = row !== undefined;
    if (row)
      outcome.later.push({
        status: row.status,
        score: row.score,
        evaluationResults: row.evaluationResults,
      });
  }
};

/** Reads every asynchronous answer a second time. */
const compareWithSecondRead = async (
  { client }: Stage,
  outcomes: readonly Outcome[],
): Promise<void> => {
  const readable = outcomes.filter(({ kind, answer }) => kind === 'async' && answer !== undefined);
  await inParallel(readable, READERS, async (outcome) => {
    outcome.later.push(await eventually(() => readAgain(client, outcome), HISTORY_LIMIT_MS));
  });
};

interface ScenarioOptions {
  /** Evaluations before the disturbance and after the recovery. */
  callsAround?: number;
  /** Continues the load until the rate is back; true by default. */
  untilRateBack?: boolean;
}

/**
 * Runs a steady load before, during and after a disturbance, compares every answer with the known
 * one, with the history and with a second read, and prints one line.
 */
export const runScenario = async (
  stage: Stage,
  title: string,
  disturb: (course: Course) => Promise<void>,
  { callsAround = CALLS_AROUND, untilRateBack = true }: ScenarioOptions = {},
): Promise<FaultReport> => {
  const run = randomUUID();
  const faults: Fault[] = [];
  const load = startFaultLoad({ ...stage, run });
  const course = courseOf(load, faults);
  try {
    await course.right(callsAround);
    await disturb(course);
    if (untilRateBack) await course.recovered();
    await course.right(callsAround);
  } finally {
    await load.stop();
  }
  await compareWithHistory(stage, run, load.outcomes);
  await compareWithSecondRead(stage, load.outcomes);
  const report = reportOf(load.outcomes, faults);
  process.stdout.write(`${lineOf(title, report)}\n${detailsOf(load.outcomes)}`);
  return report;
};

/** Counts of harms whenever enough processes of each app are alive. */
export const UNHARMED = {
  lost: 0,
  wrong: 0,
  abstained: 0,
  conflicting: 0,
  refused: 0,
  refusedReads: 0,
  unrecorded: 0,
};
