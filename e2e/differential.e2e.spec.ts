import { setTimeout as wait } from 'node:timers/promises';
import type { EvaluationAnswer } from '@touchstone/contracts';
import {
  type Deployment,
  describeWithServers,
  generatedRequests,
  startAllInOne,
  startDistributed,
} from '@touchstone/testing';
import { type Answer, resultsOf, send } from './support/client';
import { inParallel } from './support/in-parallel';
import { brokenRules } from './support/shape';

const REQUESTS = generatedRequests(2_000, 20_261_120);
/** Each goes to both deployments; on two cores, more at once would only wait, until their time ran out. */
const AT_ONCE = 4;

/** Start of both deployments, and all requests, on a busy machine. */
const PREPARED_WITHIN_MS = 300_000;

/**
 * Reasons of a check that ran out of time, or of a family that is full. Such answers are requested
 * again: on a busy machine, the start of a worker thread may use up a check's time.
 */
const OUT_OF_TIME = /did not answer in time|time for this work ran out/i;
const AT_CAPACITY = /at capacity; try again in (\d+) second/;
/** Limit of repeated requests for all 4,000 answers together. */
const ASKED_AGAIN_AT_MOST = 100;

interface Both {
  request: string;
  here: Answer;
  there: Answer;
}

describeWithServers('all-in-one and the distributed set', () => {
  let deployments: [Deployment, Deployment];
  let answers: Both[];
  let askedAgain = 0;

  const settled = async (deployment: Deployment, request: string): Promise<Answer> => {
    const answer = await send(deployment, request);
    const [, pauseSeconds] = AT_CAPACITY.exec(answer.text) ?? [];
    if (pauseSeconds === undefined && !OUT_OF_TIME.test(answer.text)) return answer;
    if (askedAgain++ >= ASKED_AGAIN_AT_MOST) return answer;
    if (pauseSeconds !== undefined) await wait(Number(pauseSeconds) * 1_000);
    return settled(deployment, request);
  };

  beforeAll(async () => {
    deployments = await Promise.all([startAllInOne(), startDistributed()]);
    const [allInOne, distributed] = deployments;
    const startedMs = performance.now();
    answers = await inParallel(REQUESTS, AT_ONCE, async (request) => {
      const [here, there] = await Promise.all([
        settled(allInOne, request),
        settled(distributed, request),
      ]);
      return { request, here, there };
    });
    console.info(
      `${REQUESTS.length} requests to both deployments in ${Math.round(performance.now() - startedMs)} ms, ${askedAgain} asked again for want of time`,
    );
  }, PREPARED_WITHIN_MS);
  afterAll(() => Promise.all((deployments ?? []).map((deployment) => deployment.close())));

  it('give identical answers to 2,000 generated requests', () => {
    const different = answers.filter(
      ({ here, there }) => here.status !== there.status || here.text !== there.text,
    );
    expect(
      different
        .slice(0, 3)
        .map(({ request, here, there }) => [
          request,
          `${here.status} ${here.text}`,
          `${there.status} ${there.text}`,
        ]),
    ).toEqual([]);
    expect(answers).toHaveLength(2_000);
  });

  it('answer every accepted request in accordance with all rules of the response', () => {
    const judged = answers
      .filter(({ here }) => here.status === 200)
      .map(({ request, here }) => ({ request, answer: JSON.parse(here.text) as EvaluationAnswer }));
    expect(judged.filter(({ answer }) => brokenRules(answer).length > 0).slice(0, 3)).toEqual([]);
    expect(judged.length).toBeGreaterThan(1_200);
    expect(new Set(judged.map(({ answer }) => answer.status))).toEqual(
      new Set(['success', 'warning', 'failed']),
    );
    expect(
      new Set(judged.flatMap(({ answer }) => resultsOf(answer).map(({ label }) => label))).size,
    ).toBeGreaterThan(20);
  });

  it('refuse all others with 4xx, never 5xx', () => {
    const refused = answers.filter(({ here }) => here.status !== 200);
    expect(refused.length).toBeGreaterThan(50);
    expect(refused.filter(({ here }) => ![400, 422].includes(here.status)).slice(0, 3)).toEqual([]);
    expect(
      answers
        .filter(
          ({ here }) =>
            OUT_OF_TIME.test(here.text) || /The detector failed|malformed answer/.test(here.text),
        )
        .slice(0, 3),
    ).toEqual([]);
  });
});
