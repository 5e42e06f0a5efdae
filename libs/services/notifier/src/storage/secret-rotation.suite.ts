import {
  type Caller,
  createNotifier,
  messagePlace,
  notifierPlace,
  rotateNotifierSecret,
} from '@touchstone/contracts';
import { Secrets } from '@touchstone/kernel';
import { type Database, resealAll } from '@touchstone/storage';
import { eventually } from '@touchstone/testing';
import {
  aCaller,
  aCompletion,
  aMailNotifier,
  aWebhook,
  evaluated,
  type Given,
  type RunningNotifier,
  SECRET_KEY,
  SECRETS,
  startNotifier,
  uniqueSchema,
  urlOf,
} from '../notifier.fixture';
import { notifierSealed } from './sealed-columns';

const NEXT_KEY = 'the next secret key of the specs';
const AUTHENTICATION = 'key-of-the-receiver-7531';
const CHAT_URL = 'https://chat.example/services/T0000/B0000/a-secret-path-9876';
/** The same address, sealed with the key of these specs by an earlier version. */
const CHAT_URL_IN_FIRST_FORMAT =
  'AJup0E8WabFQPTkM0oVAkTPwJkRi3Fwxz6mJ94lTuYCb47rUCY2SdhlMVHRyNn96c2JnkpH1C6JZCRDiugQjCmxCJQu9jTg5klFPSR4hlZeTNj09CqXpNQ==';

/** A change of the secret key, on any engine. */
export const describeSecretRotation = (database: () => Database): void => {
  const started: RunningNotifier[] = [];
  const start = async (given: Given): Promise<RunningNotifier> => {
    const service = await startNotifier(database(), given);
    started.push(service);
    return service;
  };
  afterEach(async () => {
    for (const service of started.splice(0)) await service.close();
  });

  /** Creates one notifier of each kind; the webhook has two signing secrets, the older one first. */
  const everyKind = async (service: RunningNotifier, caller: Caller) => {
    const { workspace } = caller;
    const sent = messagePlace(workspace, 'notifier.authentication');
    const authentication = { sealed: SECRETS.seal(AUTHENTICATION, sent), lastFour: '7531' };
    const webhook = await aWebhook(service, caller, { authentication });
    const rotated = await service.ask(rotateNotifierSecret, {
      caller,
      id: webhook.id,
      overlapSeconds: 86_400,
    });
    const chat = await service.ask(createNotifier, {
      caller,
      fields: {
        kind: 'chat',
        sealedUrl: SECRETS.seal(CHAT_URL, messagePlace(workspace, 'notifier.url')),
        events: ['evaluation.created'],
      },
    });
    await aMailNotifier(service, caller);
    const place = notifierPlace(workspace, webhook.id);
    const secrets = [webhook, rotated].map(({ sealedSecret = '' }) =>
      SECRETS.unseal(sealedSecret, place),
    );
    return { webhook, chat, secrets };
  };

  it('leaves no secret that needs the previous key', async () => {
    const schema = uniqueSchema();
    const before = await start({ schema });
    const caller = aCaller();
    const { webhook, chat, secrets } = await everyKind(before, caller);
    await before.sql(
      `UPDATE "${schema}"."notifier" SET "target" = jsonb_set("target"::jsonb, '{sealedUrl}', to_jsonb($2::text)) WHERE "id" = $1`,
      [chat.id, CHAT_URL_IN_FIRST_FORMAT],
    );
    await before.close();
    const both = new Secrets(NEXT_KEY, [SECRET_KEY]);
    const columns = [notifierSealed(schema)];
    await expect(resealAll(database(), columns, both)).resolves.toEqual([
      { name: `${schema}.notifier.target`, resealed: 4, current: 0, unreadable: [] },
    ]);
    await expect(resealAll(database(), columns, both)).resolves.toMatchObject([
      { resealed: 0, current: 4 },
    ]);
    const after = await start({ schema, secrets: new Secrets(NEXT_KEY) });
    await evaluated(after, aCompletion(caller));
    const [url, channel] = [urlOf(webhook), after.channel];
    await eventually(() => channel.to(url).length === 1 && channel.to(CHAT_URL).length === 1);
    expect(channel.to(url)[0]?.target).toMatchObject({
      authentication: AUTHENTICATION,
      secrets: [...secrets].reverse(),
    });
  });

  it('finds a secret in another notifier unreadable', async () => {
    const schema = uniqueSchema();
    const service = await start({ schema });
    const caller = aCaller();
    const { webhook, chat } = await everyKind(service, caller);
    const moved = `(SELECT to_jsonb("target" ->> 'sealedUrl') FROM "${schema}"."notifier" WHERE "id" = $2)`;
    await service.sql(
      `UPDATE "${schema}"."notifier" SET "target" = jsonb_set("target"::jsonb, '{authentication,sealed}', ${moved}) WHERE "id" = $1`,
      [webhook.id, chat.id],
    );
    const both = new Secrets(NEXT_KEY, [SECRET_KEY]);
    await expect(resealAll(database(), [notifierSealed(schema)], both)).resolves.toMatchObject([
      { resealed: 3, unreadable: [webhook.id] },
    ]);
  });
};
