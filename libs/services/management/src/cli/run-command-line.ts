import { Logger } from '@nestjs/common';
import { AppError, InvalidConfiguration } from '@touchstone/kernel';
import { CannotStart } from '@touchstone/storage';
import { Incomplete, WrongUsage } from './command';
import { runCommand, USAGE } from './commands';
import { Connections, type OtherSchema } from './connections';

/** Failures whose message is all that an operator needs. */
const EXPLAINED = [WrongUsage, Incomplete, AppError, InvalidConfiguration, CannotStart];

/**
 * Runs one command on the configured database or broker while the services keep running: they poll
 * the outbox every second, and so publish its events. The embedded database allows one process at a
 * time, so the service must be stopped first.
 * @param others schemas of other services in the same database
 * @returns the exit code
 */
export const runCommandLine = async (
  args: readonly string[],
  others: readonly OtherSchema[],
): Promise<number> => {
  Logger.overrideLogger(false);
  const connections = new Connections(others);
  try {
    process.stdout.write(`${await runCommand(args, connections)}\n`);
    return 0;
  } catch (error) {
    if (!EXPLAINED.some((kind) => error instanceof kind)) throw error;
    const usage = error instanceof WrongUsage ? `\n\n${USAGE}` : '';
    process.stderr.write(`${(error as Error).message}${usage}\n`);
    return 1;
  } finally {
    await connections.close();
  }
};
