import type { OutgoingHttpHeaders } from 'node:http';
import { Catch, type DynamicModule, type ExceptionFilter, Module, type Provider } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestMicroservice } from '@nestjs/microservices';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { InjectOptions } from 'fastify';
import { throwError } from 'rxjs';
import { type EvaluationJob, type EvaluationOutcome, type Principal, SCOPES } from '@touchstone/contracts';
import { Readiness, Secrets } from '@touchstone/kernel';
import { Broker, InProcessBroker, MessagingClient, MessagingServer } from '@touchstone/messaging';
import { AllowedNetworks, OutgoingGuard } from '@touchstone/outgoing';
import { setupDocs } from './docs/setup-docs';
import { Evaluator } from './evaluation/evaluator';
import { GatewaySettings } from './gateway.config';
import { GatewayModule } from './gateway.module';
import { fastifyOptions } from './http/fastify-options';
import { ApiKeys } from './keys/api-keys';
import { FakeManagement, SECRETS } from './management.fixture';
import { FakeNotifier } from './notifier.fixture';
import { PassThroughSettings } from './pass-through/pass-through.config';
import { Providers } from './pass-through/providers/providers';
import { FakeStudio } from './studio.fixture';

export const KEY = 'a key for the specs';
export const EVALUATE = '/api/v1/evaluation/evaluate';

export const aPrincipal = (parts: Partial<Principal> = {}): Principal => ({
  keyId: 'key-1',
  workspace: 'workspace-1',
  scopes: SCOPES,
  failurePolicy: 'closed',
  ...parts,
});

/** Remembers jobs and waits; answers that all is well, or throws. */
export class FakeEvaluator extends Evaluator {
  readonly jobs: EvaluationJob[] = [];
  readonly waits: number[] = [];
  failure: Error | undefined;
  extra: object = {};

  async evaluate(job: EvaluationJob, waitMs: number): Promise<EvaluationOutcome> {
    this.jobs.push(job);
    this.waits.push(waitMs);
    if (this.failure !== undefined) throw this.failure;
    const evaluationResults = job.checks.map(({ check }) => ({ type: check, results: [] }));
    return {
      id: job.id,
      answer: { status: 'success', score: job.checks.length === 0 ? null : 100, evaluationResults, ...this.extra },
      timings: [{ family: 'security', mode: 'balanced', waitMs: 0.42, computeMs: 3.14 }],
    };
  }
}

class FakeKeys extends ApiKeys {
  constructor(private readonly principals: Record<string, Principal>) {
    super();
  }

  async resolve(presentedKey: string): Promise<Principal | null> {
    return this.principals[presentedKey] ?? null;
  }

  forget(): void {}
}

export interface Answer {
  status: number;
  body: Record<string, unknown>;
  headers: OutgoingHttpHeaders;
}

export interface Gateway {
  app: NestFastifyApplication;
  evaluator: FakeEvaluator;
  management: FakeManagement;
  studio: FakeStudio;
  notifier: FakeNotifier;
  readiness: Readiness;
  /** As if the broker had been lost and were back. */
  reconnect(): void;
  /** Sends a body to evaluate as JSON with the key; text and buffers go as they are. */
  post(body: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** The same with any method to any address; without a body where it is `undefined`. */
  ask(method: string, url: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  send(options: InjectOptions): Promise<{ status: number; text: string; headers: OutgoingHttpHeaders }>;
}

/** What names resolve to in specs; others do not. */
const ADDRESSES: Record<string, string[]> = { 'models.example': ['93.184.215.14'], 'inside.example': ['10.0.0.7'], localhost: ['127.0.0.1', '::1'] };
const resolve = async (name: string): Promise<string[]> => {
  const found = ADDRESSES[name];
  if (found === undefined) throw new Error('ENOTFOUND');
  return found;
};
/** Lets 127.0.0.2 be reached, and what is public. */
const outgoingGuard = new OutgoingGuard({ allowed: new AllowedNetworks('127.0.0.2'), resolve });

/** As in a process: a handler's error goes back to who asked. */
@Catch()
class Keep implements ExceptionFilter {
  catch(error: unknown) {
    return throwError(() => error);
  }
}

/** Can be told that it was lost meanwhile, which the broker of one process never is. */
class LosableBroker extends InProcessBroker {
  private readonly listeners: (() => void)[] = [];

  override onReconnect(listener: () => void = () => undefined): void {
    this.listeners.push(listener);
  }

  reconnect(): void {
    for (const listener of this.listeners) listener();
  }
}

@Module({})
class Messages {
  static over(broker: Broker, readiness: Readiness): DynamicModule {
    const providers = [{ provide: Broker, useValue: broker }, { provide: Readiness, useValue: readiness }, MessagingClient];
    return { module: Messages, global: true, providers, exports: providers };
  }
}

export const startGateway = async (
  given: Partial<GatewaySettings> = {},
  principals: Record<string, Principal> = { [KEY]: aPrincipal() },
  overrides: Provider[] = [],
): Promise<Gateway> => {
  const evaluator = new FakeEvaluator();
  const [broker, readiness] = [new LosableBroker(), new Readiness()];
  const [management, studio, notifier] = [await FakeManagement.on(broker), await FakeStudio.on(broker), await FakeNotifier.on(broker)];
  const settings = Object.assign(new GatewaySettings(), { ratePerSecond: 0 }, given);
  const root = GatewayModule.register({
    imports: [Messages.over(broker, readiness)],
    providers: [
      { provide: Evaluator, useValue: evaluator },
      { provide: ApiKeys, useValue: new FakeKeys(principals) },
      { provide: Secrets, useValue: SECRETS },
      { provide: GatewaySettings, useValue: settings },
      { provide: PassThroughSettings, useValue: new PassThroughSettings() },
      { provide: Providers, useValue: new Providers({}) },
      { provide: OutgoingGuard, useValue: outgoingGuard },
      ...overrides,
    ],
  });
  const app = await NestFactory.create<NestFastifyApplication>(root, new FastifyAdapter(fastifyOptions(settings)), { logger: false, abortOnError: false });
  const server = app.connectMicroservice({ strategy: new MessagingServer(broker) }, { deferInitialization: true }) as NestMicroservice;
  server.setIsInitHookCalled(true);
  server.useGlobalFilters(new Keep());
  setupDocs(app);
  await app.startAllMicroservices();
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  const send: Gateway['send'] = async (options) => {
    const { statusCode, payload, headers } = await app.inject(options);
    return { status: statusCode, text: payload, headers };
  };
  const ask: Gateway['ask'] = async (method, url, body, headers = {}) => {
    const payload = body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
    const all = { ...(payload !== undefined && { 'content-type': 'application/json' }), 'x-service-api-key': KEY, ...headers };
    const { status, text, headers: answered } = await send({ method: method as 'GET', url, headers: all, ...(payload !== undefined && { payload }) });
    return { status, body: JSON.parse(text || '{}') as Record<string, unknown>, headers: answered };
  };
  return { app, evaluator, management, studio, notifier, readiness, reconnect: () => broker.reconnect(), send, ask, post: (body, headers) => ask('POST', EVALUATE, body, headers) };
};
