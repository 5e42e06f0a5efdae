import { createVirtualHost, deleteVirtualHost, findServer, rabbitMq } from '@touchstone/testing';

let lent = 0;

/** Lends the work a virtual host of its own, on the broker that the tests would use too. */
export const withVirtualHost = async <T>(work: (url: string) => Promise<T>): Promise<T> => {
  const broker = await findServer(rabbitMq);
  const name = `touchstone-bench-${process.pid}-${++lent}`;
  try {
    return await work(await createVirtualHost(broker, name));
  } finally {
    await deleteVirtualHost(broker, name);
    await broker.stop?.();
  }
};
