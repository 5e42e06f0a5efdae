import { randomUUID } from 'node:crypto';
import type { AuditRecord, PromptDiff } from '@touchstone/contracts';
import type { FetchedPromptDto, PromptHeadDto, PromptRevisionDto } from '@touchstone/contracts/dto';
import { type Deployment, eventually } from '@touchstone/testing';
import { evaluate } from './support/client';
import { ask, newKey, told } from './support/managing';
import { compiled, newPrompt, revise, says, type StoredPrompt, textOf } from './support/prompts';
import { BAD_PROMPTS, TEMPLATES } from './tables/prompts';
import { PROMPT_ROUTES_WITH_ID, UNKNOWN_IDS } from './tables/unknown-ids';

const PROMISED_MS = 5_000;
const PROMPTS = 'studio/prompts';
const V1 = 'v1/studio/prompts';

/** What the life of a prompt asks of the service. */
export const studioSuite = (running: () => Deployment): void => {
  it('takes a prompt through its life: made, changed twice, compared, deployed by a label and rolled back', async () => {
    const where = running();
    const fields = {
      name: 'Support greeting',
      messages: [
        { role: 'system', content: 'You help customers of {{SHOP}}.' },
        { role: 'user', content: '{QUESTION}' },
      ],
      parameters: { model: 'small-model', temperature: 0.2 },
    };
    const made = await told<StoredPrompt>(where, 'POST', PROMPTS, fields);
    expect(made).toMatchObject({
      ...fields,
      text_id: 'support-greeting',
      revision: 1,
      active_revision: 1,
      active: true,
      beta: false,
      labels: {},
    });
    const { id } = made;
    const path = `${PROMPTS}/${id}`;

    expect(await told(where, 'PUT', path, { parameters: { model: 'large-model' } })).toMatchObject({
      id,
      revision: 2,
      active_revision: 2,
      messages: fields.messages,
    });
    const changes = [
      { kind: 'changed', path: 'parameters.model', before: 'small-model', after: 'large-model' },
      { kind: 'removed', path: 'parameters.temperature', before: 0.2 },
    ];
    expect(await told<PromptDiff>(where, 'GET', `${path}/diff?from=1&to=2`)).toEqual({
      from: 1,
      to: 2,
      messages: [],
      tools: [],
      parameters: changes,
    });
    const shorter = [
      { role: 'system', content: 'You help customers of {{SHOP}}. Answer in two sentences.' },
      fields.messages[1],
    ];
    expect(await told(where, 'PUT', path, { messages: shorter })).toMatchObject({
      revision: 3,
      messages: shorter,
      parameters: { model: 'large-model' },
    });
    expect(await told<PromptDiff>(where, 'GET', `${path}/diff?from=1&to=3`)).toEqual({
      from: 1,
      to: 3,
      tools: [],
      parameters: changes,
      messages: [
        {
          kind: 'changed',
          path: 'messages[0].content',
          before: fields.messages[0]?.content,
          after: shorter[0]?.content,
        },
      ],
    });

    const variables = { SHOP: 'The Corner Bakery', QUESTION: 'Do you open on Sundays?' };
    const deployed = async () =>
      (await compiled(where, `${id}/compile?label=production`, variables)).body;
    expect(
      await told<PromptHeadDto>(where, 'PUT', `${path}/labels/production`, { revision: 2 }),
    ).toMatchObject({ id, active_revision: 3, labels: { production: 2 } });
    const messages = [
      { role: 'system', content: 'You help customers of The Corner Bakery.' },
      { role: 'user', content: 'Do you open on Sundays?' },
    ];
    expect(await deployed()).toEqual({
      id,
      name: fields.name,
      revision: 2,
      revision_id: expect.any(String) as string,
      messages,
      tools: [],
      parameters: { model: 'large-model' },
    });

    expect(
      await told<PromptHeadDto>(where, 'PUT', `${path}/labels/production`, { revision: 1 }),
    ).toMatchObject({ active_revision: 3, labels: { production: 1 } });
    await eventually(
      async () =>
        expect(await deployed()).toMatchObject({
          revision: 1,
          messages,
          parameters: fields.parameters,
        }),
      PROMISED_MS,
    );
    expect((await compiled(where, `${id}/compile`, variables)).body).toMatchObject({
      revision: 3,
      messages: [
        { content: 'You help customers of The Corner Bakery. Answer in two sentences.' },
        {},
      ],
    });

    const revisions = await told<PromptRevisionDto[]>(where, 'GET', `${path}/revisions`);
    expect(
      revisions.map(({ revision, active, labels, created_by }) => [
        revision,
        active,
        labels,
        created_by,
      ]),
    ).toEqual([
      [3, true, [], 'bootstrap'],
      [2, false, [], 'bootstrap'],
      [1, false, ['production'], 'bootstrap'],
    ]);
    expect(
      (await told<PromptHeadDto[]>(where, 'GET', PROMPTS)).find((prompt) => prompt.id === id),
    ).toMatchObject({ text_id: 'support-greeting', labels: { production: 1 } });
  });

  it('writes down who made, changed and labelled a prompt, without its contents', async () => {
    const where = running();
    const { id, key } = await newKey(where, { scopes: ['studio'] });
    const prompt = await newPrompt({ ...where, key }, 'A secret recipe.');
    await revise({ ...where, key }, prompt, 'Another recipe.');
    for (const revision of [2, 1])
      await told({ ...where, key }, 'PUT', `${PROMPTS}/${prompt.id}/labels/live`, { revision });
    await told({ ...where, key }, 'DELETE', `${PROMPTS}/${prompt.id}/labels/live`);
    await told({ ...where, key }, 'DELETE', `${PROMPTS}/${prompt.id}`);
    const entries = async () =>
      (await told<AuditRecord[]>(where, 'GET', 'audit?limit=1000')).filter(
        ({ subject_id }) => subject_id === prompt.id,
      );
    await eventually(async () => expect(await entries()).toHaveLength(6), PROMISED_MS);
    const moved = (await entries())
      .filter(({ action }) => action === 'prompt.label_moved')
      .map(({ before, after }) => JSON.stringify([before, after]));
    expect(moved.sort()).toEqual([
      '[{"label":"live","revision":2},{"label":"live","revision":1}]',
      '[{"label":"live","revision":null},{"label":"live","revision":2}]',
    ]);
    expect((await entries()).map(({ action }) => action).sort()).toEqual([
      'prompt.created',
      'prompt.deleted',
      'prompt.label_moved',
      'prompt.label_moved',
      'prompt.label_removed',
      'prompt.updated',
    ]);
    expect(new Set((await entries()).map(({ key_id }) => key_id))).toEqual(new Set([id]));
    expect(JSON.stringify(await entries())).not.toContain('recipe');
  });

  it('finds a prompt by id and by text id, a revision by id, number and label, and points away from what is deprecated', async () => {
    const where = running();
    const first = await newPrompt(where, 'one', `Found ${randomUUID()}`);
    await revise(where, first, 'two');
    await told(where, 'PUT', `${PROMPTS}/${first.id}/labels/first`, {
      revision: first.revision_id,
    });
    const look = async (path: string) => {
      const { headers, body } = await ask<FetchedPromptDto>(where, 'GET', path);
      return {
        text: body.messages[0]?.content,
        deprecated: headers.has('deprecation'),
        instead: /^<\/api\/(.*)>; rel="successor-version"$/.exec(headers.get('link') ?? '')?.[1],
      };
    };
    const spellings: [tail: string, text: string, deprecated: boolean][] = [
      [first.id, 'two', false],
      [`${first.id}?revision=${first.revision_id}`, 'one', false],
      [`${first.id}?revision_id=${first.revision_id}`, 'one', false],
      [`${first.id}?label=first`, 'one', false],
      [`${first.id}?revision=1`, 'one', true],
      [`${first.id}?revision_number=1`, 'one', true],
      [first.text_id, 'two', true],
      [`${first.text_id}?label=first`, 'one', true],
    ];
    for (const address of [V1, PROMPTS]) {
      for (const [tail, text, deprecated] of spellings) {
        const seen = await look(`${address}/${tail}`);
        expect([tail, seen.text, seen.deprecated]).toEqual([tail, text, deprecated]);
        if (deprecated)
          expect(await look(seen.instead ?? '')).toEqual({
            text,
            deprecated: false,
            instead: undefined,
          });
      }
    }
    expect(await textOf(where, `${first.text_id}/compile?revision=1`)).toBe('one');
    expect((await compiled(where, `${first.text_id}/compile`)).headers.get('deprecation')).toMatch(
      /^@\d+$/,
    );
    for (const unknown of ['revision=3', 'label=second', 'revision_id=nope'])
      expect((await ask(where, 'GET', `${V1}/${first.id}?${unknown}`)).status).toBe(404);
  });

  it.each([V1, PROMPTS])(
    'answers 304 at %s to whoever has a prompt as it is, and in full once it has changed',
    async (address) => {
      const where = running();
      const prompt = await newPrompt(where, 'one');
      const path = `${address}/${prompt.id}`;
      const etag = (await ask(where, 'GET', path)).headers.get('etag') ?? '';
      const known = (tag = etag) =>
        ask<FetchedPromptDto | null>(where, 'GET', path, undefined, { 'if-none-match': tag });
      expect(await known()).toMatchObject({ status: 304, body: null });
      expect(await known(`"other", W/${etag}`)).toMatchObject({ status: 304, body: null });
      expect((await known('"other"')).status).toBe(200);
      await revise(where, prompt, 'two');
      await eventually(
        async () =>
          expect(await known()).toMatchObject({
            status: 200,
            body: { messages: [{ content: 'two' }] },
          }),
        PROMISED_MS,
      );
    },
  );

  it('changes nothing for whoever has not seen the latest change', async () => {
    const where = running();
    const prompt = await newPrompt(where, 'one');
    const path = `${PROMPTS}/${prompt.id}`;
    const seen = (await ask(where, 'GET', path)).headers.get('etag') ?? '';
    const change = (text: string, etag: string) =>
      ask<StoredPrompt>(where, 'PUT', path, says(text), { 'if-match': etag });
    const second = await change('two', seen);
    expect(second).toMatchObject({ status: 200, body: { revision: 2 } });
    for (const refused of [
      await change('three', seen),
      await ask(where, 'DELETE', path, undefined, { 'if-match': seen }),
    ]) {
      expect([refused.status, refused.body]).toEqual([
        412,
        { error: expect.stringMatching(/again/) as string },
      ]);
    }
    await told(where, 'PUT', `${path}/labels/live`, { revision: 1 });
    expect((await change('three', second.headers.get('etag') ?? '')).status).toBe(412);
    expect(await told<PromptRevisionDto[]>(where, 'GET', `${path}/revisions`)).toHaveLength(2);
  });

  it('lets one of two through that change the same state at once', async () => {
    const where = running();
    const prompt = await newPrompt(where, 'one');
    const etag = (await ask(where, 'GET', `${PROMPTS}/${prompt.id}`)).headers.get('etag') ?? '';
    const answers = await Promise.all(
      ['two', 'zwei'].map((text) =>
        ask(where, 'PUT', `${PROMPTS}/${prompt.id}`, says(text), { 'if-match': etag }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('keeps every one of many changes at once as a revision of its own', async () => {
    const where = running();
    const prompt = await newPrompt(where, 'one');
    const texts = Array.from({ length: 10 }, (_, index) => `text ${index}`);
    const made = await Promise.all(texts.map((text) => revise(where, prompt, text)));
    expect(made.map(({ revision }) => revision).sort((a, b) => a - b)).toEqual(
      texts.map((_, index) => index + 2),
    );
    for (const [index, { revision_id }] of made.entries())
      expect(await textOf(where, `${prompt.id}/compile?revision=${revision_id}`)).toBe(
        texts[index],
      );
  });

  it('keeps a beta revision beside the active one until somebody activates it', async () => {
    const where = running();
    const prompt = await newPrompt(where, 'one');
    const path = `${PROMPTS}/${prompt.id}`;
    expect(await told(where, 'PUT', path, { ...says('two'), beta: true })).toMatchObject({
      revision: 2,
      active_revision: 1,
      beta: true,
    });
    expect(await textOf(where, `${prompt.id}/compile`)).toBe('one');
    expect(await told(where, 'PUT', path, { active_revision: 2 })).toMatchObject({
      revision: 2,
      active_revision: 2,
    });
    await eventually(
      async () => expect(await textOf(where, `${prompt.id}/compile`)).toBe('two'),
      PROMISED_MS,
    );
    expect((await ask(where, 'PUT', path, { active_revision: 3 })).status).toBe(422);
  });

  it('names all missing variables, each once, in the order of their use', async () => {
    const where = running();
    const { id } = await told<StoredPrompt>(where, 'POST', PROMPTS, {
      name: 'x',
      messages: [
        { role: 'system', content: '{{ZEBRA}} {APPLE} {{ZEBRA}}' },
        { role: 'user', content: '{GIVEN} {EMPTY} {{ MANGO }} {APPLE}' },
      ],
      tools: [{ type: 'function', function: { name: 'find', description: 'Finds {KIWI}.' } }],
    });
    const answer = await compiled(where, `${id}/compile`, {
      GIVEN: 'x',
      EMPTY: '',
      MANGO: null,
      UNUSED: 1,
    });
    expect([answer.status, answer.body]).toEqual([
      422,
      {
        error: 'Missing variables: ZEBRA, APPLE, MANGO, KIWI.',
        missing_variables: ['ZEBRA', 'APPLE', 'MANGO', 'KIWI'],
      },
    ]);
    const whole = (
      await compiled(where, `${id}/compile`, {
        ZEBRA: 1,
        APPLE: ['a'],
        GIVEN: '{KIWI}',
        EMPTY: '',
        MANGO: '{{ZEBRA}}',
        KIWI: '$&',
      })
    ).body;
    expect(whole).toMatchObject({
      messages: [{ content: '1 ["a"] 1' }, { content: '{KIWI}  {{ZEBRA}} ["a"]' }],
      tools: [{ function: { description: 'Finds $&.' } }],
    });
  });

  it.each(TEMPLATES)('compiles %j to %j', async (text, expected) => {
    const { id } = await newPrompt(running(), text);
    expect(
      await textOf(running(), `${id}/compile`, { A: '1', 'user.name': 'Zoë', Straße: 'Ring' }),
    ).toBe(expected);
  });

  it.each(BAD_PROMPTS)(
    'refuses %s by name, and keeps the prompt as it is',
    async (_title, method, path, body, status, error) => {
      const where = running();
      const prompt = await newPrompt(where, 'Hello {NAME}');
      const answer = await ask(where, method, path.replace('ID', prompt.id), body);
      expect([answer.status, answer.body]).toEqual([
        status,
        { error: expect.stringContaining(error) as string },
      ]);
      expect(await told(where, 'GET', `${PROMPTS}/${prompt.id}`)).toEqual(prompt);
    },
  );

  it('forgets a deleted prompt everywhere, and gives its text id to no other', async () => {
    const where = running();
    const name = `Gone ${randomUUID()}`;
    const prompt = await newPrompt(where, 'Hello.', name);
    await told(where, 'PUT', `${PROMPTS}/${prompt.id}/labels/live`, { revision: 1 });
    expect(await told(where, 'DELETE', `${PROMPTS}/${prompt.id}`)).toEqual({
      id: prompt.id,
      deleted: true,
    });
    for (const [method, path, body] of PROMPT_ROUTES_WITH_ID) {
      await eventually(
        async () =>
          expect([
            method,
            path,
            (await ask(where, method, path.replace('ID', prompt.id), body)).status,
          ]).toEqual([method, path, 404]),
        PROMISED_MS,
      );
    }
    expect(
      (await told<PromptHeadDto[]>(where, 'GET', `${PROMPTS}?limit=1000`)).map(({ id }) => id),
    ).not.toContain(prompt.id);
    expect((await newPrompt(where, 'Hello.', name)).text_id).not.toBe(prompt.text_id);
  });

  it('opens to the scope `studio` alone', async () => {
    const where = running();
    const others = {
      ...where,
      key: (await newKey(where, { scopes: ['evaluate', 'proxy', 'manage'] })).key,
    };
    for (const [method, path, body] of [
      ...PROMPT_ROUTES_WITH_ID,
      ['GET', PROMPTS] as const,
      ['POST', PROMPTS, { name: 'x' }] as const,
    ]) {
      expect([method, path, (await ask(others, method, path, body)).status]).toEqual([
        method,
        path,
        403,
      ]);
    }
    await evaluate(others, { input: 'Hello', pii_check: true });
    const author = { ...where, key: (await newKey(where, { scopes: ['studio'] })).key };
    expect(await textOf(author, `${(await newPrompt(author, 'Hello.')).id}/compile`)).toBe(
      'Hello.',
    );
    expect((await ask(author, 'GET', 'workspace')).status).toBe(403);
  });

  it.each(PROMPT_ROUTES_WITH_ID.map(([method, path, body]) => ({ method, path, body })))(
    'answers every unknown id alike: $method $path',
    async ({ method, path, body }) => {
      const answers = await Promise.all(
        UNKNOWN_IDS.map((id) => ask(running(), method, path.replace('ID', id), body)),
      );
      expect(
        new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size,
      ).toBe(1);
      expect(answers[0]).toMatchObject({
        status: 404,
        body: { error: expect.stringMatching(/^There is no prompt with this id/) as string },
      });
    },
  );
};
