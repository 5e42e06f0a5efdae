import { connectTo, type EvaluationClient } from '../lib/evaluation-client';
import { closedLoop, p50, p99 } from '../lib/load';
import type { Figure } from '../lib/report';
import { evaluationBody, evaluationChecks, evaluationContent } from '../lib/requests';
import { repeatedly } from '../lib/statistics';
import { ordinaryText } from '../lib/texts';
import { withTwoWorkspaces } from '../lib/two-workspaces';

const SMALL = [200, 3_000] as const;
const CALLS = 200;
const LONG_CALLERS = 2;
const LONG_WARM_UP_CALLS = 6;
/**
 * Length of each of the five fields: nearly the 200,000 characters that a field may have, in a body
 * of nearly the 1 MiB that it may have.
 */
const FIELD = 195_000;
const AT_MOST = { atMost: 3 };

const LONGEST = JSON.stringify({
  ...evaluationContent(ordinaryText, 0),
  input: ordinaryText(FIELD, 1),
  output: ordinaryText(FIELD, 2),
  messages: (['system', 'user', 'assistant'] as const).map((role, index) => ({
    role,
    content: ordinaryText(FIELD, index + 3),
  })),
  ...evaluationChecks(),
});

/**
 * Measures small requests of one workspace alone, and beside another workspace's longest allowed
 * requests.
 */
export const fairness = (): Promise<Figure[]> =>
  withTwoWorkspaces(async ({ app: { address }, keys: [ours, theirs] }) => {
    const [small, long] = [
      connectTo({ address, key: ours }),
      connectTo({ address, key: theirs }, LONG_CALLERS),
    ];
    for (const body of SMALL.map(bodyOf)) await closedLoop(1, CALLS, () => small.answer(body));
    await closedLoop(LONG_CALLERS, LONG_WARM_UP_CALLS, () => long.answer(LONGEST));
    const values = await repeatedly<string>(
      async () => Object.assign({}, ...(await inTurn(small, long))) as Record<string, number>,
    );
    await Promise.all([small.close(), long.close()]);
    return Object.entries(values).map(([name, runs]) => ({
      name,
      values: runs,
      ...(name.endsWith('ratio') ? { unit: '×', goal: AT_MOST } : { unit: 'ms' }),
    }));
  });

const bodyOf = (characters: number): string => evaluationBody(ordinaryText, characters);

const inTurn = async (
  small: EvaluationClient,
  long: EvaluationClient,
): Promise<Record<string, number>[]> => {
  const figures: Record<string, number>[] = [];
  for (const characters of SMALL) {
    const call = () => small.evaluate(bodyOf(characters));
    const alone = await closedLoop(1, CALLS, call);
    const beside = await besideLong(long, () => closedLoop(1, CALLS, call));
    const name = `${characters.toLocaleString('en')} characters`;
    figures.push({
      [`${name}, alone, p50`]: p50(alone),
      [`${name}, alone, p99`]: p99(alone),
      [`${name}, beside the longest, p50`]: p50(beside),
      [`${name}, beside the longest, p99`]: p99(beside),
      [`${name}, p99, ratio`]: p99(beside) / p99(alone),
    });
  }
  return figures;
};

const besideLong = async <T>(long: EvaluationClient, work: () => Promise<T>): Promise<T> => {
  let ended = false;
  const callers = Array.from({ length: LONG_CALLERS }, async () => {
    while (!ended) await long.answer(LONGEST);
  });
  try {
    return await work();
  } finally {
    ended = true;
    await Promise.all(callers);
  }
};
