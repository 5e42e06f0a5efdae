import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Figure } from '../lib/report';
import { repeatedly } from '../lib/statistics';
import { withFolder } from './subjects';

/** Measures the seconds until a program reports that it listens, then stops it. */
const untilListening = async (
  program: string,
  args: string[],
  dataDir: string,
): Promise<number> => {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    TOUCHSTONE_DATA_DIR: dataDir,
    TOUCHSTONE_MESSAGING_URL: 'memory:',
    TOUCHSTONE_DATABASE_URL: 'pglite:',
  };
  const startedMs = performance.now();
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  // Not `exit`: the service outlives npm a little and uses its data directory until then.
  const ended = once(child, 'close');
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.includes('listens on')) continue;
    const seconds = (performance.now() - startedMs) / 1000;
    child.kill();
    child.stdout.resume();
    await ended;
    return seconds;
  }
  throw new Error(`${program} ended before it listened.`);
};

/** Measures what `npm start` adds to the start of the service, once all is installed and built. */
export const command = (): Promise<Figure[]> =>
  withFolder(async (dataDir) => {
    const service = () =>
      untilListening(process.execPath, ['dist/apps/all-in-one/src/main.js'], dataDir);
    await service();
    const values = await repeatedly(async () => {
      const alone = await service();
      const whole = await untilListening('npm', ['start'], dataDir);
      return { alone, whole, added: whole - alone };
    });
    return [
      { name: 'the service, until it listens', unit: 's', values: values.alone },
      { name: 'npm start, until it listens', unit: 's', values: values.whole },
      {
        name: 'npm start, beyond the service itself',
        unit: 's',
        values: values.added,
        goal: { atMost: 1 },
      },
    ];
  });
