import { setTimeout as wait } from 'node:timers/promises';
import type { EvaluationAnswer } from '@touchstone/contracts';
import { randomNumbers } from '@touchstone/testing';
import { EVALUATE } from '../support/client';
import { type GatewayAnswer, type GatewayClient, NoAnswer } from './gateway-client';
import { compare, type KnownAnswers } from './known-answers';
import { bodyOf, TEMPLATES } from './known-requests';
import type { Outcome } from './report';

export interface LoadOptions {
  client: GatewayClient;
  known: KnownAnswers;
  /** Marks the requests of this load in the history. */
  run: string;
  perSecond: number;
  seed: number;
  /** Share of the evaluations that are requested asynchronously. */
  asyncShare: number;
  /** Further words of every request. */
  words?: string;
  /** Seconds that live requests wait. */
  waitSeconds?: number;
}

/**
 * Open load: evaluations are sent when they are due, however long the service takes, and their
 * waiting times count from then.
 */
export interface FaultLoad {
  /** Those sent so far. */
  readonly outcomes: readonly Outcome[];
  /** Sends no more; resolves once all that were sent have been answered, refused or given up. */
  stop(): Promise<void>;
}

export const WAIT_SECONDS = 10;
/** An accepted asynchronous evaluation without an answer by then is lost. */
const ASYNC_LIMIT_MS = 180_000;
const FIRST_READ_MS = 25;
const LONGEST_PAUSE_MS = 2_000;

export const startFaultLoad = (options: LoadOptions): FaultLoad => {
  const { perSecond, seed, asyncShare, known } = options;
  const random = randomNumbers(seed);
  const outcomes: Outcome[] = [];
  const running = new Set<Promise<void>>();
  let stopped = false;

  const sendNext = (dueMs: number): void => {
    const template = Math.floor(random() * TEMPLATES.length);
    const kind = random() < asyncShare ? 'async' : 'live';
    const caller = outcomes.length + 1;
    const outcome: Outcome = {
      kind,
      dueMs,
      refusedReads: 0,
      brokenConnections: 0,
      later: [],
    };
    outcomes.push(outcome);
    const done = run(options, outcome, template, caller).then(() => {
      running.delete(done);
      if (outcome.answer) outcome.comparison = compare(outcome.answer, known(template, caller));
    });
    running.add(done);
  };
  const pace = async (): Promise<void> => {
    // All that is due at once: on a busy machine, a timer for each would fall behind.
    for (let dueMs = performance.now(); !stopped;) {
      for (; dueMs <= performance.now(); dueMs += 1_000 / perSecond) sendNext(dueMs);
      await wait(Math.max(0, dueMs - performance.now()));
    }
  };
  const pacing = pace();
  return {
    outcomes,
    stop: async () => {
      stopped = true;
      await pacing;
      await Promise.all(running);
    },
  };
};

const run = async (
  { client, run, words, waitSeconds = WAIT_SECONDS }: LoadOptions,
  outcome: Outcome,
  template: number,
  caller: number,
): Promise<void> => {
  const body = bodyOf(TEMPLATES[template] as (typeof TEMPLATES)[number], {
    run,
    caller,
    ...(words && { words }),
  });
  const prefer = outcome.kind === 'async' ? 'respond-async' : `wait=${waitSeconds}`;
  try {
    const sent = await client.send('POST', EVALUATE, { body, headers: { prefer } });
    outcome.brokenConnections = sent.brokenConnections;
    if (sent.status !== (outcome.kind === 'async' ? 202 : 200)) refused(outcome, refusalOf(sent));
    else if (outcome.kind === 'async') await read(client, sent, outcome);
    else answered(outcome, sent.text, sent.headers['x-evaluation-id']);
  } catch (error) {
    if (!(error instanceof NoAnswer)) refused(outcome, String(error));
  }
};

const answered = (outcome: Outcome, text: string, id: unknown): void => {
  outcome.endedMs = performance.now();
  outcome.answer = JSON.parse(text) as EvaluationAnswer;
  outcome.id = String(id);
};

const refusalOf = ({ status, headers, text }: GatewayAnswer): string =>
  `${status} ${headers['retry-after'] ? 'with' : 'without'} Retry-After: ${text}`;

const refused = (outcome: Outcome, refusal: string): void => {
  outcome.endedMs = performance.now();
  outcome.refusal = refusal;
};

/** Reads an accepted evaluation until it has an answer. */
const read = async (
  client: GatewayClient,
  accepted: GatewayAnswer,
  outcome: Outcome,
): Promise<void> => {
  const { id } = JSON.parse(accepted.text) as { id: string };
  const untilMs = performance.now() + ASYNC_LIMIT_MS;
  for (
    let pauseMs = FIRST_READ_MS;
    performance.now() < untilMs;
    pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 1.5)
  ) {
    await wait(pauseMs);
    const answer = await client
      .send('GET', String(accepted.headers['location']))
      .catch(() => undefined);
    if (answer?.status !== 200) outcome.refusedReads++;
    else if (!isPending(answer.text)) return answered(outcome, answer.text, id);
  }
};

const isPending = (text: string): boolean =>
  (JSON.parse(text) as { status?: unknown }).status === 'pending';

/** Reads an asynchronous answer again. */
export const readAgain = async (
  client: GatewayClient,
  { id }: Outcome,
): Promise<EvaluationAnswer> => {
  const { status, text } = await client.send('GET', `/api/v1/evaluation/${id}`);
  if (status !== 200) throw new Error(`${status} ${text}`);
  return JSON.parse(text) as EvaluationAnswer;
};
