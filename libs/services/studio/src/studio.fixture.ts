import { Catch, type ExceptionFilter, Global, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { throwError } from 'rxjs';
import {
  type Caller, type ChangeRecorded,   changeRecorded, createPrompt, type PromptFields, type PromptRecord, type PromptState, promptUpdated, type RequestContract,
studioQueue, updatePrompt,
} from '@touchstone/contracts';
import { Deadline, Readiness } from '@touchstone/kernel';
import { Broker, InProcessBroker, MessagingClient, MessagingServer } from '@touchstone/messaging';
import { Database, newRowId } from '@touchstone/storage';
import { eventually, ManualClock } from '@touchstone/testing';
import { studioSchema } from './storage/schema';
import { StudioSettings } from './studio.config';
import { StudioModule, type StudioOptions } from './studio.module';
import { StudioStore } from './studio.store';

export const ANY_PAGE = { limit: 50, offset: 0 };
const START_MS = Date.UTC(2026, 0, 15, 12);

export const uniqueSchema = (): string => `studio_${newRowId()}`;
/** Returns a caller of a new workspace. */
export const aCaller = (): Caller => ({ workspace: newRowId(), keyId: 'spec' });

@Catch()
class Keep implements ExceptionFilter {
  catch(error: unknown) {
    return throwError(() => error);
  }
}

export interface RunningStudio {
  /** Returns a provider of the service. */
  get<Provider>(type: Type<Provider>): Provider;
  readiness: Readiness;
  clock: ManualClock;
  broker: InProcessBroker;
  schema: string;
  /** Updates of one workspace that other services received, oldest first. */
  updatesOf(caller: Caller): unknown[];
  recordsOf(caller: Caller): ChangeRecorded[];
  ask<Request, Response>(contract: RequestContract<Request, Response>, body: Request): Promise<Response>;
  sql<Row>(text: string, parameters?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export interface Given {
  settings?: StudioSettings;
  schema?: string;
  readiness?: Readiness;
  /** Options of the module; those left out are the defaults of this fixture. */
  options?: Partial<StudioOptions>;
  /** Resolve at once, even if the database is unavailable. */
  inBackground?: boolean;
}

/** Starts the whole service, reached by messages. */
export const startStudio = async (database: Database, given: Given = {}): Promise<RunningStudio> => {
  const { settings = new StudioSettings(), schema = uniqueSchema(), readiness = new Readiness(), options, inBackground = false } = given;
  const [broker, clock] = [new InProcessBroker(), new ManualClock(START_MS)];
  const shared = [
    { provide: Database, useValue: database },
    { provide: Broker, useValue: broker },
    { provide: Readiness, useValue: readiness },
  ];

  @Global()
  @Module({ providers: shared, exports: shared })
  class ProcessModule {}

  @Module({ imports: [ProcessModule, StudioModule.create({ settings, schema: studioSchema(schema), clock, ...options })] })
  class Root {}

  const [updates, records] = [[] as { workspace: string }[], [] as ChangeRecorded[]];
  await broker.subscribe({ service: 'spec', kind: 'broadcast' }, promptUpdated.pattern, async ({ body }) => void updates.push(body as { workspace: string }));
  await broker.subscribe({ service: 'spec', kind: 'broadcast' }, changeRecorded.pattern, async ({ body }) => void records.push(body as ChangeRecorded));
  const service = await NestFactory.createMicroservice(Root, { strategy: new MessagingServer(broker), logger: false });
  service.useGlobalFilters(new Keep());
  await service.listen();
  const store = service.get(StudioStore);
  const client = new MessagingClient(broker);
  if (!inBackground) await eventually(() => store.reason === undefined);
  return {
    get: (type) => service.get(type),
    readiness, clock, broker, schema,
    updatesOf: (caller) => updates.filter(({ workspace }) => workspace === caller.workspace),
    recordsOf: (caller) => records.filter(({ workspace }) => workspace === caller.workspace),
    ask: (contract, body) => client.call(contract, body, { queue: studioQueue, deadline: Deadline.in(60_000) }),
    sql: async <Row>(text: string, parameters?: unknown[]) => (await (await database.open()).query(text, parameters)).rows as Row[],
    close: async () => {
      await service.close();
      await broker.close(100);
    },
  };
};

export const stateOf = ({ prompt, revision }: PromptRecord): PromptState => ({ revisionId: revision.id, version: prompt.version });

export const says = (content: string): PromptFields => ({ messages: [{ role: 'system', content }] });

export const aPrompt = ({ ask }: RunningStudio, caller: Caller, fields: PromptFields = {}): Promise<PromptRecord> =>
  ask(createPrompt, { caller, fields: { name: 'Greeting', ...says('Be kind.'), ...fields } });

/** Creates a prompt with three revisions, the last one active. */
export const aPromptOfThree = async (service: RunningStudio, caller: Caller): Promise<PromptRecord> => {
  const { prompt } = await aPrompt(service, caller, says('one'));
  await service.ask(updatePrompt, { caller, id: prompt.id, fields: says('two') });
  return service.ask(updatePrompt, { caller, id: prompt.id, fields: says('three') });
};
