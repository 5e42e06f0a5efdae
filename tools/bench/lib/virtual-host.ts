import {
  createVirtualHost,
  deleteVirtualHost,
  findServer,
  postgres,
  rabbitMq,
} from '@touchstone/testing';

let lent = 0;

/**
 * Runs the work with its own virtual host on the tests' broker; deployments use the tests' database
 * server.
 */
export const withVirtualHost = async <T>(work: (url: string) => Promise<T>): Promise<T> => {
  const [broker, database] = [await findServer(rabbitMq), await findServer(postgres)];
  process.env['TOUCHSTONE_TEST_DATABASE_URL'] ??= database.address;
  const name = `touchstone-bench-${process.pid}-${++lent}`;
  try {
    return await work(await createVirtualHost(broker, name));
  } finally {
    await deleteVirtualHost(broker, name);
    await broker.stop?.();
    await database.stop?.();
  }
};
