import type { EvaluationAnswer } from '@touchstone/contracts';
import type { Deployment } from '@touchstone/testing';

export interface Answer {
  status: number;
  text: string;
}

/**
 * A worker thread that starts on a busy machine may cost a check its time, which is no difference
 * in the decision.
 */
const OUT_OF_TIME = /did not answer in time|time for this work ran out/i;
const TRIES = 4;

/** Evaluates a body; repeats the call while a check ran out of time. */
export const answerTo = async (
  { address, key }: Pick<Deployment, 'address' | 'key'>,
  body: string,
  tries = TRIES,
): Promise<Answer> => {
  const response = await fetch(`${address}/api/v1/evaluation/evaluate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-service-api-key': key },
    body,
  });
  const answer = { status: response.status, text: await response.text() };
  return OUT_OF_TIME.test(answer.text) && tries > 1
    ? answerTo({ address, key }, body, tries - 1)
    : answer;
};

/** Returns an answer without its wording, as text that is equal when the decisions are. */
export const decisiveParts = ({ status, text }: Answer): string => {
  if (status !== 200) return String(status);
  const { evaluationResults, ...whole } = JSON.parse(text) as EvaluationAnswer;
  return JSON.stringify([whole, evaluationResults], (key, value: unknown) =>
    key === 'reason' ? undefined : value,
  );
};
