import { randomUUID } from 'node:crypto';
import type { FetchedPromptDto, PromptHeadDto } from '@touchstone/contracts/dto';
import { type Deployment, eventually } from '@touchstone/testing';
import { evaluate } from '../support/client';
import { ask, askOk, newKey, PROMISED_MS } from '../support/managing';
import { compiled, newPrompt, revise, textOf } from '../support/prompts';
import { PROMPT_ROUTES_WITH_ID, UNKNOWN_IDS } from '../tables/unknown-ids';

const PROMPTS = 'studio/prompts';

const V1 = 'v1/studio/prompts';

/** Suite of addresses, caching headers and scopes of prompts over HTTP, for every deployment. */
export const accessSuite = (running: () => Deployment): void => {
  it('finds a prompt by id and text id, a revision by id, number and label, and marks deprecated forms', async () => {
    const where = running();
    const first = await newPrompt(where, 'one', `Found ${randomUUID()}`);
    await revise(where, first, 'two');
    await askOk(where, 'PUT', `${PROMPTS}/${first.id}/labels/first`, {
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
    'answers 304 at %s while the caller’s copy is current, and in full after a change',
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

  it('removes a deleted prompt everywhere, and never reuses its text id', async () => {
    const where = running();
    const name = `Gone ${randomUUID()}`;
    const prompt = await newPrompt(where, 'Hello.', name);
    await askOk(where, 'PUT', `${PROMPTS}/${prompt.id}/labels/live`, { revision: 1 });
    expect(await askOk(where, 'DELETE', `${PROMPTS}/${prompt.id}`)).toEqual({
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
      (await askOk<PromptHeadDto[]>(where, 'GET', `${PROMPTS}?limit=1000`)).map(({ id }) => id),
    ).not.toContain(prompt.id);
    expect((await newPrompt(where, 'Hello.', name)).text_id).not.toBe(prompt.text_id);
  });

  it('accepts only keys with the scope `studio`', async () => {
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
