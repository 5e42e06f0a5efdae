import { composedApps } from './compose-file';
import { buildApps, buildStandIns, localImage } from './images';

/** Builds every image before the run. Those of unchanged content come from podman's layers. */
export default async (): Promise<void> => {
  process.stderr.write('\n');
  await buildStandIns();
  await buildApps({ ...composedApps(), [localImage('all-in-one')]: 'all-in-one' });
};
