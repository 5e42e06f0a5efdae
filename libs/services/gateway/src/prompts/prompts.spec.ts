import { getPrompt, getPrompts, setPromptLabel } from '@touchstone/contracts';
import { Clock } from '@touchstone/kernel';
import { eventually, ManualClock } from '@touchstone/testing';
import { type Answer, aPrincipal, type Gateway, KEY, startGateway } from '@touchstone/testing/http';

const V1 = '/api/v1/studio/prompts';
const STORED = '/api/studio/prompts';
const MINUTE_MS = 60_000;

let gateway: Gateway;
let clock: ManualClock;
let id: string;
beforeEach(async () => {
  clock = new ManualClock(1_000);
  gateway = await startGateway(
    {},
    { [KEY]: aPrincipal(), other: aPrincipal({ workspace: 'workspace-2' }) },
    [{ provide: Clock, useValue: clock }],
  );
  const made = await gateway.ask('POST', STORED, {
    name: 'The weather',
    messages: [{ role: 'system', content: 'In {CITY}' }],
  });
  id = String(made.body['id']);
});
afterEach(() => gateway.app.close());

const ask = (method: string, url: string, body?: unknown, headers?: Record<string, string>) =>
  gateway.ask(method, url, body, headers);
const revise = (content: string, more: object = {}) =>
  ask('PUT', `${STORED}/${id}`, { messages: [{ role: 'system', content }], ...more });
const textOf = ({ body }: Answer): unknown =>
  (body['messages'] as { content: string }[] | undefined)?.[0]?.content;
const text = async (tail = '', name = id): Promise<unknown> =>
  textOf(await ask('GET', `${V1}/${name}${tail}`));
const timesAsked = () => gateway.studio.timesAsked(getPrompt);
const etagOf = async (url = `${V1}/${id}`): Promise<string> =>
  String((await ask('GET', url)).headers['etag']);
const revisionId = (revision: Answer) => String(revision.body['revision_id']);

describe('a prompt', () => {
  it('is fetched in the documented shape', async () => {
    const { status, body, headers } = await ask('GET', `${V1}/${id}`);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        id,
        name: 'The weather',
        description: '',
        created_at: expect.any(String),
        revision: 1,
        revision_id: expect.any(String),
        messages: [{ role: 'system', content: 'In {CITY}' }],
        tools: [],
        parameters: {},
      },
    });
    expect(headers).toMatchObject({
      etag: expect.stringMatching(/^"[^"]+"$/),
      vary: 'x-service-api-key',
      'cache-control': 'private, no-cache',
    });
    expect(headers).not.toHaveProperty('deprecation');
  });

  it('is compiled in the documented shape', async () => {
    expect(
      await ask('POST', `${V1}/${id}/compile`, { variables: { CITY: 'Basel', unknown: 1 } }),
    ).toMatchObject({
      status: 200,
      body: {
        id,
        name: 'The weather',
        revision: 1,
        messages: [{ role: 'system', content: 'In Basel' }],
        tools: [],
        parameters: {},
      },
    });
  });

  it.each<[string, unknown]>([
    ['no body', undefined],
    ['null', 'null'],
    ['no variables', {}],
    ['null for variables', { variables: null }],
    ['null for one', { variables: { CITY: null } }],
    ['other variables', { variables: { city: 'Basel' } }],
  ])('reports missing variables for %s', async (_title, body) => {
    const answer = await ask('POST', `${V1}/${id}/compile`, body);
    expect(answer).toMatchObject({
      status: 422,
      body: { error: 'Missing variables: CITY.', missing_variables: ['CITY'] },
    });
    expect(Object.keys(answer.body).sort()).toEqual(['error', 'missing_variables']);
  });

  it('is compiled without a body if it has no variables', async () => {
    await revise('Hello.');
    expect(textOf(await ask('POST', `${V1}/${id}/compile`))).toBe('Hello.');
  });

  it('is not compiled to more than 1 MiB', async () => {
    await revise('{X}'.repeat(10_000));
    const answer = await ask('POST', `${V1}/${id}/compile`, {
      variables: { X: 'x'.repeat(200_000) },
    });
    expect(answer).toMatchObject({
      status: 413,
      body: {
        error: 'The compiled prompt would be too large; its texts may have 1048576 bytes together.',
      },
    });
  });

  it('is found in its own workspace only', async () => {
    await text();
    for (const url of [`${V1}/${id}`, `${V1}/the-weather`, `${STORED}/${id}`])
      expect(await ask('GET', url, undefined, { 'x-service-api-key': 'other' })).toMatchObject({
        status: 404,
        body: { error: 'There is no prompt with this id; check the id.' },
      });
  });
});

describe('a revision', () => {
  let first: string;
  beforeEach(async () => {
    first = revisionId(await ask('GET', `${V1}/${id}`));
    await revise('two');
    await revise('three', { beta: true });
    await ask('PUT', `${STORED}/${id}/labels/next`, { revision: 3 });
  });

  it('is selected by id, number or label; the default is the active one', async () => {
    const byQuery: [string, string, string][] = [
      ['', 'two', ''],
      [`?revision=${first}`, 'In {CITY}', ''],
      [`?revision_id=${first}`, 'In {CITY}', ''],
      ['?revision=1', 'In {CITY}', '@1767225600'],
      ['?revision_number=3', 'three', '@1767225600'],
      ['?label=next', 'three', ''],
      ['?revision=&label=', 'two', ''],
    ];
    for (const [query, expected, deprecation] of byQuery) {
      const [fetched, compiled] = [
        await ask('GET', `${V1}/${id}${query}`),
        await ask('POST', `${V1}/${id}/compile${query}`, { variables: { CITY: '{CITY}' } }),
      ];
      expect([
        query,
        textOf(fetched),
        textOf(compiled),
        fetched.headers['deprecation'] ?? '',
        compiled.headers['deprecation'] ?? '',
      ]).toEqual([query, expected, expected, deprecation, deprecation]);
      expect(textOf(await ask('GET', `${STORED}/${id}${query}`))).toBe(expected);
    }
  });

  it.each([
    'revision=9',
    'revision=nothing',
    'revision_id=r00000000000000000000099',
    'revision_id=%00',
    "revision_id=1'or'1",
    'label=nothing',
    'label=1x',
    'label=%F0%9F%98%80',
    'revision_number=2147483647',
  ])('responds 404 if it does not exist: %s', async (query) => {
    const error = 'There is no prompt with this id that has this revision or label; check both.';
    for (const [method, url] of [
      ['GET', `${V1}/${id}`],
      ['POST', `${V1}/${id}/compile`],
      ['GET', `${STORED}/${id}`],
    ] as const)
      expect(await ask(method, `${url}?${query}`)).toMatchObject({ status: 404, body: { error } });
  });

  it.each([
    ['revision=0', 'revision: expected a whole number from 1 to 2147483647.'],
    ['revision=99999999999', 'revision: expected a whole number from 1'],
    ['revision_number=one', 'revision_number: expected a whole number from 1'],
    ['revision_number=-1', 'revision_number: expected a whole number from 1'],
    ['revision_number=1.5', 'revision_number: expected a whole number from 1'],
    ['revision=1&revision=2', 'revision: expected one value, got 2.'],
    ['revision=1&label=next', 'revision, label: expected only one of them.'],
  ])('%s is refused by name', async (query, sentence) => {
    for (const [method, url] of [
      ['GET', `${V1}/${id}`],
      ['POST', `${V1}/${id}/compile`],
      ['GET', `${STORED}/${id}`],
    ] as const)
      expect(await ask(method, `${url}?${query}`)).toMatchObject({
        status: 422,
        body: { error: expect.stringContaining(sentence) },
      });
  });
});

describe('a deprecated address', () => {
  it.each([
    ['GET', `${V1}/the-weather`, `<${V1}/ID>`],
    ['POST', `${V1}/the-weather/compile`, `<${V1}/ID/compile>`],
    ['GET', `${STORED}/the-weather`, `<${STORED}/ID>`],
    ['GET', `${V1}/the-weather?revision=1`, `<${V1}/ID?revision_id=REVISION>`],
    ['GET', `${V1}/ID?revision_number=1`, `<${V1}/ID?revision_id=REVISION>`],
    ['GET', `${V1}/the-weather?revision_id=REVISION`, `<${V1}/ID?revision_id=REVISION>`],
    ['GET', `${V1}/the-weather?label=live`, `<${V1}/ID?label=live>`],
  ])('%s %s is served with a link to its successor', async (method, url, link) => {
    await ask('PUT', `${STORED}/${id}/labels/live`, { revision: 1 });
    const revision = revisionId(await ask('GET', `${V1}/${id}`));
    const named = (address: string) => address.replace('ID', id).replace('REVISION', revision);
    const { status, headers } = await ask(
      method,
      named(url),
      method === 'POST' ? { variables: { CITY: 'x' } } : undefined,
    );
    expect([status, headers['deprecation'], headers['link']]).toEqual([
      200,
      '@1767225600',
      `${named(link)}; rel="successor-version"`,
    ]);
  });
});

describe('a text id', () => {
  it.each([
    ['PUT', '', { description: 'x' }, 200],
    ['GET', '/revisions', undefined, 200],
    ['GET', '/diff?from=1&to=1', undefined, 200],
    ['PUT', '/labels/live', { revision: 1 }, 200],
    ['DELETE', '/labels/none', undefined, 404],
    ['DELETE', '', undefined, 200],
    ['GET', '?revision=7', undefined, 404],
  ])(
    'in %s …%s is reported as deprecated regardless of the status',
    async (method, tail, body, status) => {
      const answer = await ask(method, `${STORED}/the-weather${tail}`, body);
      expect([answer.status, answer.headers['deprecation']]).toEqual([status, '@1767225600']);
    },
  );

  it('is distinguished from an id', async () => {
    expect((await ask('GET', `${STORED}/${id}/revisions`)).headers).not.toHaveProperty(
      'deprecation',
    );
  });
});

describe('an ETag', () => {
  it('saves the body and the request to the studio service', async () => {
    const etag = await etagOf();
    const asked = gateway.studio.asked.length;
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const {
        status,
        text: body,
        headers,
      } = await gateway.send({
        method: 'GET',
        url: `${V1}/${id}`,
        headers: { 'x-service-api-key': KEY, 'if-none-match': known },
      });
      expect([status, body, headers['etag'], headers['vary']]).toEqual([
        304,
        '',
        etag,
        'x-service-api-key',
      ]);
    }
    for (const unknown of ['"x"', etag.slice(1), ''])
      expect(
        (await ask('GET', `${V1}/${id}`, undefined, { 'if-none-match': unknown })).status,
      ).toBe(200);
    expect(gateway.studio.asked).toHaveLength(asked);
  });

  it('changes with the revision, any other field and the shape', async () => {
    const tags = [await etagOf(), await etagOf(`${STORED}/${id}`)];
    const changes: [string, string, object | undefined][] = [
      ['PUT', `${STORED}/${id}`, { messages: [] }],
      ['PUT', `${STORED}/${id}`, { description: 'New.' }],
      ['PUT', `${STORED}/${id}/labels/live`, { revision: 1 }],
      ['DELETE', `${STORED}/${id}/labels/live`, undefined],
    ];
    for (const [method, url, body] of changes) {
      expect((await ask(method, url, body)).status).toBe(200);
      tags.push(await etagOf(), await etagOf(`${STORED}/${id}`));
    }
    tags.push(await etagOf(`${V1}/${id}?revision=1`));
    expect(new Set(tags).size).toBe(tags.length);
    expect(await etagOf(`${V1}/the-weather`)).toBe(await etagOf());
  });

  it('of a change equals that of the next GET; a beta revision has none', async () => {
    expect((await revise('two')).headers['etag']).toBe(await etagOf(`${STORED}/${id}`));
    expect((await revise('three', { beta: true })).headers).not.toHaveProperty('etag');
  });

  it('in If-Match of a GET must be the current one', async () => {
    const etag = await etagOf();
    expect((await ask('GET', `${V1}/${id}`, undefined, { 'if-match': etag })).status).toBe(200);
    for (const wrong of ['"x"', `W/${etag}`, 'x'])
      expect((await ask('GET', `${V1}/${id}`, undefined, { 'if-match': wrong })).status).toBe(412);
  });
});

describe('If-Match', () => {
  const LABEL = '/labels/live';
  const BODIES: Record<string, object> = {
    PUT: { description: 'New.' },
    [`PUT ${LABEL}`]: { revision: 1 },
  };
  const CHANGES = ['PUT', 'DELETE', `PUT ${LABEL}`, `DELETE ${LABEL}`];
  const changeWith = (change: string, etag: string) => {
    const [method = '', tail = ''] = change.split(' ');
    return ask(method, `${STORED}/${id}${tail}`, BODIES[change], { 'if-match': etag });
  };
  const label = () => ask('PUT', `${STORED}/${id}${LABEL}`, { revision: 1 });

  it.each(CHANGES)('permits a %s of the current state', async (change) => {
    for (const [index, etagFor] of [
      () => etagOf(),
      () => etagOf(`${STORED}/${id}`),
      async () => `"x", ${await etagOf()}`,
      async () => '*',
    ].entries()) {
      if (change === 'DELETE')
        id = String((await ask('POST', STORED, { name: `Prompt ${index}` })).body['id']);
      await label();
      expect((await changeWith(change, await etagFor())).status).toBe(200);
    }
  });

  it.each(CHANGES)('refuses a %s of an outdated state', async (change) => {
    await label();
    const outdated = await etagOf(`${STORED}/${id}`);
    await gateway.studio.change('workspace-1', id, { description: 'Theirs.' });
    expect(await changeWith(change, outdated)).toMatchObject({
      status: 412,
      body: { error: expect.stringMatching(/./) },
    });
    expect((await ask('GET', `${STORED}/${id}`)).body).toMatchObject({
      description: 'Theirs.',
      labels: { live: 1 },
    });
  });

  it.each(CHANGES)('refuses a %s if its tags can match nothing', async (change) => {
    await label();
    const etag = await etagOf(`${STORED}/${id}`);
    for (const wrong of [`W/${etag}`, etag.slice(1, -1), '"x"', '', `${etag} x`, '"r.1.other"'])
      expect([wrong, (await changeWith(change, wrong)).status]).toEqual([wrong, 412]);
    expect((await ask('GET', `${STORED}/${id}`)).body).toMatchObject({
      description: '',
      labels: { live: 1 },
    });
  });

  it.each(CHANGES)('does not affect a %s of a missing prompt', async (change) => {
    const [method = '', tail = ''] = change.split(' ');
    for (const etag of ['"x"', 'W/"x"', 'x', '*', await etagOf(`${STORED}/${id}`)])
      expect([
        etag,
        (
          await ask(method, `${STORED}/${id.replace(/^./, 'z')}${tail}`, BODIES[change], {
            'if-match': etag,
          })
        ).status,
      ]).toEqual([etag, 404]);
  });

  it('is outdated if it names another revision than the active one', async () => {
    await revise('two');
    expect((await changeWith('PUT', await etagOf(`${STORED}/${id}?revision=1`))).status).toBe(412);
  });
});

describe('cached prompts', () => {
  it('cause no request to the studio service, under each of their names', async () => {
    for (const name of [id, 'the-weather']) {
      await text('', name);
      const before = timesAsked();
      await text('', name);
      await ask('POST', `${V1}/${name}/compile`, { variables: { CITY: 'x' } });
      await ask('GET', `${STORED}/${name}`);
      expect(timesAsked()).toBe(before);
    }
  });

  it('share one look-up among concurrent requests', async () => {
    const release = gateway.studio.hold();
    const waiting = Array.from({ length: 20 }, () => text());
    await eventually(() => timesAsked() === 1);
    release();
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['In {CITY}']));
    expect(timesAsked()).toBe(1);
  });

  it('are looked up in batches behind a look-up in flight', async () => {
    const names = Array.from({ length: 10 }, (_, index) => `Prompt ${index}`);
    const ids = await Promise.all(
      names.map(async (name) => String((await ask('POST', STORED, { name })).body['id'])),
    );
    const release = gateway.studio.hold();
    const [first, ...others] = [...ids, 'unknown', 'the-weather'].map((one) =>
      ask('GET', `${V1}/${one}`),
    );
    await eventually(() => timesAsked() === 1);
    await eventually(() => gateway.studio.timesAsked(getPrompts) === 1);
    release();
    const answers = await Promise.all([first, ...others]);
    expect(answers.map((answer) => answer?.body['name'])).toEqual([
      ...names,
      undefined,
      'The weather',
    ]);
    expect(answers.map((answer) => answer?.status)).toEqual([...names.map(() => 200), 404, 200]);
  });

  it('are up to date right after a change by this replica', async () => {
    expect([await text(), await text('', 'the-weather'), await text('?label=live')]).toEqual([
      'In {CITY}',
      'In {CITY}',
      undefined,
    ]);
    await revise('two');
    expect([await text(), await text('', 'the-weather')]).toEqual(['two', 'two']);
    await ask('PUT', `${STORED}/${id}/labels/live`, { revision: 1 });
    expect(await text('?label=live')).toBe('In {CITY}');
    await ask('DELETE', `${STORED}/${id}/labels/live`);
    expect((await ask('GET', `${V1}/${id}?label=live`)).status).toBe(404);
    await ask('DELETE', `${STORED}/${id}`);
    expect([
      (await ask('GET', `${V1}/${id}`)).status,
      (await ask('GET', `${V1}/the-weather`)).status,
    ]).toEqual([404, 404]);
  });

  it('are up to date as soon as a change by another replica is announced', async () => {
    await text();
    await gateway.studio.change('workspace-1', id, { messages: [{ content: 'two' }] });
    await eventually(async () => (await text()) === 'two');
    expect(await text('', 'the-weather')).toBe('two');
  });

  it('remain cached when another prompt changes', async () => {
    const another = String((await ask('POST', STORED, { name: 'Another' })).body['id']);
    await Promise.all([text(), text('', another)]);
    await gateway.studio.change('workspace-1', another, { messages: [{ content: 'new' }] });
    await eventually(async () => (await text('', another)) === 'new');
    expect([await text(), timesAsked()]).toEqual(['In {CITY}', 3]);
  });

  it('are looked up again after a minute and after the broker connection was lost', async () => {
    await text();
    clock.advance(MINUTE_MS);
    await text();
    expect(timesAsked()).toBe(2);
    gateway.reconnect();
    await text();
    expect(timesAsked()).toBe(3);
  });

  it('are served for 15 minutes during a reported outage of the studio service', async () => {
    const etag = await etagOf();
    gateway.studio.away();
    for (let minute = 0; minute < 14; minute += 1) {
      clock.advance(MINUTE_MS);
      expect(
        textOf(await ask('POST', `${V1}/${id}/compile`, { variables: { CITY: 'Basel' } })),
      ).toBe('In Basel');
      expect(
        (await ask('GET', `${V1}/${id}`, undefined, { 'if-none-match': etag })).headers['etag'],
      ).toBe(etag);
    }
    expect([gateway.readiness.reasons().size, gateway.readiness.trouble().get('prompts')]).toEqual([
      0,
      expect.stringContaining('serve on'),
    ]);
    expect(await ask('GET', `${V1}/another`)).toMatchObject({
      status: 503,
      headers: { 'retry-after': '2' },
      body: { error: 'The studio service is away; try again.' },
    });
    clock.advance(MINUTE_MS);
    expect((await ask('GET', `${V1}/${id}`)).status).toBe(503);
    gateway.studio.back();
    expect([await text(), gateway.readiness.trouble().get('prompts')]).toEqual([
      'In {CITY}',
      undefined,
    ]);
  });

  it('are looked up again after two seconds if they are missing', async () => {
    expect((await ask('GET', `${V1}/late`)).status).toBe(404);
    expect((await ask('GET', `${V1}/late`)).status).toBe(404);
    expect(timesAsked()).toBe(1);
    clock.advance(2_000);
    expect((await ask('GET', `${V1}/late`)).status).toBe(404);
    expect(timesAsked()).toBe(2);
  });
});

describe('a label', () => {
  it('is set by number or id and passed to the studio service unchanged', async () => {
    const revision = revisionId(await ask('GET', `${V1}/${id}`));
    const to: [unknown, object][] = [
      [1, { number: 1 }],
      ['1', { number: 1 }],
      [revision, { revisionId: revision }],
    ];
    for (const [value, selector] of to) {
      expect(
        await ask('PUT', `${STORED}/${id}/labels/live.v-1_a`, { revision: value }),
      ).toMatchObject({ status: 200, body: { id, labels: { 'live.v-1_a': 1 } } });
      expect(gateway.studio.lastAsked(setPromptLabel)).toMatchObject({
        id,
        label: 'live.v-1_a',
        to: selector,
      });
    }
  });

  it('cannot be removed if it does not exist', async () => {
    for (const label of ['live', '1', '%00', 'constructor'])
      expect((await ask('DELETE', `${STORED}/${id}/labels/${label}`)).status).toBe(404);
  });
});
