import {
  createVirtualHost,
  deleteVirtualHost,
  findServer,
  postgres,
  rabbitMq,
} from '@touchstone/testing';

let lent = 0;

/** Lends the work a virtual host of its own, on the broker that the tests would use too; deployments find the tests' database server. */
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
