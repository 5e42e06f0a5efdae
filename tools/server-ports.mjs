/**
 * Prints which test servers this machine offers, as one line: an input of the cached test targets,
 * so that a run that left out suites for want of a server is repeated once the server is there.
 */
import { existsSync } from 'node:fs';
import { connect } from 'node:net';

const isOpen = (port) =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1_000 });
    const settle = (open) => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
    socket.once('timeout', () => settle(false));
  });

const [amqp, postgres] = await Promise.all([isOpen(5672), isOpen(5432)]);
const docker = existsSync('/var/run/docker.sock');
process.stdout.write(`${JSON.stringify({ amqp, postgres, docker })}\n`);
