import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { promisify } from 'node:util';
import { apiKeysChanged, followEvaluations, type StoredEvaluation } from '@touchstone/contracts';
import { newId } from '@touchstone/kernel';
import { eventually } from '@touchstone/testing';
import { aPrincipal, type Gateway, KEY, startGateway } from '@touchstone/testing/http';
import type { GatewaySettings } from '../gateway.config';

const anEvaluation = (metadata: Record<string, string> = {}): StoredEvaluation => ({
  id: newId(),
  completed_at: '2026-01-15T12:00:00.000Z',
  source: 'evaluate',
  status: 'failed',
  score: 3,
  key_id: 'key-1',
  definition: null,
  guardrails: [],
  metadata,
  timings: [],
  evaluationResults: [],
  content: null,
});

/** Events of a stream, as a browser parses them. */
class Reader {
  readonly ids: string[] = [];
  text = '';
  lastEventId = '';
  ended = false;
  private readonly aborted = new AbortController();

  static async open(
    gateway: Gateway,
    query = '',
    headers: Record<string, string> = {},
  ): Promise<Reader> {
    const reader = new Reader();
    const { port } = gateway.app.getHttpServer().address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/api/evaluations/stream${query}`, {
      headers: { 'x-service-api-key': KEY, ...headers },
      signal: reader.aborted.signal,
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    reader.read(response.body as ReadableStream<Uint8Array>).catch(() => undefined);
    return reader;
  }

  close(): void {
    this.aborted.abort();
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      this.text += decoder.decode(chunk, { stream: true });
      const blocks = this.text.split('\n\n').slice(0, -1);
      this.ids.splice(0, Infinity, ...blocks.flatMap(evaluationIn));
      this.lastEventId =
        blocks.map((block) => /^id: (.*)$/m.exec(block)?.[1]).findLast(Boolean) ?? '';
    }
    this.ended = true;
  }
}

const evaluationIn = (block: string): string[] => {
  const data = /^event: evaluation\ndata: (.*)$/m.exec(block)?.[1];
  return data === undefined ? [] : [(JSON.parse(data) as { id: string }).id];
};

let gateway: Gateway;
let readers: Pick<Reader, 'close'>[];
const start = async (settings: Partial<GatewaySettings> = {}): Promise<void> => {
  gateway = await startGateway(settings, {
    [KEY]: aPrincipal(),
    evaluates: aPrincipal({ scopes: ['evaluate'] }),
  });
  await gateway.app.listen(0, '127.0.0.1');
  readers = [];
};
const restart = async (settings: Partial<GatewaySettings>): Promise<void> => {
  await gateway.app.close();
  await start(settings);
};
beforeEach(() => start());
afterEach(async () => {
  readers.forEach((reader) => reader.close());
  await gateway.app.close();
});

const open = async (...parts: [query?: string, headers?: Record<string, string>]) => {
  const reader = await Reader.open(gateway, ...parts);
  readers.push(reader);
  await eventually(() => reader.lastEventId !== '' || reader.ids.length > 0);
  return reader;
};
/** Signs in, and returns the cookie as a browser sends it. */
const session = async (): Promise<string> => {
  gateway.management.addKey(KEY, aPrincipal());
  const sameOrigin = { 'sec-fetch-site': 'same-origin' };
  const { headers } = await gateway.ask('POST', '/api/session', { key: KEY }, sameOrigin);
  return String(headers['set-cookie']).split(';')[0] ?? '';
};
const store = async (workspace = 'workspace-1', metadata = {}): Promise<string> => {
  const evaluation = anEvaluation(metadata);
  await gateway.management.store(workspace, evaluation);
  return evaluation.id;
};

describe('the stream of evaluations', () => {
  it('sends what is stored from now on, of its workspace, without content', async () => {
    await store();
    const reader = await open();
    const ids = [await store(), await store()];
    await store('workspace-2');
    ids.push(await store());
    await eventually(() => expect(reader.ids).toEqual(ids));
    expect(reader.text).not.toContain('"content"');
  });

  it('resumes behind the last event, page by page, and misses nothing', async () => {
    const [first] = [await store(), await store(), await store(), await store(), await store()];
    const reader = await open('', { 'last-event-id': '1' });
    await eventually(() => expect(reader.ids).toHaveLength(4));
    expect(reader.ids).not.toContain(first);
    reader.close();
    const missed = await store();
    const resumed = await open('', { 'last-event-id': reader.lastEventId });
    await eventually(() => expect(resumed.ids).toEqual([missed]));
  });

  it('begins with a comment that has the position to resume from', async () => {
    await store();
    const reader = await open();
    expect(reader.text).toBe('retry: 2000\n\n: no news\nid: 1\n\n');
  });

  it('asks for the criteria of its query', async () => {
    await open('?check=pii&label=PII_FOUND&status=failed&key=k&min_score=1&metadata.user=7');
    expect(gateway.management.lastAsked(followEvaluations)).toEqual({
      caller: { workspace: 'workspace-1', keyId: 'key-1' },
      criteria: {
        type: 'pii',
        label: 'PII_FOUND',
        status: 'failed',
        key: 'k',
        min_score: 1,
        metadata: { user: '7' },
      },
      after: null,
    });
  });

  it('ends once its key is revoked', async () => {
    const reader = await open();
    gateway.management.revoked.add('key-1');
    await gateway.broker.emit(apiKeysChanged.pattern, { workspace: 'workspace-1' });
    await eventually(() => reader.ended);
  });

  it('ends with the session that opened it', async () => {
    const cookie = await session();
    const reader = await open('', { 'x-service-api-key': '', cookie });
    const closed = await gateway.ask('DELETE', '/api/session', undefined, { cookie });
    expect(closed.status).toBe(200);
    await eventually(() => reader.ended);
  });

  it('goes on with the key that opened it, whatever became of the session beside it', async () => {
    const cookie = await session();
    const reader = await open('', { cookie });
    await gateway.ask('DELETE', '/api/session', undefined, { cookie });
    const ids = [await store()];
    await eventually(() => expect(reader.ids).toEqual(ids));
    expect((await open('', { cookie })).ended).toBe(false);
  });

  it('holds little for a reader that takes nothing, and disconnects it', async () => {
    await restart({ streamReaderSeconds: 1 });
    const pages = 32;
    for (let count = 0; count < 2 * pages; count++)
      await store('workspace-1', { text: 'x'.repeat(500_000) });
    const server = gateway.app.getHttpServer();
    const reader = connect((server.address() as AddressInfo).port, '127.0.0.1');
    readers.push({ close: () => reader.destroy() });
    await once(reader, 'connect');
    reader.write(
      `GET /api/evaluations/stream HTTP/1.1\r\nHost: x\r\nX-Service-API-Key: ${KEY}\r\nLast-Event-ID: 0\r\n\r\n`,
    );
    await eventually(() => gateway.management.timesAsked(followEvaluations) > 0);
    const connections = promisify(server.getConnections.bind(server));
    await eventually(async () => (await connections()) === 0);
    // The connection itself takes several pages.
    expect(gateway.management.timesAsked(followEvaluations)).toBeLessThan(pages);
  });

  it('ends when the process does, which does not wait for it', async () => {
    const reader = await open();
    const startedMs = performance.now();
    await gateway.app.close();
    expect(performance.now() - startedMs).toBeLessThan(5_000);
    await eventually(() => reader.ended);
  });

  it('goes on after an outage of the management service', async () => {
    const reader = await open();
    gateway.management.away();
    const id = await store();
    await eventually(() => gateway.management.timesAsked(followEvaluations) > 1);
    gateway.management.back();
    gateway.reconnect();
    await eventually(() => expect(reader.ids).toEqual([id]));
  });

  it('is bounded in number for a workspace, and counts only open ones', async () => {
    const many = await Promise.all(Array.from({ length: 50 }, () => open()));
    const refused = await gateway.ask('GET', '/api/evaluations/stream');
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '2' } });
    many[0]?.close();
    await eventually(async () => open());
  });

  it.each([
    ['evaluates', 403],
    ['unknown', 401],
  ])('is refused to the key that %s', async (key, status) => {
    const headers = { 'x-service-api-key': key };
    expect(await gateway.ask('GET', '/api/evaluations/stream', undefined, headers)).toMatchObject({
      status,
    });
  });

  it.each([
    ['?status=bad', {}, 'status: expected one of success, warning, failed.'],
    ['', { 'last-event-id': 'x' }, 'Last-Event-ID: expected the id of an event of this stream.'],
    ['', { 'last-event-id': '1'.repeat(19) }, 'Last-Event-ID: expected'],
  ])('refuses %s with %j', async (query, headers, sentence) => {
    expect(
      await gateway.ask(
        'GET',
        `/api/evaluations/stream${query}`,
        undefined,
        headers as Record<string, string>,
      ),
    ).toMatchObject({ status: 422, body: { error: expect.stringContaining(sentence) as string } });
  });
});
