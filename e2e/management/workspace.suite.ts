import { randomUUID } from 'node:crypto';
import { type EvaluationAnswer } from '@touchstone/contracts';
import { type Deployment, eventually } from '@touchstone/testing';
import { evaluate, send, verdictsOf } from '../support/client';
import { ask, askOk, history, newKey, PROMISED_MS, withoutTexts } from '../support/managing';

/** Text in a language that the injection check does not support. */
const FINNISH =
  'Tämä on pitkä suomenkielinen kirjoitus, jossa kerrotaan kesäisestä järvimaisemasta, saunan lämmöstä ja metsän hiljaisuudesta. '.repeat(
    8,
  );

const UNDECIDED = { input: FINNISH, prompt_injections: true };

/** Suite of workspace settings and their effects over HTTP, for every deployment. */
export const workspaceSuite = (running: () => Deployment): void => {
  it('turns a check that could not run from failed to warning under the policy "open"', async () => {
    const where = running();
    const statusIs = (status: string) =>
      eventually(
        async () => expect((await evaluate(where, UNDECIDED)).status).toBe(status),
        PROMISED_MS,
      );
    expect(verdictsOf(await evaluate(where, UNDECIDED))).toEqual([
      'prompt_injections NOT_EVALUATED',
    ]);
    await statusIs('failed');
    try {
      await askOk(where, 'PUT', 'workspace', { failure_policy: 'open' });
      await statusIs('warning');
    } finally {
      await askOk(where, 'PUT', 'workspace', { failure_policy: 'closed' });
    }
    await statusIs('failed');
  });

  it('stores content, quotes and reasons only while store_content is on', async () => {
    const where = running();
    const content = {
      input: `Mail jane@example.com about ${randomUUID()}`,
      messages: [{ role: 'user', content: 'Hello' }],
    };
    const evaluateAndRead = async () => {
      const sent = await send(where, { ...content, pii_check: true });
      const id = sent.headers.get('x-evaluation-id') as string;
      const read = await eventually(() =>
        askOk<EvaluationAnswer>(where, 'GET', `v1/evaluation/${id}`),
      );
      return { id, answer: JSON.parse(sent.text) as EvaluationAnswer, read };
    };
    const nothingKept = async () => {
      const { answer, read } = await evaluateAndRead();
      expect(read).toEqual(withoutTexts(answer));
      expect(JSON.stringify(read)).not.toContain('jane');
    };
    await nothingKept();
    try {
      await askOk(where, 'PUT', 'workspace', { store_content: true });
      await eventually(async () => {
        const { id, answer, read } = await evaluateAndRead();
        expect(read).toEqual({
          ...answer,
          content: { ...content, output: null, available_tools: [] },
        });
        const [listed] = (await history(where, 'type=pii')).filter((item) => item.id === id);
        expect(listed).toMatchObject({ evaluationResults: answer.evaluationResults });
        expect(listed).not.toHaveProperty('content');
      }, PROMISED_MS);
    } finally {
      await askOk(where, 'PUT', 'workspace', { store_content: false });
    }
    await eventually(nothingKept, PROMISED_MS);
  });

  it("enforces a workspace's own limits until they are lifted", async () => {
    const where = running();
    const evaluating = { ...where, key: (await newKey(where, { scopes: ['evaluate'] })).key };
    const messages = [
      { role: 'user', content: 'Hello' },
      { role: 'user', content: 'again' },
    ];
    const statuses = () =>
      Promise.all(
        Array.from({ length: 20 }, async () => (await send(evaluating, { messages })).status),
      );
    try {
      await askOk(where, 'PUT', 'workspace', { limits: { messages: 1 } });
      await eventually(
        async () =>
          expect(await send(evaluating, { messages })).toMatchObject({
            status: 422,
            text: '{"error":"messages: expected at most 1 messages, got 2."}',
          }),
        PROMISED_MS,
      );
      expect(
        await askOk(where, 'PUT', 'workspace', { limits: { messages: 0, requests_per_second: 5 } }),
      ).toMatchObject({ limits: { messages: null, requests_per_second: 5 } });
      await eventually(async () => expect(await statuses()).toContain(429), PROMISED_MS);
      expect(
        (await ask(where, 'PUT', 'workspace', { limits: { characters_per_field: 200_001 } }))
          .status,
      ).toBe(422);
    } finally {
      // The limits may also refuse the request that lifts them, so it is retried.
      await eventually(async () => askOk(where, 'PUT', 'workspace', { limits: {} }), PROMISED_MS);
    }
    await eventually(
      async () => expect(new Set(await statuses())).toEqual(new Set([200])),
      PROMISED_MS,
    );
  });
};
