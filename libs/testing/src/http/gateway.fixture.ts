import type { OutgoingHttpHeaders } from 'node:http';
import { Catch, type DynamicModule, type ExceptionFilter, Module, type Provider } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestMicroservice } from '@nestjs/microservices';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { InjectOptions } from 'fastify';
import { throwError } from 'rxjs';
import { ApiKeys, ClientSettings, ClientsModule, Evaluator, Providers } from '@touchstone/clients';
import { type EvaluationJob, type EvaluationOutcome, type Principal, SCOPES } from '@touchstone/contracts';
import { EdgeSettings, fastifyOptions, HttpEdgeModule } from '@touchstone/http-edge';
import { Clock, Readiness, Secrets } from '@touchstone/kernel';
import { Broker, InProcessBroker, MessagingClient, MessagingServer } from '@touchstone/messaging';
import { AllowedNetworks, OutgoingGuard } from '@touchstone/outgoing';
import { GatewayModule, GatewaySettings, setupDocs } from '@touchstone/services/gateway';
import { PassThroughModule, PassThroughSettings } from '@touchstone/services/pass-through';
import { FakeManagement, SECRETS } from './fake-management.fixture';
import { FakeNotifier } from './fake-notifier.fixture';
import { FakeStudio } from './fake-studio.fixture';

export const KEY = 'a key for the specs';
export const EVALUATE = '/api/v1/evaluation/evaluate';

export const aPrincipal = (parts: Partial<Principal> = {}): Principal => ({
  keyId: 'key-1',
  workspace: 'workspace-1',
  scopes: SCOPES,
  failurePolicy: 'closed',
  ...parts,
});

/** Fake evaluator: records jobs and deadlines; passes every job, or throws. */
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

  knows(presentedKey: string): boolean {
    return this.principals[presentedKey] !== undefined;
  }

  invalidate(): void {}
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
  /** Carries the messages of the gateway. */
  broker: Broker;
  /** Simulates a lost and restored connection to the broker. */
  reconnect(): void;
  /** Posts a body to evaluate as JSON with the key; text and buffers are sent unchanged. */
  post(body: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Sends a request with the key to any address; without a body if it is `undefined`. */
  ask(method: string, url: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  send(options: InjectOptions): Promise<{ status: number; text: string; headers: OutgoingHttpHeaders }>;
}

/** Addresses of the names that resolve in specs. */
const ADDRESSES: Record<string, string[]> = { 'models.example': ['93.184.215.14'], 'inside.example': ['10.0.0.7'], localhost: ['127.0.0.1', '::1'] };
const resolve = async (name: string): Promise<string[]> => {
  const found = ADDRESSES[name];
  if (found === undefined) throw new Error('ENOTFOUND');
  return found;
};
/** Guard that allows 127.0.0.2 and public addresses. */
const outgoingGuard = new OutgoingGuard({ allowed: new AllowedNetworks('127.0.0.2'), resolve });

/** Returns a handler's error to the caller, as a running app does. */
@Catch()
class Keep implements ExceptionFilter {
  catch(error: unknown) {
    return throwError(() => error);
  }
}

/** In-process broker with a simulated loss of the connection, which it never has by itself. */
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
class Root {}

@Module({})
class Shared {}

const shared = (...providers: Provider[]): DynamicModule => ({
  module: Shared, global: true, providers, exports: providers.flatMap((provider) => ('provide' in provider ? [provider.provide] : [])),
});

@Module({})
class Messages {
  static over(broker: Broker, readiness: Readiness): DynamicModule {
    const providers = [{ provide: Broker, useValue: broker }, { provide: Readiness, useValue: readiness }, MessagingClient];
    return { module: Messages, global: true, providers, exports: providers };
  }
}

type Settings = GatewaySettings & EdgeSettings & ClientSettings;

const CLIENT_TOKENS: unknown[] = [ApiKeys, Clock, Evaluator, Providers];
const isFor = (tokens: unknown[]) => (provider: Provider): boolean => 'provide' in provider && tokens.includes(provider.provide);

/** Starts the modules of an API gateway, on fakes of the other services. */
export const startGateway = async (
  given: Partial<Settings> = {},
  principals: Record<string, Principal> = { [KEY]: aPrincipal() },
  overrides: Provider[] = [],
): Promise<Gateway> => {
  const evaluator = new FakeEvaluator();
  const [broker, readiness] = [new LosableBroker(), new Readiness()];
  const [management, studio, notifier] = [await FakeManagement.on(broker), await FakeStudio.on(broker), await FakeNotifier.on(broker)];
  const settings = Object.assign(new EdgeSettings(), { ratePerSecond: 0 }, given);
  const [clients, outgoing] = [overrides.filter(isFor(CLIENT_TOKENS)), overrides.filter(isFor([OutgoingGuard]))];
  const passThrough = overrides.filter((provider) => !clients.includes(provider) && !outgoing.includes(provider));
  const imports = [
    Messages.over(broker, readiness),
    shared({ provide: OutgoingGuard, useValue: outgoingGuard }, ...outgoing),
    ClientsModule.register([
      { provide: ClientSettings, useValue: Object.assign(new ClientSettings(), given) },
      { provide: Secrets, useValue: SECRETS },
      { provide: Providers, useValue: new Providers({}) },
      { provide: ApiKeys, useValue: new FakeKeys(principals) },
      { provide: Evaluator, useValue: evaluator },
      ...clients,
    ]),
    HttpEdgeModule.forRoot(settings),
    GatewayModule.forRoot(Object.assign(new GatewaySettings(), given)),
    PassThroughModule.register([{ provide: PassThroughSettings, useValue: new PassThroughSettings() }, ...passThrough]),
  ];
  const root = { module: Root, imports };
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
  return { app, broker, evaluator, management, studio, notifier, readiness, reconnect: () => broker.reconnect(), send, ask, post: (body, headers) => ask('POST', EVALUATE, body, headers) };
};
