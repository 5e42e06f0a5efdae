import { type DynamicModule, Logger, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import {
  AppError,
  InvalidConfiguration,
  Readiness,
  reportingAll,
  secretKeyIn,
  Secrets,
} from '@touchstone/kernel';
import { CannotStart, createDatabase, Database, storageSettings } from '@touchstone/storage';
import { ApiKeyService } from '../keys/api-key.service';
import { KeysModule } from '../keys/keys.module';
import { managementSettings } from '../management.config';
import { ManagementModule, type ManagementOptions } from '../management.module';
import { WorkspaceService } from '../workspaces/workspace.service';
import { WorkspacesModule } from '../workspaces/workspaces.module';
import { type CommandTools, runCommand, WrongUsage } from './commands';

/** Failures whose message is all that an operator needs. */
const EXPLAINED = [WrongUsage, AppError, InvalidConfiguration, CannotStart];
/** Longest wait for an unavailable database. */
const WAIT_MS = 10_000;

/**
 * Runs one command on the configured database while the services keep running: they poll the outbox
 * every second, and so publish its events. The embedded database allows one process at a time, so
 * the service must be stopped first.
 * @returns the exit code
 */
export const runCommandLine = async (args: readonly string[]): Promise<number> => {
  Logger.overrideLogger(false);
  const closing: (() => Promise<void>)[] = [];
  try {
    process.stdout.write(`${await runCommand(args, () => connect(closing))}\n`);
    return 0;
  } catch (error) {
    if (!EXPLAINED.some((kind) => error instanceof kind)) throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    return 1;
  } finally {
    for (const close of closing.reverse()) await close();
  }
};

const connect = async (closing: (() => Promise<void>)[]): Promise<CommandTools> => {
  const { storage, own } = reportingAll(() => ({
    storage: storageSettings(),
    own: managementSettings(),
  }));
  const secrets = new Secrets(own.secretKey ?? secretKeyIn(own.dataDir));
  const database = createDatabase(storage);
  closing.push(() => database.close());
  const options = {
    // Events stay in the outbox for the service, which has the broker.
    publisher: undefined,
    openWithinMs: WAIT_MS,
    secrets,
    quotas: own,
    print: (line: string) => void process.stdout.write(`${line}\n`),
    ...(own.bootstrapApiKey && { bootstrapKey: own.bootstrapApiKey }),
  };
  const context = await NestFactory.createApplicationContext(commandLineModule(database, options), {
    abortOnError: false,
    logger: false,
  });
  closing.push(() => context.close());
  return { workspaces: context.get(WorkspaceService), keys: context.get(ApiKeyService), secrets };
};

const commandLineModule = (database: Database, options: ManagementOptions): DynamicModule => {
  const shared = [
    { provide: Database, useValue: database },
    { provide: Readiness, useValue: new Readiness() },
  ];

  @Module({})
  class CommandLineModule {}

  return {
    module: CommandLineModule,
    global: true,
    imports: [ManagementModule.create(options, [KeysModule, WorkspacesModule])],
    providers: shared,
    exports: shared,
  };
};
