import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { endProgram } from './programs';

/** A server that belongs to one suite, which may end it and start it again with its data. */
export interface OwnServer {
  address: string;
  /** Ends it without warning: it recovers at its next start. */
  kill(): Promise<void>;
  /** Ends it in good order. */
  stop(): Promise<void>;
  /** Starts it again; resolves once it accepts connections. */
  start(): Promise<void>;
  /** Ends it and deletes its files. */
  close(): Promise<void>;
}

interface OwnServerOptions {
  address: string;
  launch(): Promise<ChildProcess>;
  signals: Record<'kill' | 'stop', NodeJS.Signals>;
  tidy(): unknown;
}

/** Starts a server whose `launch` can be repeated. */
export const ownServer = async ({
  address,
  launch,
  signals,
  tidy,
}: OwnServerOptions): Promise<OwnServer> => {
  let child = await launch();
  const kill = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const stop = () => endProgram(child, () => child.kill(signals.stop));
  return {
    address,
    kill: () => kill(signals.kill),
    stop,
    start: async () => {
      child = await launch();
    },
    close: async () => {
      await stop();
      await tidy();
    },
  };
};
