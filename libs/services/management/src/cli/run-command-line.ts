import { Logger } from '@nestjs/common';
import {
  AppError,
  InvalidConfiguration,
  reportingAll,
  secretKeyIn,
  Secrets,
  Unavailable,
} from '@touchstone/kernel';
import { CannotStart, databaseOf, storageSettings } from '@touchstone/storage';
import { Management } from '../management';
import { managementSettings } from '../management.config';
import { type CommandTools, runCommand, WrongUsage } from './commands';

/** Failures whose sentence is all that an operator needs. */
const EXPLAINED = [WrongUsage, AppError, InvalidConfiguration, CannotStart];
/** For a database that is away. */
const WAIT_MS = 10_000;

/**
 * One command on the configured database, beside the running services: they look into the outbox every second, and so hear of it. The
 * embedded database has one user at a time, so there the service must be stopped meanwhile.
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
  const database = databaseOf(storage);
  closing.push(() => database.close());
  // Its events wait in the outbox for the service, which has the broker.
  const parts = {
    database,
    secrets,
    print: (line: string) => void process.stdout.write(`${line}\n`),
    ...(own.bootstrapApiKey && { bootstrapKey: own.bootstrapApiKey }),
  };
  const management = new Management(parts);
  closing.push(() => management.stop());
  const givingUp = setTimeout(() => void management.stop(), WAIT_MS);
  await management.prepare().finally(() => clearTimeout(givingUp));
  if (management.reason !== undefined) throw new Unavailable(management.reason);
  return { management, secrets };
};
