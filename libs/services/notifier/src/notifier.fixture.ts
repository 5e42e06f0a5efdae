import { Catch, type ExceptionFilter,Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { throwError } from 'rxjs';
import {
  type Caller, type ChangeRecorded,   changeRecorded, createNotifier, type DeliveryRecord, type DetectionResult, type EvaluationCompleted, type EventContract, getWorkspace, type GuardrailAlerted,
listDeliveries, managementQueue,   type NewNotifierRecord, NOTIFIER_KINDS, type NotifierDisabled, notifierDisabled, type NotifierFields, type NotifierKind, notifierQueue,
type RequestContract,
} from '@touchstone/contracts';
import { Deadline, newId, Readiness, Secrets } from '@touchstone/kernel';
import { Broker, InProcessBroker, MessagingClient, MessagingServer } from '@touchstone/messaging';
import { AllowedNetworks, OutgoingGuard } from '@touchstone/outgoing';
import { Database, newRowId } from '@touchstone/storage';
import { eventually, ManualClock } from '@touchstone/testing';
import type { Channel } from './channels/channel-type';
import { Channels } from './channels/channels';
import { Retention } from './deliveries/retention';
import { NotificationDispatcher } from './events/notification-dispatcher';
import { NotifierModule } from './notifier.module';
import { NotifierStore } from './notifier-runtime';
import { NotifierService } from './notifiers/notifier.service';
import { RecordingChannel } from './recording-channel.fixture';
import { notifierSchema } from './storage/schema';

export const SECRET_KEY = 'a secret that only specs use';
export const SECRETS = new Secrets(SECRET_KEY);
export const ANY_PAGE = { limit: 1_000, offset: 0 };
export const START_MS = Date.UTC(2026, 0, 15, 12);
export const CONTACT = 'owner@example.com';
export const HOUR_MS = 3_600_000;
/** Shorter than in production: most specs wait for a sweep. */
const SWEEP_MS = 100;

export const uniqueSchema = (): string => `notifier_${newRowId()}`;
/** A caller of a new workspace. */
export const aCaller = (): Caller => ({ workspace: newRowId(), keyId: 'spec' });
/** A unique address. Nothing is sent there: the channel is in memory. */
export const anAddress = (): string => `https://receiver.example/${newRowId()}`;

/** Resolves names to public addresses, except `inside.…`. */
const resolve = (name: string): Promise<string[]> => {
  if (name.startsWith('nobody-answers-')) return new Promise(() => undefined);
  return Promise.resolve([name.startsWith('inside.') ? '10.0.0.1' : '93.184.216.34']);
};
const GUARD = new OutgoingGuard({ allowed: new AllowedNetworks(), resolve, lookUpTimeoutMs: 50 });

@Catch()
class Keep implements ExceptionFilter {
  catch(error: unknown) {
    return throwError(() => error);
  }
}

export interface RunningNotifier {
  dispatcher: NotificationDispatcher;
  notifiers: NotifierService;
  retention: Retention;
  readiness: Readiness;
  clock: ManualClock;
  broker: InProcessBroker;
  channel: RecordingChannel;
  schema: string;
  /** Audit events of one workspace, oldest first. */
  recordsOf(caller: Caller): ChangeRecorded[];
  disabledOf(caller: Caller): NotifierDisabled[];
  ask<Request, Response>(contract: RequestContract<Request, Response>, body: Request): Promise<Response>;
  publish<Event>(contract: EventContract<Event>, event: Event): Promise<void>;
  /** Contact in the management service; `null` while that is unavailable. */
  contact: { email: string | null };
  sql<Row>(text: string, parameters?: unknown[]): Promise<Row[]>;
  /** Idempotent. */
  close(): Promise<void>;
}

export interface Given {
  schema?: string;
  secrets?: Secrets;
  clock?: ManualClock;
  channel?: RecordingChannel;
  graceMs?: number;
  maxBacklog?: number;
  /** Runs beside a gateway in one process, as in all-in-one. */
  readyDuringOutage?: boolean;
  /** Resolve before the store is open. */
  inBackground?: boolean;
}

const alwaysConfigured = (channel: Channel): Channel => ({
  send: (...args) => channel.send(...args),
  close: () => channel.close(),
});

/** Starts the whole service, called by messages. It sends to an in-memory channel. */
export const startNotifier = async (database: Database, given: Given = {}): Promise<RunningNotifier> => {
  const { schema = uniqueSchema(), secrets = SECRETS, clock = new ManualClock(START_MS), channel = new RecordingChannel(), graceMs = 10_000, maxBacklog = 10_000, readyDuringOutage = false, inBackground = false } = given;
  const [broker, readiness] = [new InProcessBroker(), new Readiness()];
  const client = new MessagingClient(broker);
  const shared = [
    { provide: Database, useValue: database },
    { provide: Broker, useValue: broker },
    { provide: Readiness, useValue: readiness },
    { provide: MessagingClient, useValue: client },
  ];

  @Global()
  @Module({ providers: shared, exports: shared })
  class ProcessModule {}

  const limits = { concurrency: 64, retentionDays: 30, alertsPerHour: 60, graceMs, sweepMs: SWEEP_MS, maxBacklog };
  const runtime = { secrets, guard: GUARD, clock, random: () => 0.5, limits };
  const channels = new Channels(
    Object.fromEntries(
      NOTIFIER_KINDS.map((kind) => [kind, kind === 'email' ? channel : alwaysConfigured(channel)]),
    ) as Record<NotifierKind, Channel>,
  );
  const options = { runtime, channels, schema: notifierSchema(schema), readyDuringOutage };
  @Module({ imports: [ProcessModule, NotifierModule.create(options)] })
  class Root {}

  const [records, disabled] = [[] as ChangeRecorded[], [] as NotifierDisabled[]];
  await broker.subscribe({ service: 'spec', kind: 'broadcast' }, changeRecorded.pattern, async ({ body }) => void records.push(body as ChangeRecorded));
  await broker.subscribe({ service: 'spec', kind: 'broadcast' }, notifierDisabled.pattern, async ({ body }) => void disabled.push(body as NotifierDisabled));
  const contact: RunningNotifier['contact'] = { email: CONTACT };
  await broker.serve(managementQueue, getWorkspace.pattern, async () => {
    if (contact.email === null) throw new Error('The management service fails.');
    return { contact_email: contact.email };
  });
  const service = await NestFactory.createMicroservice(Root, { strategy: new MessagingServer(broker), logger: false });
  service.useGlobalFilters(new Keep());
  await service.listen();
  const store = service.get(NotifierStore, { strict: false });
  if (!inBackground) await eventually(() => store.reason === undefined);
  const end = async () => {
    await service.close();
    await broker.close(100);
  };
  let ended: Promise<void> | undefined;
  return {
    dispatcher: service.get(NotificationDispatcher, { strict: false }),
    notifiers: service.get(NotifierService, { strict: false }),
    retention: service.get(Retention, { strict: false }),
    readiness, clock, broker, channel, schema, contact,
    recordsOf: (caller) => records.filter(({ workspace }) => workspace === caller.workspace),
    disabledOf: (caller) => disabled.filter(({ workspace }) => workspace === caller.workspace),
    ask: (contract, body) => client.call(contract, body, { queue: notifierQueue, deadline: Deadline.in(60_000) }),
    publish: (contract, event) => client.publishEvent(contract, event),
    sql: async <Row>(text: string, parameters?: unknown[]) => (await (await database.open()).query(text, parameters)).rows as Row[],
    close: () => (ended ??= end()),
  };
};

export const aWebhook = ({ ask }: RunningNotifier, caller: Caller, fields: NotifierFields = {}): Promise<NewNotifierRecord> =>
  ask(createNotifier, { caller, fields: { kind: 'webhook', name: 'ours', url: anAddress(), events: ['evaluation.created'], ...fields } });

export const aMailNotifier = ({ ask }: RunningNotifier, caller: Caller, fields: NotifierFields = {}): Promise<NewNotifierRecord> =>
  ask(createNotifier, { caller, fields: { kind: 'email', name: 'mail', recipients: ['one@example.com', 'two@example.com'], events: ['evaluation.created'], ...fields } });

export const urlOf = ({ kind, ...fields }: NewNotifierRecord): string => (kind === 'email' ? '' : (fields as { url: string }).url);

export const aResult = (parts: Partial<DetectionResult> = {}): DetectionResult => ({
  name: 'pii', score: 3, label: 'PII_FOUND', confidence_score: 90, reason: '', flagged: true, quote: '', ...parts,
});

/** A failed evaluation with a finding. */
export const aCompletion = ({ workspace }: Pick<Caller, 'workspace'>, parts: Partial<EvaluationCompleted> = {}): EvaluationCompleted => ({
  id: newId(),
  workspace,
  source: 'evaluate',
  completedAt: new Date(START_MS).toISOString(),
  answer: { status: 'failed', score: 3, evaluationResults: [{ type: 'pii', results: [aResult()] }] },
  timings: [],
  metadata: {},
  keyId: 'key-1',
  ...parts,
});

export const anAlert = ({ workspace }: Pick<Caller, 'workspace'>, parts: Partial<GuardrailAlerted> = {}): GuardrailAlerted => ({
  id: newId(),
  workspace,
  at: new Date(START_MS).toISOString(),
  guardrail: { id: 'guardrail-1', name: 'strict' },
  alert: { email: 'alarm@example.com', message: 'Have a look.', cooldown: 600 },
  side: 'request',
  verdict: 'fail',
  exchangeId: newId(),
  evaluationId: newId(),
  provider: 'openai',
  results: [{ name: 'pii', label: 'PII_FOUND', score: 3 }],
  ...parts,
});

/** Dispatches evaluations; resolves when their deliveries are stored. */
export const evaluated = async ({ dispatcher }: RunningNotifier, ...events: EvaluationCompleted[]): Promise<void> => {
  await Promise.all(events.map((event) => dispatcher.evaluationCompleted(event)));
};

export const deliveriesOf = ({ ask }: RunningNotifier, caller: Caller, id?: string): Promise<DeliveryRecord[]> =>
  ask(listDeliveries, { caller, ...(id !== undefined && { id }), page: ANY_PAGE });

/** Waits until the deliveries match, and returns them. */
export const settled = (running: RunningNotifier, caller: Caller, until: (deliveries: DeliveryRecord[]) => boolean): Promise<DeliveryRecord[]> =>
  eventually(async () => {
    const deliveries = await deliveriesOf(running, caller);
    if (!until(deliveries)) throw new Error(`Not settled: ${deliveries.map(({ status, attempts }) => `${status} ${attempts.length}`).join(', ')}`);
    return deliveries;
  });
