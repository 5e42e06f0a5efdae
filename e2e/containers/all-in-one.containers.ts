import { type ContainerSet, makeNetwork, NETWORK, removeNetwork } from './container-set';
import { containersSuite } from './containers.suite';
import { localImage } from './images';
import { podman } from './podman';

const NAME = 'touchstone-test-all-in-one';

/** The image by itself, as a platform runs it that allows no writing beside its volumes. */
const allInOne: ContainerSet = {
  containers: [
    {
      name: NAME,
      isApp: true,
      graceSeconds: 30,
      checkHealth: () => podman('healthcheck', 'run', NAME),
    },
  ],
  start: async ({ key, judgeUrl, port }) => {
    await makeNetwork();
    await podman(
      ...['run', '--detach', '--name', NAME, '--network', NETWORK, '--restart', 'unless-stopped'],
      ...['--read-only', '--volume', `${NAME}:/data`, '--publish', `127.0.0.1:${port}:3000`],
      ...['--env', `TOUCHSTONE_BOOTSTRAP_API_KEY=${key}`],
      ...['--env', `TOUCHSTONE_JUDGE_URL=${judgeUrl}`, '--env', 'TOUCHSTONE_JUDGE_MODEL=stub'],
      localImage('all-in-one'),
    );
  },
  remove: async () => {
    await podman('rm', '--force', '--ignore', NAME);
    await podman('volume', 'rm', '--force', NAME);
    await removeNetwork();
  },
};

describe('the image of all-in-one', () => containersSuite(allInOne));
