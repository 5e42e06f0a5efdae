import type { Config } from 'jest';
import { createVirtualHost } from './virtual-hosts';

const DEFAULT_BROKER = 'amqp://guest:guest@127.0.0.1:5672';

/** Before the run: a virtual host for each test process. */
export default async ({ maxWorkers }: Config & { maxWorkers: number }): Promise<void> => {
  const broker = process.env['TOUCHSTONE_MESSAGING_URL'] ?? DEFAULT_BROKER;
  const names = Array.from({ length: maxWorkers }, (_, index) => `touchstone-test-${process.pid}-${index + 1}`);
  const urls = await Promise.all(names.map((name) => createVirtualHost(broker, name)));
  process.env['TOUCHSTONE_TEST_BROKER'] = broker;
  process.env['TOUCHSTONE_TEST_VIRTUAL_HOSTS'] = names.join(' ');
  process.env['TOUCHSTONE_TEST_BROKER_URLS'] = urls.join(' ');
};
