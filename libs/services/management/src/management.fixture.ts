import { Catch, type ExceptionFilter, Global, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { throwError } from 'rxjs';
import type { EntityManager, EntitySchema, ObjectLiteral } from 'typeorm';
import {
  apiKeysChanged,   type Caller, createDefinition, definitionChanged, type EvaluationCompleted, evaluationCompleted, evaluationsCompleted, type EventContract, type ExchangeCompleted, exchangesCompleted, guardrailsChanged, integrationsChanged, managementQueue,
type RequestContract,
} from '@touchstone/contracts';
import { Deadline, newId, Readiness, Secrets } from '@touchstone/kernel';
import { Broker, InProcessBroker, MessagingClient, MessagingServer } from '@touchstone/messaging';
import { Database, newRowId } from '@touchstone/storage';
import { eventually, ManualClock } from '@touchstone/testing';
import { ManagementModule, type ManagementOptions } from './management.module';
import { ManagementStore } from './management.store';
import { managementSchema } from './storage/schema';
import type { Quotas } from './workspaces/quotas';
import { WorkspaceService } from './workspaces/workspace.service';

export const SECRET_KEY = 'a secret that only specs use';
export const SECRETS = new Secrets(SECRET_KEY);
export const ANY_PAGE = { limit: 50, offset: 0 };
const START_MS = Date.UTC(2026, 0, 15, 12);

export const uniqueSchema = (): string => `management_${newRowId()}`;

@Catch()
class Keep implements ExceptionFilter {
  catch(error: unknown) {
    return throwError(() => error);
  }
}

export interface RunningManagement {
  /** Returns a provider of the service. */
  get<Provider>(type: Type<Provider>): Provider;
  readiness: Readiness;
  clock: ManualClock;
  broker: InProcessBroker;
  schema: string;
  /** Lines printed for the operator. */
  printed: string[];
  /** Events other services received: patterns with their bodies, oldest first. */
  heard: { pattern: string; body: unknown }[];
  ask<Request, Response>(contract: RequestContract<Request, Response>, body: Request): Promise<Response>;
  tell<Event>(contract: EventContract<Event>, event: Event): Promise<void>;
  /** Creates a workspace and a caller in it. */
  newCaller(): Promise<Caller>;
  sql<Row>(text: string, parameters?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export interface Given {
  schema?: string;
  bootstrapKey?: string;
  clock?: ManualClock;
  readiness?: Readiness;
  /** Options of the module; those left out are the defaults of this fixture. */
  options?: Partial<ManagementOptions>;
  quotas?: Partial<Quotas>;
  /** Resolve at once, even if the database is unavailable. */
  inBackground?: boolean;
}

/** Starts the whole service, reached by messages. */
export const startManagement = async (database: Database, given: Given = {}): Promise<RunningManagement> => {
  const { schema = uniqueSchema(), clock = new ManualClock(START_MS), bootstrapKey, readiness = new Readiness(), options: further, quotas = {}, inBackground = false } = given;
  const [broker, printed] = [new InProcessBroker(), [] as string[]];
  const shared = [
    { provide: Database, useValue: database },
    { provide: Broker, useValue: broker },
    { provide: MessagingClient, useValue: new MessagingClient(broker) },
    { provide: Readiness, useValue: readiness },
  ];

  @Global()
  @Module({ providers: shared, exports: shared })
  class ProcessModule {}

  const options = { secrets: SECRETS, quotas, schema: managementSchema(schema), clock, dashboardUrl: 'http://localhost:3000', print: (line: string) => void printed.push(line), ...(bootstrapKey && { bootstrapKey }), ...further };
  @Module({ imports: [ProcessModule, ManagementModule.create(options)] })
  class Root {}

  const heard: RunningManagement['heard'] = [];
  for (const { pattern } of [apiKeysChanged, definitionChanged, guardrailsChanged, integrationsChanged])
    await broker.subscribe({ service: 'spec', kind: 'broadcast' }, pattern, async ({ body }) => void heard.push({ pattern, body }));
  const service = await NestFactory.createMicroservice(Root, { strategy: new MessagingServer(broker), logger: false });
  service.useGlobalFilters(new Keep());
  await service.listen();
  const store = service.get(ManagementStore);
  const client = new MessagingClient(broker);
  if (!inBackground) await eventually(() => store.reason === undefined);
  return {
    get: (type) => service.get(type),
    readiness, clock, broker, schema, printed, heard,
    ask: (contract, body) => client.call(contract, body, { queue: managementQueue, deadline: Deadline.in(60_000) }),
    tell: (contract, event) => client.publishEvent(contract, event),
    newCaller: async () => ({ workspace: (await service.get(WorkspaceService).create('spec', 'spec')).id, keyId: 'spec' }),
    sql: async <Row>(text: string, parameters?: unknown[]) => (await (await database.open()).query(text, parameters)).rows as Row[],
    close: async () => {
      await service.close();
      await broker.close(100);
    },
  };
};

/** Builds the event of a finished evaluation, as the aggregator publishes it. */
export const aCompletion = (parts: Partial<EvaluationCompleted> = {}): EvaluationCompleted => ({
  id: newId(),
  workspace: 'default',
  source: 'evaluate',
  completedAt: new Date(START_MS).toISOString(),
  answer: {
    status: 'success',
    score: 97,
    evaluationResults: [{ type: 'pii', results: [{ name: 'pii', score: 97, label: 'NO_PII_FOUND', confidence_score: 90, reason: '', flagged: false, quote: '' }] }],
  },
  timings: [{ family: 'security', mode: 'balanced', waitMs: 0.5, computeMs: 2 }],
  metadata: {},
  keyId: 'key-1',
  ...parts,
});

/** Builds the event of an exchange with a vendor, as a gateway publishes it. */
export const anExchange = (parts: Partial<ExchangeCompleted> = {}): ExchangeCompleted => ({
  id: newId(),
  workspace: 'default',
  completed_at: new Date(START_MS).toISOString(),
  key_id: 'key-1',
  provider: 'openai',
  operation: '/chat/completions',
  model: 'small',
  streamed: false,
  outcome: 'passed',
  status: 200,
  input_tokens: 12,
  output_tokens: 34,
  attempts: 1,
  guardrails: [],
  prompt_revisions: [],
  latency: { total_ms: 120, vendor_ms: 100, guardrails_ms: 15 },
  ...parts,
});

type Running = Pick<RunningManagement, 'tell' | 'sql' | 'schema'>;

const untilStored = async ({ sql, schema }: Running, table: string, ids: string[]): Promise<void> => {
  const counted = () => sql<{ count: string }>(`SELECT count(*) FROM "${schema}"."${table}" WHERE "id" = ANY($1)`, [ids]);
  await eventually(async () => Number((await counted())[0]?.count) === new Set(ids).size);
};

/** Publishes evaluations and waits until they can be read. */
export const keepAll = async (running: Running, events: EvaluationCompleted[]): Promise<void> => {
  for (const event of events) await running.tell(evaluationCompleted, event);
  await untilStored(running, 'evaluation', events.map(({ id }) => id));
};

/** Publishes evaluations in one message, as guardrails do, and waits until they can be read. */
export const keepTogether = async (running: Running, evaluations: EvaluationCompleted[]): Promise<void> => {
  await running.tell(evaluationsCompleted, { evaluations });
  await untilStored(running, 'evaluation', evaluations.map(({ id }) => id));
};

/** Publishes exchanges and waits until they can be read. */
export const keepExchanges = async (running: Running, events: ExchangeCompleted[]): Promise<void> => {
  await running.tell(exchangesCompleted, { exchanges: events });
  await untilStored(running, 'exchange', events.map(({ id }) => id));
};

export const aDefinition = async ({ ask }: RunningManagement, caller: Caller, fields: Record<string, unknown> = { name: 'polite', piiCheck: true }) =>
  ask(createDefinition, { caller, fields });

/** Returns a manager that explains a repository's queries instead of running them. */
export const explaining = <Row extends ObjectLiteral>(manager: EntityManager, entity: EntitySchema<Row>, plans: string[]): EntityManager => {
  const rows = manager.getRepository(entity);
  const query = async (sql: string, parameters: unknown[]): Promise<unknown[]> => {
    plans.push(JSON.stringify(await rows.query(`EXPLAIN (FORMAT JSON) ${sql}`, parameters)));
    return [];
  };
  return { getRepository: () => Object.create(rows, { query: { value: query } }) as typeof rows } as unknown as EntityManager;
};
