import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { EvaluationJob, EvaluationOutcome } from '@touchstone/contracts';
import type { InjectOptions } from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';
import { setupDocs } from './docs/setup-docs';
import { Evaluator } from './evaluation/evaluator';
import { GatewaySettings } from './gateway.config';
import { GatewayModule } from './gateway.module';
import { fastifyOptions } from './http/fastify-options';
import { type Principal, SCOPES } from '@touchstone/contracts';
import { ApiKeys } from './keys/api-keys';

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
      answer: { status: 'success', score: 100, evaluationResults, ...this.extra },
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
}

export interface Gateway {
  app: NestFastifyApplication;
  evaluator: FakeEvaluator;
  /** Sends a body as JSON with the key; text and buffers go as they are. */
  post(body: unknown, headers?: Record<string, string>): Promise<{ status: number; body: Record<string, unknown>; headers: OutgoingHttpHeaders }>;
  send(options: InjectOptions): Promise<{ status: number; text: string; headers: OutgoingHttpHeaders }>;
}

export const startGateway = async (
  given: Partial<GatewaySettings> = {},
  principals: Record<string, Principal> = { [KEY]: aPrincipal() },
): Promise<Gateway> => {
  const evaluator = new FakeEvaluator();
  const settings = Object.assign(new GatewaySettings(), { ratePerSecond: 0 }, given);
  const root = GatewayModule.register({
    providers: [
      { provide: Evaluator, useValue: evaluator },
      { provide: ApiKeys, useValue: new FakeKeys(principals) },
      { provide: GatewaySettings, useValue: settings },
    ],
  });
  const app = await NestFactory.create<NestFastifyApplication>(root, new FastifyAdapter(fastifyOptions(settings)), { logger: false });
  setupDocs(app);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  const send: Gateway['send'] = async (options) => {
    const { statusCode, payload, headers } = await app.inject(options);
    return { status: statusCode, text: payload, headers };
  };
  const post: Gateway['post'] = async (body, headers = {}) => {
    const payload = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
    const all = { 'content-type': 'application/json', 'x-service-api-key': KEY, ...headers };
    const { status, text, headers: answered } = await send({ method: 'POST', url: EVALUATE, payload, headers: all });
    return { status, body: JSON.parse(text) as Record<string, unknown>, headers: answered };
  };
  return { app, evaluator, post, send };
};
