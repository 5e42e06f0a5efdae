import type { Deployment } from '@touchstone/testing';
import { closedLoop } from '../lib/load';
import type { Figure } from '../lib/report';
import { repeatedly } from '../lib/statistics';
import { type Managed, withManaged } from '../management/managed';
import {
  type Asking,
  compiling,
  getting,
  type PromptClient,
  promptClient,
  storePrompts,
} from './prompt-client';
import { valuesFor } from './prompt-texts';
import { settled } from './settled';
import { messagesToStudio } from './studio-messages';

const CALLS = 1_000;
const CALLERS = 8;
const CHARACTERS = 1_000;
const NONE = { atMost: 0 };

/** Measures the messages to the studio service while a gateway answers from its cache. */
export const trips = (): Promise<Figure[]> =>
  withManaged(async ({ deployment, database }: Managed) => {
    const [id = ''] = await storePrompts(deployment, CHARACTERS);
    await settled(database);
    const client = promptClient(deployment, CALLERS);
    const etag = await client.expect(200, getting(id));
    const variables = JSON.stringify({ variables: valuesFor(CHARACTERS) });
    const values = await repeatedly(async () => ({
      known: await during(deployment, () => many(client, 200, getting(id))),
      unchanged: await during(deployment, () =>
        many(client, 304, getting(id, { 'if-none-match': etag })),
      ),
      compiled: await during(deployment, () => many(client, 200, compiling(id, variables))),
    }));
    const counted = await during(deployment, () => client.expect(200, getting(`${id}?revision=1`)));
    await client.close();
    return [
      {
        name: `${CALLS} gets of a prompt that the gateway knows, messages to studio`,
        unit: '',
        values: values.known,
        goal: NONE,
      },
      {
        name: `${CALLS} answers 304, messages to studio`,
        unit: '',
        values: values.unchanged,
        goal: NONE,
      },
      {
        name: `${CALLS} compiles, messages to studio`,
        unit: '',
        values: values.compiled,
        goal: NONE,
      },
      {
        name: 'one get of a revision that it does not know, messages to studio',
        unit: '',
        values: [counted],
        goal: { atLeast: 1 },
      },
    ];
  });

const many = (client: PromptClient, status: number, asking: Asking) =>
  closedLoop(CALLERS, CALLS, () => client.expect(status, asking));

const during = async (deployment: Deployment, work: () => Promise<unknown>): Promise<number> => {
  const before = await messagesToStudio(deployment);
  await work();
  return (await messagesToStudio(deployment)) - before;
};
