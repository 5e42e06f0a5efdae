import { Catch, Global, Module, type ExceptionFilter } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import {
  apiKeysChanged, createDefinition, definitionChanged, evaluationCompleted, guardrailsChanged, managementQueue,
  type Caller, type EvaluationCompleted, type EventContract, type RequestContract,
} from '@touchstone/contracts';
import { Deadline, newId, Readiness, Secrets } from '@touchstone/kernel';
import { Broker, InProcessBroker, MessagingClient, MessagingServer } from '@touchstone/messaging';
import { Database, newRowId } from '@touchstone/storage';
import { eventually, ManualClock } from '@touchstone/testing';
import { throwError } from 'rxjs';
import { Management } from './management';
import { ManagementModule } from './management.module';
import { managementSchema } from './storage/schema';

export const SECRETS = new Secrets('a secret that only specs use');
export const ANY_PAGE = { limit: 50, offset: 0 };
/** Making the embedded database takes its time on a busy machine. */
const START_WITHIN_MS = 60_000;
const START_MS = Date.UTC(2026, 0, 15, 12);

export const uniqueSchema = (): string => `management_${newRowId()}`;

@Catch()
class Keep implements ExceptionFilter {
  catch(error: unknown) {
    return throwError(() => error);
  }
}

export interface RunningManagement {
  management: Management;
  readiness: Readiness;
  clock: ManualClock;
  broker: InProcessBroker;
  schema: string;
  /** What an operator was told. */
  printed: string[];
  /** What other services were told: patterns with their bodies, oldest first. */
  heard: { pattern: string; body: unknown }[];
  ask<Request, Response>(contract: RequestContract<Request, Response>, body: Request): Promise<Response>;
  tell<Event>(contract: EventContract<Event>, event: Event): Promise<void>;
  /** A new workspace and somebody to act in it. */
  newCaller(): Promise<Caller>;
  sql<Row>(text: string, parameters?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export interface Given {
  schema?: string;
  bootstrapKey?: string;
  clock?: ManualClock;
  /** Beside a gateway in one process, as in all-in-one. */
  servesOn?: boolean;
  /** Resolve at once, although the database may be away. */
  inBackground?: boolean;
}

/** The whole service, asked by messages. */
export const startManagement = async (database: Database, given: Given = {}): Promise<RunningManagement> => {
  const { schema = uniqueSchema(), clock = new ManualClock(START_MS), bootstrapKey, servesOn = false, inBackground = false } = given;
  const [broker, readiness, printed] = [new InProcessBroker(), new Readiness(), [] as string[]];
  const shared = [
    { provide: Database, useValue: database },
    { provide: Broker, useValue: broker },
    { provide: Readiness, useValue: readiness },
  ];

  @Global()
  @Module({ providers: shared, exports: shared })
  class ProcessModule {}

  const options = { secrets: SECRETS, servesOn, schema: managementSchema(schema), clock, print: (line: string) => void printed.push(line), ...(bootstrapKey && { bootstrapKey }) };
  @Module({ imports: [ProcessModule, ManagementModule.create(options)] })
  class Root {}

  const heard: RunningManagement['heard'] = [];
  for (const { pattern } of [apiKeysChanged, definitionChanged, guardrailsChanged])
    await broker.subscribe({ service: 'spec', kind: 'broadcast' }, pattern, async ({ body }) => void heard.push({ pattern, body }));
  const service = await NestFactory.createMicroservice(Root, { strategy: new MessagingServer(broker), logger: false });
  service.useGlobalFilters(new Keep());
  await service.listen();
  const management = service.get(Management);
  const client = new MessagingClient(broker);
  if (!inBackground) await eventually(() => management.reason === undefined, START_WITHIN_MS);
  return {
    management, readiness, clock, broker, schema, printed, heard,
    ask: (contract, body) => client.call(contract, body, { queue: managementQueue, deadline: Deadline.in(20_000) }),
    tell: (contract, event) => client.publishEvent(contract, event),
    newCaller: async () => ({ workspace: (await management.workspaces.create('spec', 'spec')).id, keyId: 'spec' }),
    sql: async <Row>(text: string, parameters?: unknown[]) => (await (await database.open()).query(text, parameters)).rows as Row[],
    close: async () => {
      await service.close();
      await broker.close(100);
    },
  };
};

/** An evaluation that was finished, as the aggregator tells of it. */
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

/** Tells of evaluations and waits until they can be read. */
export const keepAll = async ({ tell, sql, schema }: RunningManagement, events: EvaluationCompleted[]): Promise<void> => {
  for (const event of events) await tell(evaluationCompleted, event);
  const ids = events.map(({ id }) => id);
  const counted = () => sql<{ count: string }>(`SELECT count(*) FROM "${schema}"."evaluation" WHERE "id" = ANY($1)`, [ids]);
  await eventually(async () => Number((await counted())[0]?.count) === new Set(ids).size);
};

export const aDefinition = async ({ ask }: RunningManagement, caller: Caller, fields: Record<string, unknown> = { name: 'polite' }) =>
  ask(createDefinition, { caller, fields });
