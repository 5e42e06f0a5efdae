import type { EvaluationAnswer } from '@touchstone/contracts';
import type { ApiAnswer } from './api-client';
import { isDecided } from './evaluation-client';

/** Outcomes of the evaluations that ended within a period. */
export interface Outcomes {
  /** With a verdict on every check. */
  complete: number;
  /** Answers that lack a verdict. */
  partial: number;
  /** Refusals that say when to try again. */
  refused: number;
  other: number;
  completeMs: number[];
  refusedMs: number[];
}

interface OutcomeCounter extends Outcomes {
  /** Sends an evaluation and counts its outcome if it ends within the period. */
  note(send: () => Promise<ApiAnswer<EvaluationAnswer>>): Promise<void>;
}

/** Counts outcomes from `fromSeconds` to `toSeconds` from now on. */
export const countOutcomes = (fromSeconds: number, toSeconds: number): OutcomeCounter => {
  const startedMs = performance.now();
  const counts: Outcomes = {
    complete: 0,
    partial: 0,
    refused: 0,
    other: 0,
    completeMs: [],
    refusedMs: [],
  };
  const note: OutcomeCounter['note'] = async (send) => {
    const sentMs = performance.now();
    const answer = await send().catch(() => undefined);
    const endedMs = performance.now();
    const atSeconds = (endedMs - startedMs) / 1_000;
    if (atSeconds < fromSeconds || atSeconds > toSeconds) return;
    const outcome = outcomeOf(answer);
    counts[outcome]++;
    if (outcome === 'complete') counts.completeMs.push(endedMs - sentMs);
    if (outcome === 'refused') counts.refusedMs.push(endedMs - sentMs);
  };
  return Object.assign(counts, { note });
};

const outcomeOf = (
  answer: ApiAnswer<EvaluationAnswer> | undefined,
): 'complete' | 'partial' | 'refused' | 'other' => {
  if (answer?.status === 200) return isDecided(answer.body) ? 'complete' : 'partial';
  return answer?.status === 503 && answer.headers['retry-after'] !== undefined
    ? 'refused'
    : 'other';
};
