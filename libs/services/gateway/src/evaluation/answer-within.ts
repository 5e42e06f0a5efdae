import { setTimeout as wait } from 'node:timers/promises';
import type { AsyncEvaluationClient } from '@touchstone/clients';
import type { EvaluationAnswer, EvaluationJob } from '@touchstone/contracts';
import { AppError, Deadline } from '@touchstone/kernel';

const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 500;

/** Waits for the answer of an accepted evaluation; `undefined` if there is none within the time. */
export const answerWithin = async (
  evaluations: AsyncEvaluationClient,
  job: EvaluationJob,
  withinMs: number,
): Promise<EvaluationAnswer | undefined> => {
  const deadline = Deadline.in(withinMs);
  let pauseMs = FIRST_PAUSE_MS;
  while (!deadline.passed) {
    await wait(Math.min(pauseMs, deadline.remainingMs));
    const answer = await read(evaluations, job);
    if (answer) return answer;
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
  return undefined;
};

const read = async (
  evaluations: AsyncEvaluationClient,
  { id, workspace, keyId }: EvaluationJob,
): Promise<EvaluationAnswer | undefined> => {
  try {
    const found = await evaluations.get({ workspace, keyId }, id);
    return found.status === 'pending' ? undefined : found;
  } catch (error) {
    // The job is accepted already: the caller can read its answer later.
    if (error instanceof AppError) return undefined;
    throw error;
  }
};
