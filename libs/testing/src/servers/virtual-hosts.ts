import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Makes and removes virtual hosts, through the broker's management API where it listens, else through its command line. */
export const createVirtualHost = async (brokerUrl: string, name: string): Promise<string> => {
  const { username, password } = new URL(brokerUrl);
  const permissions = { configure: '.*', write: '.*', read: '.*' };
  const made =
    (await manage(brokerUrl, 'PUT', `vhosts/${name}`)) && (await manage(brokerUrl, 'PUT', `permissions/${name}/${username || 'guest'}`, permissions));
  if (!made) {
    await run('rabbitmqctl', ['add_vhost', name]);
    await run('rabbitmqctl', ['set_permissions', '-p', name, username || 'guest', '.*', '.*', '.*']);
  }
  return Object.assign(new URL(brokerUrl), { pathname: `/${name}`, username: username || 'guest', password: password || 'guest' }).toString();
};

export const deleteVirtualHost = async (brokerUrl: string, name: string): Promise<void> => {
  if (!(await manage(brokerUrl, 'DELETE', `vhosts/${name}`))) await run('rabbitmqctl', ['delete_vhost', name]);
};

const manage = async (brokerUrl: string, method: string, path: string, body?: object): Promise<boolean> => {
  const { hostname, username, password } = new URL(brokerUrl);
  const credentials = Buffer.from(`${username || 'guest'}:${password || 'guest'}`).toString('base64');
  try {
    const answer = await fetch(`http://${hostname}:15672/api/${path}`, {
      method,
      headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(3_000),
    });
    return answer.ok;
  } catch {
    return false;
  }
};
