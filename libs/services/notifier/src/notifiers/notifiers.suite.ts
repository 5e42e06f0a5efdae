import {
  type Caller,
  createNotifier,
  deleteNotifier,
  getNotifier,
  listNotifiers,
  messagePlace,
  type NewNotifierRecord,
  type NotifierFields,
  notifierPlace,
  rotateNotifierSecret,
  updateNotifier,
} from '@touchstone/contracts';
import { eventually } from '@touchstone/testing';
import {
  aCaller,
  aCompletion,
  aMailNotifier,
  anAddress,
  ANY_PAGE,
  aWebhook,
  evaluated,
  type RunningNotifier,
  SECRETS,
  urlOf,
} from '../notifier.fixture';

const PLAIN = 'key-of-the-receiver-7531';
const sealed = ({ workspace }: Caller, text = PLAIN) => ({
  sealed: SECRETS.seal(text, messagePlace(workspace, 'notifier.authentication')),
  lastFour: text.slice(-4),
});
const sealedUrl = ({ workspace }: Caller, url: string): string =>
  SECRETS.seal(url, messagePlace(workspace, 'notifier.url'));
const signingSecretOf = (
  { workspace }: Caller,
  { id, sealedSecret = '' }: Pick<NewNotifierRecord, 'id' | 'sealedSecret'>,
): string => SECRETS.unseal(sealedSecret, notifierPlace(workspace, id));
const CHAT_URL = 'https://chat.example/services/T0000/B0000/a-secret-path-9876';

/** Managing notifiers, on any engine. */
export const describeNotifiers = (running: () => RunningNotifier): void => {
  const aChat = (caller = aCaller(), fields: NotifierFields = {}) =>
    running().ask(createNotifier, {
      caller,
      fields: {
        kind: 'chat',
        sealedUrl: sealedUrl(caller, CHAT_URL),
        events: ['evaluation.created'],
        ...fields,
      },
    });

  it('are created with defaults for missing fields', async () => {
    const { ask, clock } = running();
    const caller = aCaller();
    const now = new Date(clock.nowMs()).toISOString();
    const filled = {
      id: expect.any(String) as string,
      name: '',
      active: true,
      events: ['evaluation.failed'],
      filters: {},
      created_at: now,
      updated_at: now,
      failing_since: null,
      disabled_reason: null,
      skipped: null,
    };
    const made = await ask(createNotifier, {
      caller,
      fields: { kind: 'webhook', url: 'https://hooks.example/in' },
    });
    const { sealedSecret, ...webhook } = made;
    expect(sealedSecret).toBeDefined();
    expect(webhook).toEqual({
      ...filled,
      kind: 'webhook',
      url: 'https://hooks.example/in',
      authentication_last_four: null,
    });
    expect(signingSecretOf(caller, made)).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const mail = await ask(createNotifier, {
      caller,
      fields: { kind: 'email', recipients: ['a@example.com', 'a@example.com'] },
    });
    expect(mail).toEqual({
      ...filled,
      kind: 'email',
      recipients: ['a@example.com'],
      recipient: 'a@example.com',
      body_type: 'text',
      subject: '',
    });
    await expect(ask(listNotifiers, { caller, page: ANY_PAGE })).resolves.toEqual([webhook, mail]);
    await expect(ask(getNotifier, { caller, id: webhook.id })).resolves.toEqual(webhook);
  });

  it('show the origin and the end of a chat tool’s URL, and send to the whole', async () => {
    const service = running();
    const caller = aCaller();
    await expect(aChat(caller, { channel: '#alerts' })).resolves.toMatchObject({
      kind: 'chat',
      url: 'https://chat.example/…9876',
      channel: '#alerts',
      template: '',
    });
    const completed = aCompletion(caller);
    await evaluated(service, completed);
    await eventually(() =>
      expect(
        service.channel.to(CHAT_URL).some(({ notice }) => notice.evaluation?.id === completed.id),
      ).toBe(true),
    );
    await expect(
      aChat(caller, { sealedUrl: sealedUrl(caller, 'https://chat.example/short') }),
    ).resolves.toMatchObject({ url: 'https://chat.example/…' });
  });

  it('keep a chat tool’s URL when its masked form is written back', async () => {
    const service = running();
    const caller = aCaller();
    const made = await aChat(caller);
    const [id, url] = [made.id, urlOf(made)];
    await expect(
      service.ask(updateNotifier, {
        caller,
        id,
        fields: { sealedUrl: sealedUrl(caller, url), name: 'renamed' },
      }),
    ).resolves.toMatchObject({ url, name: 'renamed' });
    const completed = aCompletion(caller);
    await evaluated(service, completed);
    await eventually(() =>
      expect(
        service.channel.to(CHAT_URL).some(({ notice }) => notice.evaluation?.id === completed.id),
      ).toBe(true),
    );
  });

  it('reject an invalid template and keep the previous one', async () => {
    const caller = aCaller();
    const template = '{"text": "{{title}}"}';
    const { id } = await aChat(caller, { template });
    for (const none of ['no JSON', '[]', '{"text": "{{secret}}"}']) {
      const refused = { kind: 'invalid', message: expect.stringMatching(/^template: /) as string };
      await expect(aChat(caller, { template: none })).rejects.toMatchObject(refused);
      await expect(
        running().ask(updateNotifier, { caller, id, fields: { template: none } }),
      ).rejects.toMatchObject(refused);
    }
    await expect(running().ask(getNotifier, { caller, id })).resolves.toMatchObject({ template });
    await expect(
      running().ask(updateNotifier, { caller, id, fields: { template: '' } }),
    ).resolves.toMatchObject({ template: '' });
  });

  it('keep fields that an update leaves out', async () => {
    const service = running();
    const caller = aCaller();
    const { id } = await aWebhook(service, caller, {
      authentication: sealed(caller),
      filters: { checks: ['pii'] },
    });
    const made = await service.ask(getNotifier, { caller, id });
    service.clock.advance(1_000);
    const updated_at = new Date(service.clock.nowMs()).toISOString();
    const update = (fields: NotifierFields) => service.ask(updateNotifier, { caller, id, fields });
    await expect(update({ name: 'new' })).resolves.toEqual({ ...made, name: 'new', updated_at });
    await expect(update({ active: false, events: [], filters: {} })).resolves.toEqual({
      ...made,
      name: 'new',
      active: false,
      events: [],
      filters: {},
      updated_at,
    });
    await expect(update({ authentication: null })).resolves.toMatchObject({
      authentication_last_four: null,
    });
  });

  it('never change their kind', async () => {
    const service = running();
    const caller = aCaller();
    const { id } = await aWebhook(service, caller);
    await expect(
      service.ask(updateNotifier, {
        caller,
        id,
        fields: { kind: 'email', recipients: ['a@example.com'] },
      }),
    ).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('kind: expected webhook') as string,
    });
  });

  it.each<[string, NotifierFields, string]>([
    ['a kind', {}, 'kind: expected one of webhook, chat, email.'],
    ['another kind', { kind: 'fax' as 'email' }, 'kind: expected one of webhook, chat, email.'],
    ['an address', { kind: 'webhook' }, 'url: expected an address.'],
    ['an address that is not empty', { kind: 'webhook', url: '' }, 'url: expected an address.'],
    ['a chat tool’s address', { kind: 'chat' }, 'url: expected an address.'],
    ['recipients', { kind: 'email' }, 'recipients: expected one e-mail address at least.'],
    [
      'at least one recipient',
      { kind: 'email', recipients: [] },
      'recipients: expected one e-mail address at least.',
    ],
    [
      'valid mail addresses as recipients',
      { kind: 'email', recipients: ['a@example.com', '"a b"@example.com'] },
      'recipients[1]: expected an e-mail address in letters of ASCII, without quotes.',
    ],
    [
      'a subject with known placeholders',
      { kind: 'email', recipients: ['a@example.com'], subject: '{{secret}}' },
      expect.stringMatching(/^subject: /),
    ],
  ])('are not created without %s', async (_title, fields, message) => {
    await expect(
      running().ask(createNotifier, { caller: aCaller(), fields }),
    ).rejects.toMatchObject({ kind: 'invalid', message });
  });

  it.each([
    'http://127.0.0.1/',
    'http://[::1]:80/',
    'https://inside.example/',
    'ftp://example.com/',
    'https://user:password@example.com/',
  ])('are rejected with the address %s, when created and updated', async (url) => {
    const service = running();
    const caller = aCaller();
    const refused = {
      kind: 'invalid',
      code: 'address.refused',
      message: expect.stringMatching(/^url: /) as string,
    };
    await expect(aWebhook(service, caller, { url })).rejects.toMatchObject(refused);
    await expect(aChat(caller, { sealedUrl: sealedUrl(caller, url) })).rejects.toMatchObject(
      refused,
    );
    const made = await aWebhook(service, caller);
    await expect(
      service.ask(updateNotifier, { caller, id: made.id, fields: { url } }),
    ).rejects.toMatchObject(refused);
    await expect(service.ask(getNotifier, { caller, id: made.id })).resolves.toMatchObject({
      url: urlOf(made),
    });
  });

  it('are not checked again when the gateway has checked the address', async () => {
    const service = running();
    const caller = aCaller();
    const url = 'https://nobody-answers-for-this.example/hook';
    await expect(aWebhook(service, caller, { url })).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('nobody-answers-for-this.example') as string,
    });
    const { id } = await service.ask(createNotifier, {
      caller,
      addressChecked: true,
      fields: { kind: 'webhook', url },
    });
    await expect(
      service.ask(updateNotifier, {
        caller,
        id,
        addressChecked: true,
        fields: { url: `${url}/2` },
      }),
    ).resolves.toMatchObject({ url: `${url}/2` });
  });

  it('never send a stored credential to another address', async () => {
    const service = running();
    const caller = aCaller();
    const made = await aWebhook(service, caller, { authentication: sealed(caller) });
    const update = (fields: NotifierFields) =>
      service.ask(updateNotifier, { caller, id: made.id, fields });
    await expect(update({ url: anAddress() })).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('authentication: expected it again') as string,
    });
    await expect(update({ url: urlOf(made), name: 'same' })).resolves.toMatchObject({
      authentication_last_four: '7531',
    });
    const url = anAddress();
    await expect(
      update({ url, authentication: sealed(caller, 'another-key-of-theirs-8642') }),
    ).resolves.toMatchObject({ url, authentication_last_four: '8642' });
    await evaluated(service, aCompletion(caller));
    await eventually(() => service.channel.to(url).length === 1);
    expect(service.channel.to(url)[0]?.target).toMatchObject({
      authentication: 'another-key-of-theirs-8642',
    });
  });

  it('sign with the old secret, too, until it expires', async () => {
    const service = running();
    const caller = aCaller();
    const made = await aWebhook(service, caller);
    const [url, first] = [urlOf(made), signingSecretOf(caller, made)];
    const rotated = await service.ask(rotateNotifierSecret, {
      caller,
      id: made.id,
      overlapSeconds: 60,
    });
    const second = signingSecretOf(caller, rotated);
    expect(second).not.toBe(first);
    const secretsOfNext = async () => {
      const before = service.channel.to(url).length;
      await evaluated(service, aCompletion(caller));
      await eventually(() => service.channel.to(url).length > before);
      return service.channel.to(url).at(-1)?.target;
    };
    await expect(secretsOfNext()).resolves.toMatchObject({ secrets: [second, first] });
    service.clock.advance(60_000);
    await expect(secretsOfNext()).resolves.toMatchObject({ secrets: [second] });
    const third = signingSecretOf(
      caller,
      await service.ask(rotateNotifierSecret, { caller, id: made.id, overlapSeconds: 0 }),
    );
    await expect(secretsOfNext()).resolves.toMatchObject({ secrets: [third] });
    const { id } = await aMailNotifier(service, caller);
    await expect(
      service.ask(rotateNotifierSecret, { caller, id, overlapSeconds: 60 }),
    ).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('are limited to a hundred for each workspace, also under concurrency', async () => {
    const service = running();
    const caller = aCaller();
    for (let made = 0; made < 96; made += 16)
      await Promise.all(Array.from({ length: 16 }, () => aWebhook(service, caller)));
    const making = await Promise.allSettled(
      Array.from({ length: 8 }, () => aWebhook(service, caller)),
    );
    expect(making.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(making.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { kind: 'invalid', message: expect.stringContaining('100 notifiers') as string },
    });
    await expect(aWebhook(service, aCaller())).resolves.toBeDefined();
  });

  it('of kind e-mail require a mail server', async () => {
    const service = running();
    const caller = aCaller();
    const { id } = await aMailNotifier(service, caller, { active: false });
    service.channel.configured = false;
    try {
      const refused = { kind: 'invalid', code: 'mail.not_configured' };
      await expect(aMailNotifier(service, caller)).rejects.toMatchObject(refused);
      await expect(
        service.ask(updateNotifier, { caller, id, fields: { active: true } }),
      ).rejects.toMatchObject(refused);
      await expect(aWebhook(service, caller)).resolves.toBeDefined();
    } finally {
      service.channel.configured = true;
    }
  });

  it('expose no secret in responses, events, the audit log or the database', async () => {
    const service = running();
    const { ask, recordsOf, sql, schema } = service;
    const caller = aCaller();
    const made = await aWebhook(service, caller, { authentication: sealed(caller) });
    const chat = await aChat(caller);
    await ask(updateNotifier, { caller, id: made.id, fields: { name: 'renamed' } });
    await ask(rotateNotifierSecret, { caller, id: made.id, overlapSeconds: 60 });
    await ask(deleteNotifier, { caller, id: chat.id });
    await eventually(() => recordsOf(caller).length === 5);
    const records = recordsOf(caller);
    expect(records.map(({ action }) => action)).toEqual([
      'notifier.created',
      'notifier.created',
      'notifier.updated',
      'notifier.secret_rotated',
      'notifier.deleted',
    ]);
    const { sealedSecret: secret = '', ...record } = made;
    expect(records[2]).toMatchObject({
      keyId: 'spec',
      subjectId: made.id,
      before: record,
      after: { ...record, name: 'renamed' },
    });
    const rows = await sql(`SELECT * FROM "${schema}"."notifier" WHERE "workspace" = $1`, [
      caller.workspace,
    ]);
    const shown = JSON.stringify([
      records,
      rows,
      record,
      chat,
      await ask(listNotifiers, { caller, page: ANY_PAGE }),
    ]);
    for (const text of [PLAIN, 'a-secret-path', signingSecretOf(caller, made)])
      expect(shown).not.toContain(text);
    expect(JSON.stringify(records)).not.toContain(secret);
  });
};
