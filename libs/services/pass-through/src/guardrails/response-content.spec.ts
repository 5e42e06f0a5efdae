import {
  allFields,
  type Content,
  groundingContext,
  moderatedFields,
  untrustedFields,
} from '@touchstone/contracts';
import { contentWith } from './response-content';

const conversation: Content = {
  input: null,
  output: null,
  messages: [
    { role: 'system', content: 'Only speak of boats.', toolCalls: [] },
    { role: 'user', content: 'I am jane@example.com.', toolCalls: [], name: 'jane' },
  ],
  tools: [],
};
const judged = contentWith(conversation, {
  texts: ['A boat', '', 'floats.'],
  toolCalls: [{ name: 'sail', arguments: { to: 'Kiel' } }],
});

describe('contentWith', () => {
  it('marks the conversation as context', () => {
    expect(moderatedFields(judged).map(({ text }) => text)).toEqual(['A boat\n\nfloats.', 'Kiel']);
    expect(untrustedFields(judged).map(({ text }) => text)).toEqual(['A boat\n\nfloats.', 'Kiel']);
    expect(allFields(judged).map(({ text }) => text)).toEqual(['A boat\n\nfloats.', 'to', 'Kiel']);
  });

  it('keeps the conversation for checks that compare', () => {
    expect(groundingContext(judged, false).map(({ text }) => text)).toEqual([
      'Only speak of boats.',
    ]);
    expect(groundingContext(judged, true).map(({ text }) => text)).toContain(
      'I am jane@example.com.',
    );
  });

  it('does not change the given conversation', () => {
    expect(conversation.messages.some((message) => 'context' in message)).toBe(false);
  });
});
