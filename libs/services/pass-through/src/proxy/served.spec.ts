import OpenAI from 'openai';
import { KEY } from '@touchstone/testing/http';
import {
  type PassThroughRig,
  REQUEST_JUDGED,
  startPassThrough,
  StubVendor,
} from '../pass-through.fixture';

let rig: PassThroughRig;
let own: StubVendor;
beforeEach(async () => {
  own = await StubVendor.start();
});
afterEach(async () => {
  await rig.close();
  await own.close();
});
const startWithOwn = async (
  ...guardrails: Parameters<typeof startPassThrough>[0] & object
): Promise<void> => {
  const addresses = { OLLAMA: '/v1', AZURE: '/openai/v1', ANTHROPIC: '/v1', GEMINI: '/v1beta' };
  const environment = Object.fromEntries(
    Object.entries(addresses).map(([name, path]) => [
      `TOUCHSTONE_PROVIDER_${name}_URL`,
      own.url + path,
    ]),
  );
  rig = await startPassThrough(guardrails, {}, {}, environment);
};
const ask = (method: string, path: string): Promise<Response> =>
  rig.ask(`/api/providers${path}`, { method, ...(method === 'POST' && { body: '{}' }) });

describe('a provider address from configuration', () => {
  it.each([
    ['POST', '/ollama/chat/completions', '/v1/chat/completions'],
    ['POST', '/ollama/v1/responses', '/v1/responses'],
    ['POST', '/ollama/embeddings', '/v1/embeddings'],
    ['GET', '/ollama/models', '/v1/models'],
    ['GET', '/ollama/models/llama3:8b', '/v1/models/llama3:8b'],
    [
      'POST',
      '/azure/deployments/d-1/chat/completions',
      '/openai/v1/deployments/d-1/chat/completions',
    ],
    ['POST', '/anthropic/v1/messages', '/v1/messages'],
    ['POST', '/anthropic/messages/count_tokens', '/v1/messages/count_tokens'],
    ['POST', '/gemini/models/m-1:generateContent', '/v1beta/models/m-1:generateContent'],
    [
      'POST',
      '/google/models/m-1:streamGenerateContent?alt=sse',
      '/v1beta/models/m-1:streamGenerateContent?alt=sse',
    ],
  ])('serves %s %s', async (method, path, url) => {
    await startWithOwn();
    expect((await ask(method, path)).status).toBe(200);
    expect(own.last).toMatchObject({ method, url });
  });

  it.each([
    ['DELETE', '/ollama/v2/admin/users/7'],
    ['GET', '/ollama/v2/admin/users/7'],
    ['GET', '/ollama/'],
    ['GET', '/ollama/api/tags'],
    ['POST', '/ollama/api/pull'],
    ['DELETE', '/ollama/models/m-1'],
    ['HEAD', '/ollama/files/f-1'],
    ['PUT', '/ollama/chat/completions'],
    ['GET', '/ollama/chat/completions'],
    ['POST', '/ollama/chat/completions/x'],
    ['POST', '/ollama/Chat/Completions'],
    ['POST', '/ollama/chat/completions;x'],
    ['GET', '/ollama/files'],
    ['POST', '/ollama/batches/b/cancel'],
    ['GET', '/gemini/models?$httpMethod=DELETE'],
  ])('refuses %s %s', async (method, path) => {
    await startWithOwn();
    const response = await ask(method, path);
    expect(response.status).toBe(404);
    if (method !== 'HEAD')
      expect(await response.json()).toEqual({
        error: expect.stringContaining('This operation is not served') as string,
      });
    expect(own.received).toEqual([]);
    expect(rig.exchanges).toMatchObject([{ outcome: 'failed', status: 404, attempts: 0 }]);
  });

  it('refuses unreadable operations while guardrails are active', async () => {
    await startWithOwn(REQUEST_JUDGED);
    expect((await ask('POST', '/ollama/audio/speech')).status).toBe(400);
    expect((await ask('DELETE', '/ollama/models/m-1')).status).toBe(404);
    expect(own.received).toEqual([]);
  });

  it('refuses with an error that a vendor’s client does not retry', async () => {
    await startWithOwn();
    const client = new OpenAI({
      apiKey: 'k',
      baseURL: `${rig.address}/api/providers/ollama`,
      defaultHeaders: { 'X-Service-API-Key': KEY },
    });
    await expect(client.files.delete('f-1')).rejects.toMatchObject({
      status: 404,
      message: expect.stringContaining('not served') as string,
    });
    expect(own.received).toEqual([]);
    own.answer = (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ object: 'list', data: [{ id: 'm-1' }] }));
    expect((await client.models.list()).data).toEqual([{ id: 'm-1' }]);
  });
});

describe('a provider address of a workspace', () => {
  it('serves the listed operations only', async () => {
    await startWithOwn();
    const url = own.url.replace('127.0.0.1', '127.0.0.2');
    rig.gateway.management.integrations.put('workspace-1', {
      id: 'i-1',
      provider: 'vllm',
      name: 'vllm',
      url,
      last_four: null,
      created_at: '',
      sealedCredential: null,
    });
    expect((await ask('DELETE', '/vllm/v2/admin/users/7')).status).toBe(404);
    expect(own.received).toEqual([]);
  });
});
