import { existsSync } from 'node:fs';
import { parse } from 'yaml';
import { apps, isSetting, read } from './workspace.fixture';

interface Service {
  profiles?: string[];
  volumes?: string[];
  build?: { dockerfile: string; args: { APP: string } };
  image?: string;
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: object;
}

const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
};
const built = Object.entries(services).filter(([, { build }]) => build);
const bought = Object.entries(services).filter(([, { image }]) => image);

describe('the compose file', () => {
  it('has a service for each app but all-in-one, which is one by itself', () => {
    const served = built.map(([, { build }]) => build?.args.APP);
    expect(served.sort()).toEqual(
      apps()
        .filter((app) => app !== 'all-in-one')
        .sort(),
    );
  });

  it.each(built)('builds %s from the one Dockerfile', (_name, { build }) => {
    expect(build?.dockerfile).toBe('docker/Dockerfile');
  });

  it.each(built)(
    'gives %s only settings that the code knows, the broker among them',
    (_name, { environment = {} }) => {
      expect(Object.keys(environment).filter((variable) => !isSetting(variable))).toEqual([]);
      expect(environment['TOUCHSTONE_MESSAGING_URL']).toMatch(/^amqp:.*@rabbitmq:/);
    },
  );

  it.each(built)('starts %s once the broker is healthy', (_name, { depends_on }) => {
    expect(depends_on).toEqual({ rabbitmq: { condition: 'service_healthy' } });
  });

  it.each(bought)('knows whether %s is healthy', (_name, { healthcheck }) =>
    expect(healthcheck).toBeDefined(),
  );

  it.each(bought)('pins the version of %s', (_name, { image }) => {
    expect(image).toMatch(/:(?!latest)[\w.-]*\d/);
  });

  it('mounts only files that are there, read-only', () => {
    const mounts = Object.values(services)
      .flatMap(({ volumes = [] }) => volumes)
      .filter((volume) => volume.startsWith('./'));
    for (const mount of mounts) {
      const [source = '', , access] = mount.split(':');
      expect([source, existsSync(source), access]).toEqual([source, true, 'ro']);
    }
  });

  it('starts servers that not every installation needs by a profile only', () => {
    const always = bought.filter(([, { profiles }]) => !profiles).map(([name]) => name);
    expect(always).toEqual(['rabbitmq', 'postgres']);
  });

  it.each(['api-gateway', 'management', 'notifier'])(
    'insists on the secret key without which %s does not start',
    (name) => {
      expect(services[name]?.environment?.['TOUCHSTONE_SECRET_KEY']).toContain(':?');
    },
  );

  it.each(['management', 'studio', 'notifier'])('gives %s the database that it has', (name) => {
    expect(services[name]?.environment?.['TOUCHSTONE_DATABASE_URL']).toMatch(
      /^postgres:.*@postgres:/,
    );
    expect(services).toHaveProperty('postgres');
  });
});

describe('the ports for tests', () => {
  it('are those of services that the compose file has', () => {
    const { services: opened } = parse(read('docker/test-ports.yml')) as {
      services: Record<string, unknown>;
    };
    expect(Object.keys(opened).filter((name) => !(name in services))).toEqual([]);
  });
});

describe('the Dockerfile', () => {
  const lines = read('docker/Dockerfile').split('\n');

  it('copies only what is there, and is not left out', () => {
    const ignored = read('.dockerignore').split('\n');
    const copied = lines
      .filter((line) => /^COPY [^-]/.test(line))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect(copied.filter((path) => !existsSync(path) || ignored.includes(path))).toEqual([]);
  });

  it('runs the app as a user without rights, in place of the shell, so that signals reach it', () => {
    const user = lines.findIndex((line) => line === 'USER node');
    const command = lines.findIndex((line) => line.startsWith('CMD ["sh", "-c", "exec node '));
    expect(user).toBeGreaterThan(0);
    expect(command).toBeGreaterThan(user);
  });
});
