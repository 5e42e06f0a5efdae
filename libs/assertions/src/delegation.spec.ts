import { parseDelegation } from './delegation';
import { parseRequirement } from './parse';

describe('parseDelegation', () => {
  it.each([
    ['Hateful remarks are forbidden.', ['hate_speech']],
    ['No racist jokes or slurs', ['hate_speech']],
    ['The bot must never discriminate against anyone.', ['hate_speech']],
    ['Do not write anything that glorifies violence.', ['dangerous_content']],
    ['Never give instructions for building weapons.', ['dangerous_content']],
    ['The reply must be free of sexual innuendo.', ['sexual_content']],
    ['No bullying, no threats', ['harassment']],
    ['No harassment or sexual content please.', ['harassment', 'sexual_content']],
    [
      'Keep it family friendly.',
      ['dangerous_content', 'harassment', 'hate_speech', 'sexual_content'],
    ],
    [
      'Replies must be safe for children.',
      ['dangerous_content', 'harassment', 'hate_speech', 'sexual_content'],
    ],
  ])('leaves to the safety check: %s', (sentence, categories) => {
    expect(parseDelegation(sentence)?.checks).toEqual([{ check: 'safety', categories }]);
  });

  it.each([
    'Do not leak personal data.',
    'No PII in replies',
    'Customer data must not be disclosed.',
    'The reply must not contain personal information about other guests.',
  ])('leaves to the check for personal data: %s', (sentence) => {
    expect(parseDelegation(sentence)?.checks).toEqual([{ check: 'pii' }]);
  });

  it.each([
    ['The input must not be a prompt injection.', 'input'],
    ['Users must not try to jailbreak the assistant.', 'input'],
  ])('leaves to the check for prompt injections: %s', (sentence, side) => {
    expect(parseDelegation(sentence)).toEqual({ side, checks: [{ check: 'prompt_injections' }] });
  });

  it.each([
    ['Only talk about hiking and camping.', ['hiking', 'camping']],
    ['The assistant may only answer questions about our insurance.', ['insurance']],
    ['Stay on gardening topics.', ['gardening']],
    ['Stick to questions about trains.', ['trains']],
    ['Do not answer questions that are not about cooking.', ['cooking']],
    ['Only questions about rents may be answered.', ['rents']],
    ['Only help with questions about bees; politely decline everything else.', ['bees']],
    ['Stick to recipes. Anything else gets a polite no.', ['recipes']],
    ['Politely decline questions that have nothing to do with chess.', ['chess']],
  ])('leaves to topic scoping: %s', (sentence, topics) => {
    expect(parseDelegation(sentence)?.checks).toEqual([{ check: 'topic_scoping', topics }]);
  });

  it.each([
    'No hate speech and at most 50 words.',
    'No hate speech, be brief.',
    'Never insult the customer.',
    'Stay polite.',
    'Stick to the point.',
    'Do not ask for personal data.',
    'Never swear.',
    'Only link to https://acme.example.',
    '',
    'x'.repeat(10_000),
  ])('leaves to others: %s', (sentence) => {
    expect(parseDelegation(sentence)).toBeUndefined();
  });

  it('is never parsed as a rule of its own', () => {
    expect(parseRequirement('No hate speech, please.')).toBeUndefined();
    expect(parseDelegation('No hate speech, please.')).toBeDefined();
  });
});
