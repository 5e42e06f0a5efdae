import Anthropic from '@anthropic-ai/sdk';
import OpenAI from 'openai';
import type { ExchangePage, IntegrationTest } from '@touchstone/contracts';
import { type Deployment, eventually } from '@touchstone/testing';
import { askOk, history, newDefinition, PROMISED_MS } from './support/managing';
import { newPrompt } from './support/prompts';
import type { VendorStub } from './support/vendor-stub';

const ADDRESS = 'jane.doe@example.com';
const CLEAN = 'The river runs past the old mill, and the hills behind it are green.';
const LONG = Array.from({ length: 60 }, () => CLEAN).join(' ');

type Guardrail = Record<string, unknown>;

/**
 * Suite of the pass-through as vendors' clients see it, for every deployment.
 * @param address address of the process with the pass-through, where that is not the gateway
 */
export const passThroughSuite = (
  deployment: () => Deployment,
  vendor: () => VendorStub,
  address = () => deployment().address,
): void => {
  const options = (provider: string) => ({
    apiKey: 'sk-of-the-caller',
    baseURL: `${address()}/api/providers/${provider}`,
    defaultHeaders: { 'X-Service-API-Key': deployment().key },
    maxRetries: 0,
  });
  const openai = () => new OpenAI(options('openai'));
  const anthropic = () => new Anthropic(options('anthropic'));
  const user = (content: string) => ({
    model: 'm-1',
    max_tokens: 100,
    messages: [{ role: 'user' as const, content }],
  });

  /** Calls of each client: for a whole answer, and for a streamed one. */
  const CLIENTS = {
    openai: {
      whole: async (content: string) =>
        (await openai().chat.completions.create(user(content))).choices[0]?.message.content,
      streamed: async (content: string) => {
        let text = '';
        for await (const { choices } of await openai().chat.completions.create({
          ...user(content),
          stream: true,
        }))
          text += choices[0]?.delta.content ?? '';
        return text;
      },
    },
    anthropic: {
      whole: async (content: string) =>
        JSON.stringify((await anthropic().messages.create(user(content))).content),
      streamed: (content: string) => anthropic().messages.stream(user(content)).finalText(),
    },
  };
  const ASKING = (['openai', 'anthropic'] as const).flatMap((provider) =>
    (['whole', 'streamed'] as const).map((manner) => ({ provider, manner })),
  );

  let definition: string;
  let guardrail: string | undefined;
  beforeAll(async () => {
    // In the mode with the most time: a busy machine takes seconds to start the thread that
    // examines long contents.
    definition = await newDefinition(deployment(), {
      name: 'no personal data',
      piiCheck: true,
      mode: 'quality',
    });
  });
  beforeEach(() => {
    vendor().says = CLEAN;
    vendor().received.length = 0;
  });
  afterEach(async () => {
    if (guardrail !== undefined) await askOk(deployment(), 'DELETE', `guardrails/${guardrail}`);
    guardrail = undefined;
  });

  /** Stores a guardrail and waits until the gateway's exchanges name it. */
  const guardedBy = async (
    sides: ('request' | 'response')[],
    fields: Guardrail = {},
  ): Promise<void> => {
    const evaluations = Object.fromEntries(sides.map((side) => [`${side}_evaluation`, definition]));
    guardrail = (
      await askOk<{ id: string }>(deployment(), 'POST', 'guardrails', {
        name: 'house rules',
        evaluations,
        ...fields,
      })
    ).id;
    await eventually(async () => {
      await openai().chat.completions.create(user('Hello'));
      const { items } = await askOk<ExchangePage>(deployment(), 'GET', 'exchanges?limit=1');
      return items[0]?.guardrails.some(({ guardrail_id }) => guardrail_id === guardrail) === true;
    });
    vendor().received.length = 0;
  };
  const blocked = { status: 400, message: expect.stringContaining('house rules') as string };

  describe.each(ASKING)('the client of $provider, $manner', ({ provider, manner }) => {
    const ask = (content: string) => CLIENTS[provider][manner](content);

    it('receives the vendor’s answer; the vendor receives the caller’s credential only', async () => {
      expect(await ask('Hello')).toContain(CLEAN);
      expect(vendor().received).toHaveLength(1);
      expect(JSON.stringify(vendor().received)).not.toContain(deployment().key);
      expect(JSON.stringify(vendor().received[0]?.headers)).toContain('sk-of-the-caller');
    });

    it('receives an error for a blocked request, which never reaches the vendor', async () => {
      await guardedBy(['request']);
      await expect(ask(`Write to ${ADDRESS}`)).rejects.toMatchObject(blocked);
      expect(vendor().received).toEqual([]);
      expect(await ask('Hello')).toContain(CLEAN);
    });

    it('receives an error for a blocked answer', async () => {
      await guardedBy(['response']);
      vendor().says = `${CLEAN} Write to ${ADDRESS}.`;
      await expect(ask('Hello')).rejects.toMatchObject(blocked);
      expect(vendor().received).toHaveLength(1);
    });

    it('receives the unchanged answer under an observing guardrail', async () => {
      await guardedBy(['request', 'response'], { mode: 'observe' });
      vendor().says = `Write to ${ADDRESS}`;
      expect(await ask(`Write to ${ADDRESS}`)).toContain(ADDRESS);
    });
  });

  it('releases a stream window by window up to the blocked text', async () => {
    await guardedBy(['response'], { stream: 'window' });
    vendor().says = `${LONG} Write to ${ADDRESS}. ${LONG}`;
    let text = '';
    const read = async () => {
      for await (const { choices } of await openai().chat.completions.create({
        ...user('Hello'),
        stream: true,
      }))
        text += choices[0]?.delta.content ?? '';
    };
    await expect(read()).rejects.toThrow('house rules');
    expect(text).toContain(CLEAN);
    expect(text).not.toContain('Write');
    await eventually(async () => {
      const { items } = await askOk<ExchangePage>(deployment(), 'GET', 'exchanges?limit=1');
      const [named] = items[0]?.guardrails ?? [];
      expect(named).toMatchObject({ guardrail_id: guardrail, side: 'response', verdict: 'fail' });
      const failed = await history(deployment(), 'status=failed');
      expect(failed.filter(({ id }) => id === named?.evaluation_id)).toMatchObject([
        { source: 'guardrail', definition: { id: definition } },
      ]);
    });
    vendor().says = LONG;
    expect(await CLIENTS.openai.streamed('Hello')).toBe(LONG);
  });

  it('enforces a guardrail at once on the gateway that stored it, and on all others within five seconds', async () => {
    const evaluations = { request_evaluation: definition };
    const statusAt = async (where: string): Promise<number> => {
      const headers = { 'x-service-api-key': deployment().key, 'content-type': 'application/json' };
      return (
        await fetch(`${where}/api/providers/openai/chat/completions`, {
          method: 'POST',
          headers,
          body: JSON.stringify(user(`Write to ${ADDRESS}`)),
        })
      ).status;
    };
    const before = [await statusAt(deployment().address), await statusAt(address())];
    guardrail = (
      await askOk<{ id: string }>(deployment(), 'POST', 'guardrails', {
        name: 'house rules',
        evaluations,
      })
    ).id;
    expect([...before, await statusAt(deployment().address)]).toEqual([200, 200, 400]);
    await eventually(async () => (await statusAt(address())) === 400, PROMISED_MS);
    await askOk(deployment(), 'PUT', `guardrails/${guardrail}`, { active: false });
    expect(await statusAt(deployment().address)).toBe(200);
    await eventually(async () => (await statusAt(address())) === 200, PROMISED_MS);
  });

  it('expands a reference to a stored prompt', async () => {
    const prompt = await newPrompt(deployment(), 'You greet {{name}}.', 'Of the pass-through');
    const { data, response } = await openai()
      .chat.completions.create(user(`$${prompt.text_id}|[name=Ada]`))
      .withResponse();
    expect(data.choices[0]?.message.content).toBe(CLEAN);
    expect(response.headers.get('x-prompt-revision')).toBe(prompt.revision_id);
    expect(vendor().received[0]?.body['messages']).toEqual([
      { role: 'system', content: 'You greet Ada.' },
    ]);
  });

  it('lists each exchange once with its guardrail decisions, and each evaluation once', async () => {
    await guardedBy(['request', 'response']);
    const { response } = await openai().chat.completions.create(user('Hello')).withResponse();
    const id = response.headers.get('x-exchange-id');
    const refused = await openai()
      .chat.completions.create(user(ADDRESS))
      .catch((error: unknown) => error as InstanceType<typeof OpenAI.APIError>);
    const refusedId = (refused as { headers?: Headers }).headers?.get('x-exchange-id');
    await eventually(async () => {
      const { items } = await askOk<ExchangePage>(deployment(), 'GET', 'exchanges?limit=50');
      const of = (wanted: string | null | undefined) => items.filter((item) => item.id === wanted);
      expect(of(id)).toMatchObject([
        {
          outcome: 'passed',
          provider: 'openai',
          operation: '/chat/completions',
          model: 'm-1',
          input_tokens: 3,
          output_tokens: 4,
          guardrails: [
            { side: 'request', verdict: 'pass' },
            { side: 'response', verdict: 'pass' },
          ],
        },
      ]);
      expect(of(refusedId)).toMatchObject([
        {
          outcome: 'blocked',
          status: 400,
          attempts: 0,
          guardrails: [{ side: 'request', verdict: 'fail' }],
        },
      ]);
      const known = (await history(deployment(), 'status=failed')).map((one) => one.id);
      expect(known).toContain(of(refusedId)[0]?.guardrails[0]?.evaluation_id);
    });
  });

  it('tests an integration with one request to its vendor, which is no exchange', async () => {
    const credential = 'sk-stored-for-a-test';
    const { id } = await askOk<{ id: string }>(deployment(), 'POST', 'integrations', {
      provider: 'openai',
      credential,
    });
    const test = (body: object) =>
      askOk<IntegrationTest>(deployment(), 'POST', `integrations/${id}/test`, body);
    const answered = { reached: true, status: 200, error: null };
    expect(await test({})).toMatchObject({ ...answered, model: null });
    expect(await test({ model: 'm-1' })).toMatchObject({ ...answered, model: 'm-1' });
    vendor().fails = { status: 401, message: `There is no ${credential}.` };
    const refused = await test({});
    vendor().fails = undefined;
    expect(refused).toMatchObject({ reached: true, status: 401 });
    expect(refused.error).not.toContain(credential);
    expect(vendor().received.map(({ path, headers }) => [path, headers.authorization])).toEqual([
      ['/v1/models', `Bearer ${credential}`],
      ['/v1/chat/completions', `Bearer ${credential}`],
      ['/v1/models', `Bearer ${credential}`],
    ]);
    await askOk(deployment(), 'DELETE', `integrations/${id}`);
    const { response } = await openai().chat.completions.create(user('Hello')).withResponse();
    await eventually(async () => {
      const { items } = await askOk<ExchangePage>(deployment(), 'GET', 'exchanges?limit=200');
      expect(items.map((item) => item.id)).toContain(response.headers.get('x-exchange-id'));
      // Exchanges are stored in order: those of the tests would be there as well.
      expect(items.map(({ operation }) => operation)).not.toContain('/models');
    });
  });

  it('lists the known providers in the answer to an unknown one', async () => {
    const response = await fetch(`${address()}/api/providers/nobody/models`, {
      headers: { 'x-service-api-key': deployment().key },
    });
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: expect.stringContaining('openai') as string },
    ]);
  });
};
