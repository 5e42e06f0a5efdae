import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { createPrompt } from '@touchstone/contracts';
import { eventually } from '@touchstone/testing';
import { KEY } from '@touchstone/testing/http';
import {
  ANSWER_JUDGED,
  CHAT,
  FORBIDDEN,
  type PassThroughRig,
  REQUEST_JUDGED,
  startPassThrough,
} from '../pass-through.fixture';

const PDF = Buffer.from(`%PDF-1.7\n${FORBIDDEN.repeat(20)}`).toString('base64');
const file = (file_data: string) => ({ type: 'file', file: { filename: 'a.pdf', file_data } });
const withFile = (data: string, text = 'What is this?') => ({
  model: 'm-1',
  messages: [
    { role: 'system', content: text },
    { role: 'user', content: [file(data)] },
  ],
});

let rig: PassThroughRig;
afterEach(() => rig.close());
const errorOf = async (response: Response): Promise<Record<string, unknown>> =>
  ((await response.json()) as { error: Record<string, unknown> }).error;
const sent = () => (JSON.parse(rig.vendor.last.body.toString()) as { messages: unknown }).messages;

describe('an unreadable document', () => {
  it.each([
    ['request', REQUEST_JUDGED],
    ['answer', ANSWER_JUDGED],
  ])(
    'is refused with its field while a guardrail of the %s can stop traffic',
    async (_side, guardrail) => {
      rig = await startPassThrough([guardrail]);
      const response = await rig.chat(withFile(`data:application/pdf;base64,${PDF}`));
      expect(response.status).toBe(400);
      expect(await errorOf(response)).toMatchObject({
        code: 'unreadable_request',
        message: expect.stringContaining('messages[1].content[0].file.file_data') as string,
      });
      expect([rig.vendor.received, rig.judge.jobs]).toEqual([[], []]);
    },
  );

  it('is judged when it is text', async () => {
    rig = await startPassThrough([REQUEST_JUDGED]);
    const text = (words: string) =>
      withFile(
        Buffer.from(`These are the words of a file, one after the other: ${words}.`).toString(
          'base64',
        ),
      );
    expect((await rig.chat(text('nothing'))).status).toBe(200);
    expect(await errorOf(await rig.chat(text(FORBIDDEN)))).toMatchObject({
      code: 'guardrail_blocked',
    });
  });

  it('passes an observing guardrail, which is recorded as failed', async () => {
    rig = await startPassThrough([{ ...REQUEST_JUDGED, mode: 'observe' }]);
    expect((await rig.chat(withFile(PDF))).status).toBe(200);
    await eventually(() => rig.exchanges.length === 1);
    expect(rig.exchanges[0]?.guardrails).toMatchObject([
      { side: 'request', verdict: 'fail', evaluation_id: '' },
    ]);
    expect(rig.judge.jobs).toEqual([]);
  });

  it('passes without guardrails, with the references next to it expanded', async () => {
    rig = await startPassThrough();
    const { status } = await rig.gateway.ask(
      'POST',
      '/api/studio/prompts',
      { name: 'Greeting', messages: [{ role: 'system', content: 'You greet.' }] },
      { 'x-service-api-key': KEY },
    );
    expect([createPrompt.pattern, status]).toEqual([createPrompt.pattern, 200]);
    expect((await rig.chat(withFile(PDF, '$greeting'))).status).toBe(200);
    expect(sent()).toEqual([
      { role: 'system', content: 'You greet.' },
      { role: 'user', content: [file(PDF)] },
    ]);
  });
});

describe('an unreadable operation', () => {
  it.each([
    ['openai', 'POST', '/files', { code: 'unreadable_request' }],
    ['openai', 'POST', '/vector_stores', { code: 'unreadable_request' }],
    ['openai', 'POST', '/fine_tuning/jobs', { code: 'unreadable_request' }],
    ['openai', 'PUT', '/models/x', { code: 'unreadable_request' }],
    ['openai', 'POST', '/files/..;/chat/completions', { code: 'unreadable_request' }],
    ['openai', 'GET', '/responses/r', { code: 'unreadable_request' }],
    ['anthropic', 'POST', '/messages/batches', { type: 'invalid_request_error' }],
    ['gemini', 'POST', '/models/x%253AgenerateContent', { status: 'INVALID_ARGUMENT' }],
    ['gemini', 'GET', '/batches', { status: 'INVALID_ARGUMENT' }],
    ['gemini', 'GET', '/files/f?alt=media', { status: 'INVALID_ARGUMENT' }],
  ])('is refused in the shape of %s: %s %s', async (provider, method, path, error) => {
    rig = await startPassThrough([REQUEST_JUDGED]);
    const response = await rig.ask(`/api/providers/${provider}${path}`, {
      method,
      ...(method !== 'GET' && { body: '{}' }),
    });
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toMatchObject({
      ...error,
      message: expect.stringContaining('Guardrails are active') as string,
    });
    expect(rig.vendor.received).toEqual([]);
  });

  it.each([
    ['GET', '/responses/r'],
    ['POST', '/files'],
    ['PUT', '/models/x'],
  ])('passes without guardrails: %s %s', async (method, path) => {
    rig = await startPassThrough();
    expect(
      (
        await rig.ask(`/api/providers/openai${path}`, {
          method,
          ...(method !== 'GET' && { body: '{"a":1}' }),
        })
      ).status,
    ).toBe(200);
    expect(rig.vendor.last.body.toString()).toBe(method === 'GET' ? '' : '{"a":1}');
  });
});

/** Sends a body with methods for which `fetch` refuses one. */
const bodied = async (method: string, path: string, type: string): Promise<number> => {
  const body = JSON.stringify({ messages: [{ role: 'user', content: FORBIDDEN }] });
  const headers = {
    'x-service-api-key': KEY,
    authorization: 'Bearer sk-of-the-caller',
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const asked = httpRequest(`${rig.address}${path}`, { method, headers }).end(body);
  const [response] = (await once(asked, 'response')) as [import('node:http').IncomingMessage];
  response.resume();
  return response.statusCode ?? 0;
};

describe('an unexpected body', () => {
  it.each([
    ['DELETE', CHAT, 'application/json'],
    ['DELETE', CHAT, 'text/plain'],
    ['GET', '/api/providers/openai/models', 'application/json'],
    ['HEAD', '/api/providers/openai/models', 'application/json'],
    ['POST', '/api/providers/openai/batches/b/cancel', 'application/json'],
  ])('is dropped while a guardrail is active: %s %s with %s', async (method, path, type) => {
    rig = await startPassThrough([REQUEST_JUDGED]);
    expect(await bodied(method, path, type)).toBe(200);
    expect(rig.vendor.last.method).toBe(method);
    expect(rig.vendor.last.body.toString()).toBe('');
  });

  it('is forwarded unchanged without guardrails', async () => {
    rig = await startPassThrough();
    expect(await bodied('DELETE', CHAT, 'application/json')).toBe(200);
    expect(rig.vendor.last.body.toString()).toContain(FORBIDDEN);
  });
});
