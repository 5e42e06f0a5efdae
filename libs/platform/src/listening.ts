import { once } from 'node:events';
import { createServer } from 'node:net';
import { reportProblems } from '@touchstone/kernel';
import type { PlatformSettings } from './platform.config';

type Address = Pick<PlatformSettings, 'port' | 'host'>;

const PROBLEMS: Record<string, (address: Address) => string> = {
  EADDRINUSE: ({ port, host }) =>
    `PORT: ${port} is in use by another program on ${host}; stop that program or set PORT to a free port`,
  EACCES: ({ port }) => `PORT: this user may not listen on ${port}; set PORT to 1024 or higher`,
  EADDRNOTAVAIL: ({ host }) =>
    `HOST: ${host} is no address of this machine; set HOST to 0.0.0.0 or to one of its own`,
  ENOTFOUND: ({ host }) =>
    `HOST: ${host} is not known; set HOST to 0.0.0.0 or to an address of this machine`,
};

/**
 * Runs `listen` and explains its failure.
 * @throws InvalidConfiguration if the address cannot be used
 */
const sayingWhy = async <T>(address: Address, listen: () => Promise<T>): Promise<T> => {
  try {
    return await listen();
  } catch (error) {
    const problem = PROBLEMS[(error as NodeJS.ErrnoException).code ?? ''];
    if (problem) reportProblems(problem(address));
    throw error;
  }
};

/**
 * Checks that the address can be used, before anything is created: a first start that fails later
 * may have generated an API key that is never shown.
 * @throws InvalidConfiguration
 */
export const checkAddress = (address: Address): Promise<void> =>
  sayingWhy(address, async () => {
    const server = createServer().listen(address.port, address.host);
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
  });

/**
 * @throws InvalidConfiguration if the address was taken since the check; the application is closed
 * then
 */
export const listenOn = (
  address: Address,
  app: { listen(port: number, host: string): Promise<unknown>; close(): Promise<void> },
): Promise<void> =>
  sayingWhy(address, async () => {
    try {
      await app.listen(address.port, address.host);
    } catch (error) {
      await app.close();
      throw error;
    }
  });
