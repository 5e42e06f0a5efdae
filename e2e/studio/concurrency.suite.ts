import type { PromptRevisionDto } from '@touchstone/contracts/dto';
import { type Deployment } from '@touchstone/testing';
import { ask, askOk } from '../support/managing';
import { newPrompt, revise, says, type StoredPrompt, textOf } from '../support/prompts';

const PROMPTS = 'studio/prompts';

/** Suite of concurrent updates and cached reads of prompts over HTTP, for every deployment. */
export const concurrencySuite = (running: () => Deployment): void => {
  it('refuses an update with an outdated If-Match', async () => {
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
    await askOk(where, 'PUT', `${path}/labels/live`, { revision: 1 });
    expect((await change('three', second.headers.get('etag') ?? '')).status).toBe(412);
    expect(await askOk<PromptRevisionDto[]>(where, 'GET', `${path}/revisions`)).toHaveLength(2);
  });

  it('lets one of two concurrent updates of the same state succeed', async () => {
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

  it('stores each of many concurrent updates as a separate revision', async () => {
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
};
