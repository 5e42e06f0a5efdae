import { randomUUID } from 'node:crypto';
import type { RedactionAnswerDto } from '@touchstone/contracts/dto';
import { type Deployment, eventually } from '@touchstone/testing';
import { ask, askOk, history } from './support/managing';

const redact = (where: Deployment, body: object) =>
  askOk<RedactionAnswerDto>(where, 'POST', 'v1/redact', body);
const putBack = (text: string, restore: Record<string, string>): string =>
  Object.entries(restore).reduce(
    (restored, [placeholder, value]) => restored.replaceAll(placeholder, () => value),
    text,
  );

/** Suite of redaction over HTTP, for every deployment. */
export const redactionSuite = (deployment: () => Deployment): void => {
  it('answers the example of the README', async () => {
    const text =
      'Write to jane.doe@example.com, card 4111 1111 1111 1111, and copy jane.doe@example.com.';
    const answer = await redact(deployment(), { text });
    expect(answer).toMatchObject({
      text: 'Write to [EMAIL_1], card [CREDIT_CARD_1], and copy [EMAIL_1].',
      entities: [
        {
          placeholder: '[EMAIL_1]',
          kind: 'email',
          group: 'contact information',
          field: 'text',
          start: 9,
          end: 29,
        },
        {
          placeholder: '[CREDIT_CARD_1]',
          kind: 'credit_card',
          group: 'financial data',
          field: 'text',
          start: 36,
          end: 55,
        },
        {
          placeholder: '[EMAIL_1]',
          kind: 'email',
          group: 'contact information',
          field: 'text',
          start: 66,
          end: 86,
        },
      ],
      restore: { '[EMAIL_1]': 'jane.doe@example.com', '[CREDIT_CARD_1]': '4111 1111 1111 1111' },
    });
  });

  it.each([
    ['plain text', 'Nothing to see here.', 0],
    ['placeholders of an earlier turn', '[EMAIL_1] and [EMAIL_2] wait for bob@example.org', 1],
    ['characters outside the first plane', '👋🏽 an jane.doe@example.com👋', 1],
    ['an address in base64', 'amFuZS5kb2VAZXhhbXBsZS5jb20=', 1],
    ['a number announced once and repeated', 'SSN 536-90-4399. Again: 536-90-4399.', 2],
    ['half a character', '\ud83d bob@example.org', 1],
  ])('restores %s exactly', async (_title, text, entities) => {
    const answer = await redact(deployment(), { text });
    expect(answer.entities).toHaveLength(entities);
    expect(putBack(answer.text ?? '', answer.restore)).toBe(text);
    for (const value of Object.values(answer.restore)) expect(answer.text).not.toContain(value);
  });

  it('redacts a conversation with its tool calls', async () => {
    const call = {
      id: 'c1',
      type: 'function',
      function: {
        name: 'send',
        arguments: JSON.stringify({ to: 'bob@example.org', card: 4111111111111111 }),
      },
    };
    const messages = [
      { role: 'user', content: 'Card 4111 1111 1111 1111' },
      { role: 'assistant', tool_calls: [call] },
    ];
    const answer = await redact(deployment(), { messages });
    expect(answer.messages).toEqual([
      { role: 'user', content: 'Card [CREDIT_CARD_1]' },
      {
        role: 'assistant',
        tool_calls: [
          {
            ...call,
            function: { name: 'send', arguments: '{"to":"[EMAIL_1]","card":"[CREDIT_CARD_2]"}' },
          },
        ],
      },
    ]);
  });

  it('replaces only the requested kinds', async () => {
    const { texts } = await redact(deployment(), {
      texts: ['jane.doe@example.com', 'card 4111 1111 1111 1111'],
      kinds: ['credit_card'],
    });
    expect(texts).toEqual(['jane.doe@example.com', 'card [CREDIT_CARD_1]']);
  });

  it('redacts all of 150,000 characters', async () => {
    const filler = 'The quiet river runs past the old mill and the green hills behind it. '.repeat(
      2_150,
    );
    // In the mode with the most time: a busy machine takes seconds to start the thread that
    // examines long contents.
    const { text } = await redact(deployment(), {
      text: `${filler}Ask jane.doe@example.com`,
      mode: 'quality',
    });
    expect(text).toBe(`${filler}Ask [EMAIL_1]`);
  });

  it('refuses input that it cannot redact', async () => {
    expect(await ask(deployment(), 'POST', 'v1/redact', { text: '' })).toMatchObject({
      status: 422,
    });
    expect(
      await ask(deployment(), 'POST', 'v1/redact', { text: 'x', kinds: ['shoe_size'] }),
    ).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining('kinds[0]') as string },
    });
  });

  it('answers without text if anything remains encoded, even beside other findings', async () => {
    const hidden = Array.from({ length: 5 }).reduce<string>(
      (inner) => Buffer.from(inner).toString('base64'),
      'the garden behind the quiet houses',
    );
    for (const text of [hidden, `${hidden} mail jane.doe@example.com`]) {
      const { status, body } = await ask(deployment(), 'POST', 'v1/redact', { text });
      expect({ status, body: JSON.stringify(body).includes(hidden) }).toEqual({
        status: 503,
        body: false,
      });
    }
  });

  it('records an evaluation in the history without the replaced values', async () => {
    const run = randomUUID();
    await redact(deployment(), { text: 'Ask jane.doe@example.com', metadata: { run } });
    await eventually(async () =>
      expect(await history(deployment(), `metadata.run=${run}`)).toHaveLength(1),
    );
    const [stored] = await history(deployment(), `metadata.run=${run}`);
    expect(stored).toMatchObject({
      source: 'redact',
      status: 'failed',
      evaluationResults: [{ type: 'pii' }],
    });
    expect(JSON.stringify(stored)).not.toContain('jane.doe');
  });
};
