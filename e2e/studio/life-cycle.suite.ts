import type { AuditRecord, PromptDiff } from '@touchstone/contracts';
import type { PromptHeadDto, PromptRevisionDto } from '@touchstone/contracts/dto';
import { type Deployment, eventually } from '@touchstone/testing';
import { ask, askOk, newKey, PROMISED_MS } from '../support/managing';
import { compiled, newPrompt, revise, says, type StoredPrompt, textOf } from '../support/prompts';
import { zeroPrompt } from '../tables/zero-values';

const PROMPTS = 'studio/prompts';

/** Suite of revisions and labels of prompts over HTTP, for every deployment. */
export const lifeCycleSuite = (running: () => Deployment): void => {
  it('creates a prompt, updates it twice, compares, deploys it by a label and rolls back', async () => {
    const where = running();
    const fields = {
      name: 'Support greeting',
      messages: [
        { role: 'system', content: 'You help customers of {{SHOP}}.' },
        { role: 'user', content: '{QUESTION}' },
      ],
      parameters: { model: 'small-model', temperature: 0.2 },
    };
    const made = await askOk<StoredPrompt>(where, 'POST', PROMPTS, fields);
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

    expect(await askOk(where, 'PUT', path, { parameters: { model: 'large-model' } })).toMatchObject(
      {
        id,
        revision: 2,
        active_revision: 2,
        messages: fields.messages,
      },
    );
    const changes = [
      { kind: 'changed', path: 'parameters.model', before: 'small-model', after: 'large-model' },
      { kind: 'removed', path: 'parameters.temperature', before: 0.2 },
    ];
    expect(await askOk<PromptDiff>(where, 'GET', `${path}/diff?from=1&to=2`)).toEqual({
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
    expect(await askOk(where, 'PUT', path, { messages: shorter })).toMatchObject({
      revision: 3,
      messages: shorter,
      parameters: { model: 'large-model' },
    });
    expect(await askOk<PromptDiff>(where, 'GET', `${path}/diff?from=1&to=3`)).toEqual({
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
      await askOk<PromptHeadDto>(where, 'PUT', `${path}/labels/production`, { revision: 2 }),
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
      await askOk<PromptHeadDto>(where, 'PUT', `${path}/labels/production`, { revision: 1 }),
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

    const revisions = await askOk<PromptRevisionDto[]>(where, 'GET', `${path}/revisions`);
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
      (await askOk<PromptHeadDto[]>(where, 'GET', PROMPTS)).find((prompt) => prompt.id === id),
    ).toMatchObject({ text_id: 'support-greeting', labels: { production: 1 } });
  });

  it('activates new content regardless of the active_revision in the same request', async () => {
    const where = running();
    const made = await askOk<StoredPrompt>(where, 'POST', PROMPTS, zeroPrompt('one'));
    const path = `${PROMPTS}/${made.id}`;
    expect(await askOk(where, 'PUT', path, zeroPrompt('two'))).toMatchObject({
      revision: 2,
      active_revision: 2,
    });
    expect(
      await askOk(where, 'PUT', path, { ...made, messages: [{ role: 'user', content: 'three' }] }),
    ).toMatchObject({ revision: 3, active_revision: 3 });
    await eventually(
      async () => expect(await textOf(where, `${made.id}/compile`)).toBe('three'),
      PROMISED_MS,
    );
    expect(
      await askOk(where, 'PUT', path, { messages: [], active_revision: 1, beta: true }),
    ).toMatchObject({ revision: 4, active_revision: 3 });
    expect(await askOk(where, 'PUT', path, { active_revision: 1 })).toMatchObject({
      revision: 1,
      active_revision: 1,
    });
  });

  it('records who created, changed and labelled a prompt, without its contents', async () => {
    const where = running();
    const { id, key } = await newKey(where, { scopes: ['studio'] });
    const prompt = await newPrompt({ ...where, key }, 'A secret recipe.');
    await revise({ ...where, key }, prompt, 'Another recipe.');
    for (const revision of [2, 1])
      await askOk({ ...where, key }, 'PUT', `${PROMPTS}/${prompt.id}/labels/live`, { revision });
    await askOk({ ...where, key }, 'DELETE', `${PROMPTS}/${prompt.id}/labels/live`);
    await askOk({ ...where, key }, 'DELETE', `${PROMPTS}/${prompt.id}`);
    const entries = async () =>
      (await askOk<AuditRecord[]>(where, 'GET', 'audit?limit=1000')).filter(
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

  it('keeps a beta revision inactive until it is activated', async () => {
    const where = running();
    const prompt = await newPrompt(where, 'one');
    const path = `${PROMPTS}/${prompt.id}`;
    expect(await askOk(where, 'PUT', path, { ...says('two'), beta: true })).toMatchObject({
      revision: 2,
      active_revision: 1,
      beta: true,
    });
    expect(await textOf(where, `${prompt.id}/compile`)).toBe('one');
    expect(await askOk(where, 'PUT', path, { active_revision: 2 })).toMatchObject({
      revision: 2,
      active_revision: 2,
    });
    await eventually(
      async () => expect(await textOf(where, `${prompt.id}/compile`)).toBe('two'),
      PROMISED_MS,
    );
    expect((await ask(where, 'PUT', path, { active_revision: 3 })).status).toBe(422);
  });
};
