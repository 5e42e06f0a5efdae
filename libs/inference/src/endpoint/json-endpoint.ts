import { type Dispatcher, Pool } from 'undici';
import { retryAfterMs } from '@touchstone/kernel';
import { AttemptFailed, EndpointAtLimit } from './attempt-failed';
import { type EndpointKind, unusableAnswer } from './endpoint-kind';

const CONNECT_TIMEOUT_MS = 5_000;
/** Time limit for draining an error body, which would block its connection if left unread. */
const DUMP_TIMEOUT_MS = 1_000;
const OVERLOADED_PAUSE_MS = 500;
const FAILED_PAUSE_MS = 100;

/** Statuses that reject only this request; other requests may succeed. */
const ABOUT_THE_REQUEST = new Set([400, 413, 422]);

export interface JsonEndpointOptions {
  url: string;
  /** Appended to the path of `url`. */
  path: string;
  apiKey?: string | undefined;
  connections: number;
  maxAnswerBytes: number;
}

/** Sends `POST {url}{path}` with JSON over keep-alive connections. */
export class JsonEndpoint {
  private readonly pool: Pool;
  private readonly path: string;
  private readonly headers: Record<string, string>;

  constructor(
    private readonly kind: EndpointKind,
    private readonly options: JsonEndpointOptions,
  ) {
    const { url, path, apiKey, connections, maxAnswerBytes } = options;
    const { origin, pathname, search } = new URL(url);
    this.path = `${pathname.replace(/\/+$/, '')}${path}${search}`;
    this.headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
    };
    // The caller's deadline bounds every wait, so the pool's own bounds are off.
    this.pool = new Pool(origin, {
      connections,
      headersTimeout: 0,
      bodyTimeout: 0,
      maxResponseSize: maxAnswerBytes,
      connect: { timeout: CONNECT_TIMEOUT_MS },
    });
  }

  /**
   * Sends a body and returns the text of a successful JSON answer.
   * @throws AttemptFailed for everything else, also for an aborted signal, which the caller checks
   * itself.
   */
  async post(body: object, signal: AbortSignal): Promise<string> {
    try {
      const request = {
        path: this.path,
        method: 'POST',
        headers: this.headers,
        body: JSON.stringify(body),
        signal,
      } as const;
      return await this.readAnswer(await this.pool.request(request));
    } catch (failure) {
      throw failure instanceof AttemptFailed ? failure : this.connectionFailure(failure);
    }
  }

  async close(): Promise<void> {
    await this.pool.close();
  }

  private async readAnswer({
    statusCode,
    headers,
    body,
  }: Dispatcher.ResponseData): Promise<string> {
    if (statusCode === 200 && isJson(headers['content-type'])) return body.text();
    void body
      .dump({ limit: this.options.maxAnswerBytes, signal: AbortSignal.timeout(DUMP_TIMEOUT_MS) })
      .catch(() => undefined);
    if (statusCode === 200) throw unusableAnswer(this.kind, 'the answer is not JSON');
    throw this.statusFailure(statusCode, headers['retry-after']);
  }

  private statusFailure(status: number, retryAfter: string | string[] | undefined): AttemptFailed {
    const message = `The ${this.kind.name} endpoint answered with status ${status}.`;
    if (ABOUT_THE_REQUEST.has(status)) return new AttemptFailed(message, 'request', undefined);
    const hintMs = retryAfterMs(retryAfter);
    if (status === 429 || (status === 503 && hintMs !== undefined))
      return new EndpointAtLimit(message, hintMs);
    if (status === 503) return new AttemptFailed(message, 'endpoint', OVERLOADED_PAUSE_MS);
    return new AttemptFailed(message, 'endpoint', status >= 500 ? FAILED_PAUSE_MS : undefined);
  }

  /**
   * Builds the failure of a connection. It names the error's code only, since messages of network
   * errors can contain addresses.
   */
  private connectionFailure(failure: unknown): AttemptFailed {
    const code = (failure as { code?: unknown } | null)?.code;
    if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE')
      return unusableAnswer(this.kind, 'the answer is too large');
    const named = typeof code === 'string' && /^\w{1,60}$/.test(code) ? ` (${code})` : '';
    return new AttemptFailed(
      `The connection to the ${this.kind.name} endpoint failed${named}.`,
      'endpoint',
      FAILED_PAUSE_MS,
    );
  }
}

const isJson = (contentType: string | string[] | undefined): boolean =>
  typeof contentType === 'string' && /^application\/json\s*(;|$)/i.test(contentType);
