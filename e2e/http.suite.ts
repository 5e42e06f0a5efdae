import { gzipSync } from 'node:zlib';
import type { Deployment } from '@touchstone/testing';
import { errorOf, EVALUATE, send, type Sending } from './support/client';
import { REFUSALS } from './tables/refusals';

const hello = { input: 'hello', pii_check: true };
const FRAMEWORK = /exception|nestjs|fastify|at \/|\.js\b|undefined/i;

interface OpenApi {
  paths: Record<
    string,
    Record<string, { requestBody: unknown; responses: Record<string, unknown> }>
  >;
  components: { schemas: Record<string, { properties?: Record<string, Record<string, unknown>> }> };
}

/** Suite of the gateway's HTTP behaviour, for every deployment. */
export const httpSuite = (deployment: () => Deployment): void => {
  const ask = (body: unknown, options?: Sending) => send(deployment(), body, options);

  it.each(REFUSALS)('refuses %s', async (_title, body, status, says) => {
    const answer = await ask(body);
    expect(answer.status).toBe(status);
    expect(errorOf(answer)).toMatch(says);
    expect(errorOf(answer)).not.toMatch(FRAMEWORK);
    expect(Object.keys(JSON.parse(answer.text) as object)).toEqual(['error']);
  });

  it.each<[string, unknown, Sending, number, RegExp]>([
    ['no key', hello, { headers: { 'x-service-api-key': '' } }, 401, /API key is missing/],
    [
      'a wrong key',
      hello,
      { headers: { 'x-service-api-key': 'not-the-key-of-this-house' } },
      401,
      /not valid/,
    ],
    [
      'no key and a broken body',
      '{',
      { headers: { 'x-service-api-key': '' } },
      401,
      /API key is missing/,
    ],
    ['an unknown address', hello, { path: '/api/v1/evaluations' }, 404, /nothing at this address/i],
    [
      'an unknown address without a key',
      hello,
      { path: '/api/v1/nowhere', headers: { 'x-service-api-key': '' } },
      401,
      /API key/,
    ],
    ['another method', hello, { method: 'GET' }, 405, /method/],
    [
      'a body that is no JSON by its type',
      'input=hello',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      /JSON/,
    ],
    [
      'a compressed body',
      gzipSync(JSON.stringify(hello)),
      { headers: { 'content-encoding': 'gzip' } },
      415,
      /compress/i,
    ],
  ])(
    'answers %s with an error that a person can act on',
    async (_title, body, options, status, says) => {
      const answer = await ask(body, options);
      expect(answer.status).toBe(status);
      expect(errorOf(answer)).toMatch(says);
      expect(answer.headers.get('allow')).toBe(status === 405 ? 'POST' : null);
    },
  );

  it.each([`${EVALUATE}/`, `//api//v1/evaluation//evaluate`, `${EVALUATE}//`])(
    'serves %s without regard to the extra slashes',
    async (path) => {
      const answer = await ask(hello, { path });
      expect(answer.status).toBe(200);
    },
  );

  it('reports liveness and readiness without a key', async () => {
    for (const { address } of deployment().processes) {
      for (const path of ['/health/live', '/health/ready']) {
        const answer = await send({ address, key: '' }, '', { path, method: 'GET' });
        expect([
          path,
          answer.status,
          (JSON.parse(answer.text) as { status: string }).status,
        ]).toEqual([path, 200, 'ok']);
      }
    }
  });

  it('counts evaluations and messages for Prometheus', async () => {
    await ask(hello);
    const texts = await Promise.all(
      deployment().processes.map(({ address }) =>
        send({ address, key: '' }, '', { path: '/metrics', method: 'GET' }),
      ),
    );
    const all = texts.map(({ text }) => text).join('\n');
    expect(all).toMatch(/^touchstone_evaluations_total\{status="success"\} [1-9]/m);
    expect(all).toMatch(/^touchstone_messages_total\{outcome="handled"\} [1-9]/m);
    expect(all).toMatch(/^process_resident_memory_bytes/m);
  });

  it('serves an OpenAPI description with the schemas of its bodies', async () => {
    const { text } = await ask('', { path: '/docs-json', method: 'GET' });
    const { paths, components } = JSON.parse(text) as OpenApi;
    const post = paths[EVALUATE]?.['post'];
    expect(JSON.stringify(post?.requestBody)).toContain('#/components/schemas/EvaluateRequestDto');
    expect(JSON.stringify(post?.responses['200'])).toContain(
      '#/components/schemas/EvaluationAnswerDto',
    );
    for (const status of ['400', '401', '413', '415', '422', '503'])
      expect(JSON.stringify(post?.responses[status])).toContain('ErrorBodyDto');
    expect(components.schemas['EvaluateRequestDto']?.properties).toMatchObject({
      input: { type: 'string' },
      messages: { type: 'array', items: { $ref: '#/components/schemas/MessageDto' } },
      mode: { enum: ['speed', 'balanced', 'quality'] },
      assertions: { type: 'array', items: { type: 'string' } },
    });
    expect(Object.keys(components.schemas['DetectionResultDto']?.properties ?? {})).toEqual([
      'name',
      'score',
      'label',
      'confidence_score',
      'reason',
      'flagged',
      'quote',
      'data',
      'claim',
      'field',
      'start',
      'end',
    ]);
  });
};
