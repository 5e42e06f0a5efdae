import { type DynamicModule, Global, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestMicroservice } from '@nestjs/microservices';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { TerminusModule } from '@nestjs/terminus';
import { WORK_QUEUES } from '@touchstone/contracts';
import { InvalidConfiguration, Readiness, reportingAll, reportProblems } from '@touchstone/kernel';
import {
  Broker,
  MessagingModule,
  MessagingServer,
  type MessagingSettings,
  readMessagingSettings,
  servingHandlers,
} from '@touchstone/messaging';
import { HealthController } from './health.controller';
import { endConnectionsOnClose } from './http-closing';
import { traceRequests } from './http-trace';
import { KeepErrorsFilter } from './keep-errors.filter';
import { createLogger } from './logging';
import { MetricsController } from './metrics.controller';
import { platformSettings } from './platform.config';

type Modules = (DynamicModule | Type)[];
type HttpOptions = NonNullable<ConstructorParameters<typeof FastifyAdapter>[0]>;

export interface ServiceOptions {
  /** How the process's one HTTP server is made, where a module has wishes. */
  http?: () => HttpOptions;
  /** Runs before the server listens. */
  prepare?(app: NestFastifyApplication): void;
}

/** A process that cannot work alone: its messages need a broker between processes. */
const needsBroker =
  'TOUCHSTONE_MESSAGING_URL: expected amqp://…; only all-in-one can run on memory:';

/**
 * Runs modules as one process: HTTP (with health and metrics), messages, logs, and on SIGTERM a drain: no new work, what is in
 * flight is finished and answered, then the connections close. Problems in the settings are all printed, then it exits with 1.
 * @param modules called once, so that settings read in it are reported together
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
  const { imports, platform, httpOptions, messaging } = reportingAll(() => ({
    platform: platformSettings(),
    messaging: messagingSettings(name),
    httpOptions: http?.(),
    imports: modules(),
  }));

  const readiness = new Readiness();

  @Global()
  @Module({ providers: [{ provide: Readiness, useValue: readiness }], exports: [Readiness] })
  class ReadinessModule {}

  @Module({
    imports: [
      ReadinessModule,
      MessagingModule.connect(messaging, name, WORK_QUEUES),
      TerminusModule.forRoot({ logger: false }),
      ...imports,
    ],
    controllers: [HealthController, MetricsController],
  })
  class Root {}

  const logger = createLogger(name, platform.logLevel);
  const app = await NestFactory.create<NestFastifyApplication>(
    Root,
    new FastifyAdapter(httpOptions),
    { logger },
  );
  const broker = app.get<Broker>(Broker);
  readiness.add('messaging', () => (broker.ready ? undefined : 'The message broker is away.'));
  // Deferred, or its handlers would be made before they could know of the filter; the init hooks stay the application's.
  const server = app.connectMicroservice(
    { strategy: new MessagingServer(broker, servingHandlers(app)) },
    { deferInitialization: true },
  ) as NestMicroservice;
  server.setIsInitHookCalled(true);
  server.useGlobalFilters(new KeepErrorsFilter());
  const edge = app.getHttpAdapter().getInstance();
  endConnectionsOnClose(edge);
  traceRequests(edge);
  prepare?.(app);
  app.enableShutdownHooks([], { useProcessExit: true });
  await app.startAllMicroservices();
  await app.listen(platform.port, platform.host);
  process.stdout.write(
    `${name} listens on ${(await app.getUrl()).replace('[::1]', 'localhost').replace('0.0.0.0', 'localhost').replace('127.0.0.1', 'localhost')}\n`,
  );
};
