import { rabbitMq } from './rabbitmq';
import type { FoundServer } from './server';

/** Returns the address of a virtual host, with the user of the given address. */
const addressOf = (broker: string, name: string): string =>
  Object.assign(new URL(broker), { pathname: `/${name}` }).toString();

/**
 * Creates a virtual host: with the broker's command line if it is on this machine, else through its
 * management API.
 * @returns its address
 * @throws Error if neither creates one
 */
export const createVirtualHost = async (broker: FoundServer, name: string): Promise<string> => {
  const user = decodeURIComponent(new URL(broker.address).username);
  const address = addressOf(broker.address, name);
  try {
    if (!broker.run) throw new Error('The broker is on another machine.');
    await broker.run('rabbitmqctl', ['add_vhost', name]);
    await broker.run('rabbitmqctl', ['set_permissions', '-p', name, user, '.*', '.*', '.*']);
    await rabbitMq.probe(address);
  } catch {
    await manage(broker.address, 'PUT', `vhosts/${name}`);
    await manage(broker.address, 'PUT', `permissions/${name}/${encodeURIComponent(user)}`, {
      configure: '.*',
      write: '.*',
      read: '.*',
    });
    await rabbitMq.probe(address);
  }
  return address;
};

/** Deletes a virtual host both ways, since either may have created it. */
export const deleteVirtualHost = async (broker: FoundServer, name: string): Promise<void> => {
  await broker.run?.('rabbitmqctl', ['delete_vhost', name]).catch(() => undefined);
  if (broker.source === 'configured' || broker.source === 'local')
    await manage(broker.address, 'DELETE', `vhosts/${name}`).catch(() => undefined);
};

const manage = async (
  broker: string,
  method: string,
  path: string,
  body?: object,
): Promise<void> => {
  const { hostname, username, password } = new URL(broker);
  const credentials = Buffer.from(
    `${decodeURIComponent(username)}:${decodeURIComponent(password)}`,
  ).toString('base64');
  const answer = await fetch(`http://${hostname}:15672/api/${path}`, {
    method,
    headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(3_000),
  });
  if (!answer.ok) throw new Error(`The broker's management API answered ${answer.status}.`);
};
