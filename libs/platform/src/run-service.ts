import {
  type DynamicModule,
  Global,
  Module,
  type OnApplicationShutdown,
  type Type,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestMicroservice } from '@nestjs/microservices';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { TerminusModule } from '@nestjs/terminus';
import { type ProcessReport, WORK_QUEUES } from '@touchstone/contracts';
import {
  InvalidConfiguration,
  ProcessFacts,
  Readiness,
  reportingAll,
  reportProblems,
} from '@touchstone/kernel';
import {
  Broker,
  HandledMessages,
  MessagingClient,
  MessagingModule,
  MessagingServer,
  type MessagingSettings,
  readMessagingSettings,
} from '@touchstone/messaging';
import { HealthController } from './health.controller';
import { endConnectionsOnClose } from './http-closing';
import { KeepErrorsFilter } from './keep-errors.filter';
import { checkAddress, listenOn } from './listening';
import { createLogger } from './logging';
import { MetricsController } from './metrics.controller';
import { platformSettings } from './platform.config';
import { ProcessReporter } from './process-reporter';
import { traceRequests } from './tracing/http-trace';
import { startTracing } from './tracing/start-tracing';
import { tracingSettings } from './tracing/tracing.config';
import { VERSION } from './version';

type Modules = (DynamicModule | Type)[];
type HttpOptions = NonNullable<ConstructorParameters<typeof FastifyAdapter>[0]>;

export interface ServiceOptions {
  /** Options of the process's HTTP server, if a module needs any. */
  http?: () => HttpOptions;
  /** Runs before the server listens. */
  prepare?(app: NestFastifyApplication): void;
}

/**
 * Problem reported for a process that cannot run alone: its messages need a broker between
 * processes.
 */
const needsBroker =
  'TOUCHSTONE_MESSAGING_URL: expected amqp://…; only all-in-one can run on memory:';

/**
 * Runs modules as one process: HTTP (with health and metrics), messages, logs, and on SIGTERM a
 * drain: no new work is accepted, work in flight is finished and answered, then the connections
 * close. Prints invalid settings, or an address that cannot be used, and exits with 1.
 * @param modules called once, so that problems of all settings read in it are reported together
 */
export const runService = async (
  name: string,
  modules: () => Modules,
  options: ServiceOptions = {},
): Promise<void> => {
  try {
    await start(name, modules, options);
  } catch (error) {
    if (!(error instanceof InvalidConfiguration)) throw error;
    process.stderr.write(
      `${name} cannot start:\n${error.problems.map((problem) => `  ${problem}\n`).join('')}`,
    );
    process.exit(1);
  }
};

const messagingSettings = (name: string): MessagingSettings => {
  const settings = readMessagingSettings();
  if (settings.url === 'memory:' && name !== 'all-in-one') reportProblems(needsBroker);
  return settings;
};

const start = async (
  name: string,
  modules: () => Modules,
  { http, prepare }: ServiceOptions,
): Promise<void> => {
  const { imports, platform, httpOptions, messaging, tracing } = reportingAll(() => ({
    platform: platformSettings(),
    tracing: tracingSettings(),
    messaging: messagingSettings(name),
    httpOptions: http?.(),
    imports: modules(),
  }));

  await checkAddress(platform);
  const readiness = new Readiness();
  const stopTracing = await startTracing(tracing, name, VERSION);
  const app = await NestFactory.create<NestFastifyApplication>(
    rootModule({
      readiness,
      messaging: MessagingModule.connect(messaging, name, WORK_QUEUES),
      imports,
      process: { service: name, version: VERSION },
      onApplicationShutdown: stopTracing,
    }),
    new FastifyAdapter(httpOptions),
    { logger: createLogger(name, platform.logLevel) },
  );
  connectMessages(app, readiness);
  const edge = app.getHttpAdapter().getInstance();
  endConnectionsOnClose(edge);
  traceRequests(edge);
  prepare?.(app);
  app.enableShutdownHooks([], { useProcessExit: true });
  await app.startAllMicroservices();
  await listenOn(platform, app);
  app.get(ProcessReporter).start();
  process.stdout.write(
    `${name} listens on ${(await app.getUrl()).replace('[::1]', 'localhost').replace('0.0.0.0', 'localhost').replace('127.0.0.1', 'localhost')}\n`,
  );
};

interface RootOptions {
  readiness: Readiness;
  messaging: DynamicModule;
  imports: Modules;
  process: Pick<ProcessReport, 'service' | 'version'>;
  /** Runs when the process ends. */
  onApplicationShutdown(): Promise<void>;
}

/** Adds health, readiness and metrics to a service's modules. */
const rootModule = ({
  readiness,
  messaging,
  imports,
  process,
  onApplicationShutdown,
}: RootOptions): Type => {
  @Global()
  @Module({
    providers: [{ provide: Readiness, useValue: readiness }, ProcessFacts],
    exports: [Readiness, ProcessFacts],
  })
  class ProcessModule {}

  @Module({
    imports: [ProcessModule, messaging, TerminusModule.forRoot({ logger: false }), ...imports],
    controllers: [HealthController, MetricsController],
    providers: [
      HandledMessages,
      {
        provide: ProcessReporter,
        inject: [MessagingClient, HandledMessages, ProcessFacts],
        useFactory: (client: MessagingClient, handled: HandledMessages, facts: ProcessFacts) =>
          new ProcessReporter(process, client, handled, facts),
      },
    ],
  })
  class Root implements OnApplicationShutdown {
    onApplicationShutdown = onApplicationShutdown;
  }

  return Root;
};

/** Connects the handlers of messages to the broker, which the readiness then reports. */
const connectMessages = (app: NestFastifyApplication, readiness: Readiness): void => {
  const broker = app.get<Broker>(Broker);
  readiness.add('messaging', () =>
    broker.ready ? undefined : 'The message broker is unavailable.',
  );
  // Deferred: otherwise its handlers would be created before the filter is set. The application
  // runs the init hooks.
  const server = app.connectMicroservice(
    { strategy: new MessagingServer(broker, app.get(HandledMessages)) },
    { deferInitialization: true },
  ) as NestMicroservice;
  server.setIsInitHookCalled(true);
  server.useGlobalFilters(new KeepErrorsFilter());
};
