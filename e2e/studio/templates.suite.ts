import { type Deployment } from '@touchstone/testing';
import { ask, askOk } from '../support/managing';
import { compiled, newPrompt, type StoredPrompt, textOf } from '../support/prompts';
import { BAD_PROMPTS, TEMPLATES } from '../tables/prompts';

const PROMPTS = 'studio/prompts';

/** Suite of compiled prompts over HTTP, for every deployment. */
export const templatesSuite = (running: () => Deployment): void => {
  it('names all missing variables, each once, in the order of their use', async () => {
    const where = running();
    const { id } = await askOk<StoredPrompt>(where, 'POST', PROMPTS, {
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
    'refuses %s by name and leaves the prompt unchanged',
    async (_title, method, path, body, status, error) => {
      const where = running();
      const prompt = await newPrompt(where, 'Hello {NAME}');
      const answer = await ask(where, method, path.replace('ID', prompt.id), body);
      expect([answer.status, answer.body]).toEqual([
        status,
        { error: expect.stringContaining(error) as string },
      ]);
      expect(await askOk(where, 'GET', `${PROMPTS}/${prompt.id}`)).toEqual(prompt);
    },
  );
};
