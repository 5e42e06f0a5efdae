import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { CATALOGUE, Evaluator, Providers } from '@touchstone/clients';
import type { EvaluationCompleted, EvaluationJob, EvaluationOutcome, ExchangeCompleted, GuardrailAlerted, GuardrailRecord, Principal } from '@touchstone/contracts';
import { aPrincipal, type Gateway, KEY, startGateway } from '@touchstone/testing/http';
import { ExchangePublisher } from './exchange/exchange.publisher';
import { aGuardrail, aResult } from './guardrails/guardrails.fixture';
import { PassThroughSettings } from './pass-through.config';

export const FORBIDDEN = 'rhubarb';
/** A key of another workspace. */
export const OTHER_KEY = 'a key of workspace-2';
export const CHAT = '/api/providers/openai/chat/completions';

type Handler = (request: IncomingMessage, response: ServerResponse, body: Buffer) => unknown;

/**
 * Vendor over HTTP with responses set by the test. Its origin also serves every other vendor's
 * operations.
 */
export class StubVendor {
  readonly received: { method: string; url: string; headers: IncomingMessage['headers']; body: Buffer }[] = [];
  answer: Handler = (_request, response) => json(response, completion('All is well.'));
  url = '';
  private readonly server = createServer((request, response) => void this.handle(request, response));

  static async start(): Promise<StubVendor> {
    const vendor = new StubVendor();
    vendor.server.listen(0, '127.0.0.1');
    await once(vendor.server, 'listening');
    vendor.url = `http://127.0.0.1:${(vendor.server.address() as AddressInfo).port}`;
    return vendor;
  }

  get last() {
    return this.received.at(-1) as StubVendor['received'][number];
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    this.received.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    await this.answer(request, response, body);
  }
}

export const json = (response: ServerResponse, body: unknown, status = 200, headers = {}): void =>
  void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
export const completion = (content: string): object => ({
  id: 'c-1', object: 'chat.completion', model: 'm-1-of-today', choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 5, completion_tokens: 7 },
});
export const chunk = (content: string): string => `data: ${JSON.stringify({ id: 'c-1', model: 'm-1', choices: [{ index: 0, delta: { content } }] })}\n\n`;
export const DONE = 'data: [DONE]\n\n';
export const stream = (response: ServerResponse): ServerResponse => response.writeHead(200, { 'content-type': 'text/event-stream' });
export const streaming = (...parts: string[]): Handler => (_request, response) => void stream(response).end(parts.join(''));

/** Writes to a response and waits while the connection's buffer is full. */
export const write = async (response: ServerResponse, bytes: Buffer | string): Promise<void> => {
  if (response.write(bytes)) return;
  const over = new AbortController();
  await Promise.race(['drain', 'close'].map((event) => once(response, event, over)));
  over.abort();
};

/**
 * Flags the forbidden word: in the conversation on the request side, in the output on the response
 * side.
 */
export class WordJudge extends Evaluator {
  readonly jobs: EvaluationJob[] = [];
  failure: Error | undefined;
  /** Awaited before every verdict. */
  before: (job: EvaluationJob) => unknown = () => undefined;

  async evaluate(job: EvaluationJob): Promise<EvaluationOutcome> {
    this.jobs.push(job);
    await this.before(job);
    if (this.failure !== undefined) throw this.failure;
    const { messages, output } = job.content;
    const text = job.metadata?.['side'] === 'request' ? JSON.stringify(messages) : `${output ?? ''}`;
    const flagged = text.includes(FORBIDDEN);
    const result = aResult(flagged ? { label: 'PII_FOUND', score: 4, flagged, quote: FORBIDDEN } : {});
    const answer = { status: flagged ? ('failed' as const) : ('success' as const), score: result.score, evaluationResults: [{ type: 'pii' as const, results: [result] }] };
    return { id: job.id, answer, timings: [] };
  }

  of(side: 'request' | 'response'): EvaluationJob[] {
    return this.jobs.filter(({ metadata }) => metadata?.['side'] === side);
  }
}

export const SIDES_JUDGED = { evaluations: { request_evaluation: 'd-1', response_evaluation: 'd-1' } };
export const REQUEST_JUDGED = { evaluations: { request_evaluation: 'd-1' } };
export const ANSWER_JUDGED = { evaluations: { response_evaluation: 'd-1' } };

export interface PassThroughRig {
  gateway: Gateway;
  address: string;
  vendor: StubVendor;
  judge: WordJudge;
  /** Completed exchanges, in the order in which they ended. */
  exchanges: ExchangeCompleted[];
  alerts: GuardrailAlerted[];
  /** Evaluations that the pass-through itself published. */
  recorded: EvaluationCompleted[];
  /** Sends a request with the service key and a credential for the vendor. */
  ask(path: string, init?: RequestInit & { duplex?: 'half' }): Promise<Response>;
  chat(body?: object, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

const HEADERS = { 'x-service-api-key': KEY, authorization: 'Bearer sk-of-the-caller', 'content-type': 'application/json' };
export const saying = (content: string, more: object = {}): object => ({ model: 'm-1', messages: [{ role: 'user', content }], ...more });

/**
 * Replaces the addresses of the public vendors in the catalogue; an address in the environment
 * would count as the operator's.
 */
const publicAt = (url: string): typeof CATALOGUE => ({
  ...CATALOGUE,
  ...Object.fromEntries([['openai', 'v1'], ['anthropic', 'v1'], ['gemini', 'v1beta']].map(([name = '', version]) => [name, { ...CATALOGUE[name], url: `${url}/${version}` }])),
}) as typeof CATALOGUE;

/** Starts a listening gateway in front of a vendor. */
export const startPassThrough = async (
  guardrails: Partial<GuardrailRecord>[] = [], given: Partial<PassThroughSettings> = {}, principal: Partial<Principal> = {}, environment: Record<string, string> = {},
): Promise<PassThroughRig> => {
  const [vendor, judge] = [await StubVendor.start(), new WordJudge()];
  const [exchanges, alerts, recorded] = [[] as ExchangeCompleted[], [] as GuardrailAlerted[], [] as EvaluationCompleted[]];
  const gateway = await startGateway({}, { [KEY]: aPrincipal(principal), [OTHER_KEY]: aPrincipal({ keyId: 'key-2', workspace: 'workspace-2' }) }, [
    { provide: Evaluator, useValue: judge },
    { provide: Providers, useValue: new Providers(environment, publicAt(vendor.url)) },
    { provide: PassThroughSettings, useValue: Object.assign(new PassThroughSettings(), given) },
    { provide: ExchangePublisher, useValue: { publish: (exchange: ExchangeCompleted, raised: GuardrailAlerted[], unrecorded: EvaluationCompleted[]) => (exchanges.push(exchange), alerts.push(...raised), recorded.push(...unrecorded)) } },
  ]);
  gateway.management.definitions.put('workspace-1', { id: 'd-1', version: 3, created_at: '', fields: { piiCheck: true } });
  gateway.management.definitions.put('workspace-1', { id: 'd-2', version: 1, created_at: '', fields: { hallucinationsCheck: true } });
  guardrails.forEach((fields, index) => gateway.management.guardrails.put('workspace-1', { ...aGuardrail({ id: `g-${index + 1}`, ...fields }), collection: 'guardrails' }));
  await gateway.app.listen(0, '127.0.0.1');
  const address = `http://127.0.0.1:${(gateway.app.getHttpServer().address() as AddressInfo).port}`;
  const ask: PassThroughRig['ask'] = (path, init = {}) => fetch(`${address}${path}`, { ...init, headers: { ...HEADERS, ...(init.headers as Record<string, string>) } });
  return {
    gateway, address, vendor, judge, exchanges, alerts, recorded, ask,
    chat: (body = saying('Hello'), headers = {}) => ask(CHAT, { method: 'POST', body: JSON.stringify(body), headers }),
    close: async () => {
      gateway.app.getHttpServer().closeAllConnections();
      await gateway.app.close();
      await vendor.close();
    },
  };
};

/** Caller on a raw socket, which receives every byte as it arrives. */
export class RawCaller {
  received = '';
  private constructor(readonly socket: Socket) {
    socket.setEncoding('latin1');
    socket.on('data', (data) => (this.received += String(data)));
    socket.on('error', () => undefined);
  }

  static chat(address: string, body: object): Promise<RawCaller> {
    const text = JSON.stringify(body);
    return RawCaller.begin(address, Buffer.byteLength(text), text);
  }

  /** @param length length of the whole body, which may be more than `text` */
  static async begin(address: string, length: number, text: string): Promise<RawCaller> {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const lines = [`POST ${CHAT} HTTP/1.1`, 'Host: gateway', 'Connection: close', ...Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}`), `Content-Length: ${length}`];
    socket.write(`${lines.join('\r\n')}\r\n\r\n${text}`);
    return new RawCaller(socket);
  }

  /** Resolves once the text has been received. */
  async until(text: string): Promise<void> {
    while (!this.received.includes(text)) await once(this.socket, 'data');
  }

  async end(): Promise<string> {
    if (!this.socket.closed) await once(this.socket, 'close');
    return this.received;
  }
}
