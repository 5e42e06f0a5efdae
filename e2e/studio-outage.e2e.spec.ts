import type { PromptHeadDto, PromptRevisionDto } from '@touchstone/contracts/dto';
import {
  type AppProcess,
  describeWithServers,
  type DistributedDeployment,
  eventually,
  startDistributed,
} from '@touchstone/testing';
import { ask, askOk, PROMISED_MS, type Where } from './support/managing';
import { compiled, newPrompt, revise, type StoredPrompt, textOf } from './support/prompts';

const V1 = 'v1/studio/prompts';
const STORED = 'studio/prompts';

describeWithServers('the distributed set with two gateways and one studio', () => {
  let deployment: DistributedDeployment;
  let one: Where;
  let other: Where;

  beforeAll(async () => {
    deployment = await startDistributed({ replicas: { 'api-gateway': 2 } });
    const [first, second] = deployment.processes.filter(({ name }) => name === 'api-gateway') as [
      AppProcess,
      AppProcess,
    ];
    one = { ...deployment, address: first.address };
    other = { ...deployment, address: second.address };
  });
  afterAll(() => deployment?.close());

  const studio = () =>
    deployment.processes.filter(({ name }) => name === 'studio').at(-1) as AppProcess;
  const messagesToStudio = async (): Promise<number> => {
    const metrics = await (await fetch(`${studio().address}/metrics`)).text();
    return Number(/^touchstone_messages_total\{outcome="handled"\} (\d+)/m.exec(metrics)?.[1] ?? 0);
  };

  /** Caches a prompt at the other gateway and waits until a change shows there. */
  const changeHeard = async (prompt: StoredPrompt): Promise<void> => {
    // Twice: a look-up during an arriving event is not cached, and at most one event is on its way.
    for (let call = 0; call < 2; call++) await textOf(other, `${prompt.id}/compile`);
    await revise(one, prompt, 'after');
    await eventually(
      async () => (await textOf(other, `${prompt.id}/compile`)) === 'after',
      PROMISED_MS,
    );
  };

  /**
   * Resolves when no event is on its way to the other gateway. Events arrive in order. A second
   * prompt's change may show because of its creation event, which follows the first one's; so the
   * first one's change shows because of its own event, the last of all.
   */
  const everythingHeard = async (): Promise<void> => {
    const [first, second] = [await newPrompt(one, 'before'), await newPrompt(one, 'before')];
    await changeHeard(second);
    await changeHeard(first);
  };

  it('requests a prompt from the studio service once and serves it from the cache', async () => {
    const { id } = await newPrompt(one, 'Hello {NAME}');
    await everythingHeard();
    const etag = (await ask(other, 'GET', `${V1}/${id}`)).headers.get('etag') ?? '';
    const before = await messagesToStudio();
    for (let call = 0; call < 20; call++) {
      expect((await ask(other, 'GET', `${V1}/${id}`)).status).toBe(200);
      expect(
        (await ask(other, 'GET', `${V1}/${id}`, undefined, { 'if-none-match': etag })).status,
      ).toBe(304);
      expect(await textOf(other, `${id}/compile`, { NAME: String(call) })).toBe(`Hello ${call}`);
    }
    expect(await messagesToStudio()).toBe(before);
    await ask(other, 'GET', `${V1}/${id}?revision=1`);
    expect(await messagesToStudio()).toBe(before + 1);
  });

  it('serves a change made at one gateway at the other within five seconds', async () => {
    const prompt = await newPrompt(one, 'one');
    await revise(one, prompt, 'two');
    await askOk(one, 'PUT', `${STORED}/${prompt.id}/labels/live`, { revision: 1 });
    const seen = async () => {
      const tails = ['', '?label=live', '?revision=1'].map(
        (query) => `${prompt.id}/compile${query}`,
      );
      return [
        ...(await Promise.all(tails.map((tail) => textOf(other, tail)))),
        await textOf(other, `${prompt.text_id}/compile`),
      ];
    };
    expect(await seen()).toEqual(['two', 'one', 'one', 'two']);
    await revise(one, prompt, 'three');
    await eventually(
      async () => expect(await seen()).toEqual(['three', 'one', 'one', 'three']),
      PROMISED_MS,
    );
    await askOk(one, 'PUT', `${STORED}/${prompt.id}/labels/live`, { revision: 3 });
    await eventually(
      async () => expect(await seen()).toEqual(['three', 'three', 'one', 'three']),
      PROMISED_MS,
    );
    await askOk(one, 'PUT', `${STORED}/${prompt.id}`, { active_revision: 2 });
    await eventually(
      async () => expect(await seen()).toEqual(['two', 'three', 'one', 'two']),
      PROMISED_MS,
    );
    await askOk(one, 'DELETE', `${STORED}/${prompt.id}/labels/live`);
    await eventually(
      async () =>
        expect((await compiled(other, `${prompt.id}/compile?label=live`)).status).toBe(404),
      PROMISED_MS,
    );
    await askOk(one, 'DELETE', `${STORED}/${prompt.id}`);
    await eventually(
      async () => expect((await ask(other, 'GET', `${V1}/${prompt.id}`)).status).toBe(404),
      PROMISED_MS,
    );
  });

  it('serves cached prompts while no studio runs, answers 503 to the rest, and loses no confirmed change', async () => {
    const [known, unknown] = [
      await newPrompt(one, 'Known to {WHOM}'),
      await newPrompt(one, 'Not known'),
    ];
    await everythingHeard();
    const etag = (await ask(other, 'GET', `${V1}/${known.id}`)).headers.get('etag') ?? '';
    await studio().stop('SIGKILL');

    expect(await textOf(other, `${known.id}/compile`, { WHOM: 'Anna' })).toBe('Known to Anna');
    expect(
      (await ask(other, 'GET', `${V1}/${known.id}`, undefined, { 'if-none-match': etag })).status,
    ).toBe(304);
    const refused: [method: string, path: string, body?: object][] = [
      ['GET', `${V1}/${unknown.id}`],
      ['POST', `${V1}/${unknown.id}/compile`, {}],
      ['GET', `${V1}/${known.id}?revision=1`],
      ['GET', STORED],
      ['POST', STORED, { name: 'Refused' }],
      ['PUT', `${STORED}/${known.id}`, { description: 'Refused' }],
      ['PUT', `${STORED}/${known.id}/labels/refused`, { revision: 1 }],
      ['GET', `${STORED}/${known.id}/revisions`],
    ];
    const answers = await Promise.all(
      refused.map(([method, path, body]) => ask(other, method, path, body)),
    );
    expect(
      answers.map(({ status, headers }) => [status, Number(headers.get('retry-after')) > 0]),
    ).toEqual(refused.map(() => [503, true]));
    const ready = await fetch(`${other.address}/health/ready`);
    expect([ready.status, await ready.text()]).toEqual([
      200,
      expect.stringContaining('the studio service could not answer'),
    ]);

    await deployment.add('studio');
    expect(await eventually(() => textOf(other, `${unknown.id}/compile`), PROMISED_MS)).toBe(
      'Not known',
    );
    expect(await askOk<StoredPrompt>(other, 'GET', `${STORED}/${known.id}`)).toMatchObject({
      description: '',
      labels: {},
    });
    expect(
      (await askOk<PromptHeadDto[]>(other, 'GET', `${STORED}?limit=1000`)).map(({ name }) => name),
    ).not.toContain('Refused');
  });

  it('keeps every answered change complete if the studio is killed meanwhile', async () => {
    const prompt = await newPrompt(one, 'text 0');
    const changes = Array.from({ length: 30 }, (_, index) =>
      ask<StoredPrompt>([one, other][index % 2] as Where, 'PUT', `${STORED}/${prompt.id}`, {
        messages: [{ content: `text ${index + 1}` }],
      }),
    );
    await Promise.race(changes);
    await studio().stop('SIGKILL');
    await deployment.add('studio');
    const answers = await Promise.all(changes);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(
      refused
        .filter(({ status, headers }) => status !== 503 || !headers.has('retry-after'))
        .map(({ body }) => body),
    ).toEqual([]);
    const revisions = await askOk<PromptRevisionDto[]>(
      one,
      'GET',
      `${STORED}/${prompt.id}/revisions`,
    );
    expect(revisions.map(({ revision }) => revision)).toEqual(
      revisions.map((_, index) => revisions.length - index),
    );
    for (const { body } of answers.filter(({ status }) => status === 200)) {
      expect(await textOf(one, `${prompt.id}/compile?revision=${body.revision_id}`)).toBe(
        body.messages?.[0]?.content,
      );
    }
  });
});
