import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { localImage } from './images';

interface Service {
  image?: string;
  build?: { args: { APP: string } };
  profiles?: string[];
  stop_grace_period?: string;
}
interface ComposeFile {
  services: Record<string, Service>;
  volumes: Record<string, null>;
}

const VARIABLE = /\$\{(\w+)(?::?([-?])([^}]*))?\}/g;

/** Replaces `${NAME}`, `${NAME:-default}` and `${NAME:?message}`, as Compose does. */
const interpolate = (text: string, env: Record<string, string>): string =>
  text.replace(VARIABLE, (_all, name: string, kind?: string, rest = '') => {
    const value = env[name];
    if (value) return value;
    if (kind === '?') throw new Error(`${name}: ${rest}`);
    return rest;
  });

/** Values only: an empty one stays a text, not a missing value. */
const interpolated = (file: ComposeFile, env: Record<string, string>): ComposeFile =>
  JSON.parse(JSON.stringify(file), (_key, value: unknown) =>
    typeof value === 'string' ? interpolate(value, env) : value,
  ) as ComposeFile;

const source = (): string => readFileSync(join(__dirname, '../../docker-compose.yml'), 'utf8');

const servicesOf = ({ services }: ComposeFile): [name: string, service: Service][] =>
  Object.entries(services).filter(([, { profiles }]) => profiles === undefined);

const composeFile = (text: string): ComposeFile => parse(text, { merge: true }) as ComposeFile;

export interface ComposedService {
  name: string;
  isApp: boolean;
  graceSeconds: number;
}

/** Compose waits this long for a service that names no period. */
const DEFAULT_GRACE = '10s';

/** Returns the services without a profile, which `docker compose up` starts. */
export const composedServices = (): ComposedService[] =>
  servicesOf(composeFile(source())).map(([name, { build, stop_grace_period }]) => ({
    name,
    isApp: build !== undefined,
    graceSeconds: Number.parseInt(stop_grace_period ?? DEFAULT_GRACE),
  }));

/** Returns the folder below `apps/` for each image of a service that the file builds, of any profile. */
export const composedApps = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(composeFile(source()).services).flatMap(([name, { build }]) =>
      build ? [[localImage(name), build.args.APP]] : [],
    ),
  );

/**
 * Returns `docker-compose.yml` for the podman-compose of Debian 12, which knows no profiles, leaves
 * empty defaults (`${NAME:-}`) as they are and awaits no health: services without a profile, with
 * settings in place and local images. What the suite does not prove: these three, the builds'
 * own settings, and the released RabbitMQ, PostgreSQL and Node images.
 */
export const adaptedComposeFile = (env: Record<string, string>): string => {
  const file = interpolated(composeFile(source()), env);
  const services = servicesOf(file).map(([name, { build, image = '', ...service }]) => [
    name,
    { ...service, image: localImage(build ? name : image) },
  ]);
  return stringify({ ...file, services: Object.fromEntries(services) as object });
};
