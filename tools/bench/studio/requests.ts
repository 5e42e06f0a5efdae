import type { Deployment } from '@touchstone/testing';
import { closedLoop } from '../lib/load';
import type { Figure } from '../lib/report';
import { repeatedly } from '../lib/statistics';
import { type Managed, withManaged } from '../management/managed';
import { CALLERS, cpuOf, startFloor } from './floor';
import { compiling, getting, type PromptClient, promptClient, storePrompts } from './prompt-client';
import { valuesFor } from './prompt-texts';
import { settled } from './settled';
import { messagesToStudio } from './studio-messages';

/** Number of sequential calls that must each reach the studio service. */
const ALONE = 200;
const SIZES = { '1 KB': 1_000, '10 KB': 10_000 };
/**
 * Prompts of 10 KB: more than a gateway's cache of 64 MiB holds, so that sequential look-ups always
 * miss.
 */
const TOO_MANY = 4_000;
const THRICE = { atMost: 3 };
const BARE = 'bare message';
const BEHIND_HTTP = 'bare message behind HTTP';

/** Measures the processor time of one call, in milliseconds. */
type Measure = () => Promise<number>;

/**
 * Measures the processor time of gateway and studio for a request, beside that of a bare message
 * with the same request and reply bodies.
 */
export const requests = (): Promise<Figure[]> =>
  withManaged(async (managed) => {
    const figures: Figure[] = [];
    for (const [size, characters] of Object.entries(SIZES))
      figures.push(...(await known(managed, size, characters)));
    return [...figures, ...(await unknown(managed))];
  });

const known = async (managed: Managed, size: string, characters: number): Promise<Figure[]> => {
  const [id = ''] = await storePrompts(managed.deployment, characters);
  const body = JSON.stringify({ variables: valuesFor(characters) });
  return besideFloor(managed, size, { id, body }, async (client, cpu) => {
    const etag = await client.expect(200, getting(id));
    return {
      get: () => cpu(() => client.expect(200, getting(id))),
      'get answered 304': () =>
        cpu(() => client.expect(304, getting(id, { 'if-none-match': etag }))),
      compile: () => cpu(() => client.expect(200, compiling(id, body))),
    };
  });
};

/** Measures cache misses: each call asks the studio service, which queries PostgreSQL. */
const unknown = async (managed: Managed): Promise<Figure[]> => {
  const ids = await storePrompts(managed.deployment, SIZES['10 KB'], TOO_MANY);
  const body = JSON.stringify({ variables: valuesFor(SIZES['10 KB']) });
  let next = 0;
  const id = () => ids[next++ % ids.length] ?? '';
  return besideFloor(managed, '10 KB, not known', { id: id(), body }, async (client, cpu) => {
    await noneKnown(managed.deployment, () => client.expect(200, getting(id())));
    return {
      get: () => cpu(() => client.expect(200, getting(id()))),
      compile: () => cpu(() => client.expect(200, compiling(id(), body))),
    };
  });
};

const noneKnown = async (deployment: Deployment, call: () => Promise<unknown>): Promise<void> => {
  const before = await messagesToStudio(deployment);
  await closedLoop(1, ALONE, call);
  const asked = (await messagesToStudio(deployment)) - before;
  // The last replies may not be counted yet.
  if (asked < ALONE - 1) throw new Error(`The gateway knew ${ALONE - asked} of ${ALONE} prompts.`);
};

type Cpu = (call: () => Promise<unknown>) => Promise<number>;
type Ours = (
  client: PromptClient,
  cpu: Cpu,
) => Record<string, Measure> | Promise<Record<string, Measure>>;

const besideFloor = async (
  { deployment, database, brokerUrl }: Managed,
  title: string,
  { id, body }: { id: string; body: string },
  ours: Ours,
): Promise<Figure[]> => {
  const [floor, client] = [
    await startFloor(deployment, brokerUrl, id, body),
    promptClient(deployment, CALLERS),
  ];
  await settled(database);
  const own = await ours(client, (call) => cpuOf(pidsOf(deployment), call));
  const sides: Record<string, Measure> = {
    [BARE]: () => floor.message(),
    [BEHIND_HTTP]: () => floor.behindHttp(),
    ...own,
  };
  await taken(sides);
  const values = await repeatedly(async () => withRatios(await taken(sides), Object.keys(own)));
  await Promise.all([client.close(), floor.close()]);
  return [
    ...Object.keys(sides).map((name) => ({
      name: `${title}, ${name}, cpu`,
      unit: 'ms',
      values: values[name] ?? [],
    })),
    ...Object.keys(own).map((name) => ({
      name: `${title}, ${name} to ${BARE}, cpu`,
      unit: '×',
      values: values[ratioOf(name)] ?? [],
      goal: THRICE,
    })),
  ];
};

const pidsOf = ({ processes }: Deployment): number[] =>
  processes
    .filter(({ name }) => name === 'api-gateway' || name === 'studio')
    .map(({ child }) => Number(child.pid));

const taken = async (sides: Record<string, Measure>): Promise<Record<string, number>> => {
  const used: Record<string, number> = {};
  for (const [name, measure] of Object.entries(sides)) used[name] = await measure();
  return used;
};

const ratioOf = (name: string): string => `${name} to bare`;
const withRatios = (used: Record<string, number>, names: string[]): Record<string, number> => ({
  ...used,
  ...Object.fromEntries(
    names.map((name) => [ratioOf(name), (used[name] ?? NaN) / (used[BARE] ?? NaN)]),
  ),
});
