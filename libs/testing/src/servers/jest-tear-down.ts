import { deleteVirtualHost } from './virtual-hosts';

/** After the run: its virtual hosts go. */
export default async (): Promise<void> => {
  const names = (process.env['TOUCHSTONE_TEST_VIRTUAL_HOSTS'] ?? '').split(' ').filter(Boolean);
  for (const name of names) await deleteVirtualHost(process.env['TOUCHSTONE_TEST_BROKER'] as string, name);
};
