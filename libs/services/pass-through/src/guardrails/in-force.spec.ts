import {
  FORBIDDEN,
  type PassThroughRig,
  REQUEST_JUDGED,
  saying,
  startPassThrough,
} from '../pass-through.fixture';

/**
 * The management service of these specs publishes no events: changes take effect before any event
 * arrives.
 */
let rig: PassThroughRig;
beforeEach(async () => {
  rig = await startPassThrough();
});
afterEach(() => rig.close());

const ask = async (
  method: string,
  path: string,
  body?: object,
): Promise<Record<string, unknown>> => {
  const answer = await rig.gateway.ask(method, `/api/${path}`, body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
};
const status = async (): Promise<number> => (await rig.chat(saying(FORBIDDEN))).status;

describe.each(['guardrails', 'rules'])('one of the %s', (collection) => {
  it('takes effect on the gateway that stored, changed or deleted it before its answer is sent', async () => {
    const seen = [await status()];
    const { id } = await ask('POST', collection, { name: 'house rules', ...REQUEST_JUDGED });
    seen.push(await status());
    await ask('PUT', `${collection}/${String(id)}`, { active: false });
    seen.push(await status());
    await ask('PUT', `${collection}/${String(id)}`, { active: true });
    seen.push(await status());
    await ask('DELETE', `${collection}/${String(id)}`);
    seen.push(await status());
    expect(seen).toEqual([200, 400, 200, 400, 200]);
  });
});

describe('a definition that a guardrail names', () => {
  it('takes effect on the gateway that changed it before its answer is sent', async () => {
    await ask('POST', 'guardrails', { name: 'house rules', ...REQUEST_JUDGED });
    await status();
    await ask('PUT', 'evaluation/d-1', { promptInjections: true });
    await status();
    expect(
      rig.judge.jobs.map(({ definition, checks }) => [
        definition?.version,
        checks.map(({ check }) => check),
      ]),
    ).toEqual([
      [3, ['pii']],
      [4, ['prompt_injections', 'pii']],
    ]);
  });
});
