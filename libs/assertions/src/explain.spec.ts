import { explain } from './explain';

describe('explain', () => {
  it.each([
    ['Never promise a refund to anyone.', 'The output must not promise or offer money back.'],
    [
      'If the customer is angry, apologise.',
      "The output must apologise, if the user's message is angry.",
    ],
    ['At most 80 words.', 'The text must contain at most 80 words.'],
    ['No emojis at all', 'The text must contain no emojis.'],
    ['The reply must be in German.', 'The output must be in German.'],
    ['Mention the opening hours.', 'The output must mention "opening hours".'],
    [
      'When a tenant asks about heating, name the caretaker.',
      'The output must mention "caretaker", if the user\'s message asks about "heating".',
    ],
    [
      'Return JSON with the keys "title" and "body".',
      'The output must be JSON and must be JSON with the keys "title", "body".',
    ],
    [
      'Say that lessons start on Mondays.',
      'The output must say or tell the reader: "lessons start on Mondays".',
    ],
    ['Finish with a few encouraging words.', 'The output must be encouraging at the end.'],
  ])('explains a rule: %s', (assertion, reading) => {
    expect(explain(assertion)).toEqual({ by: 'rule', reading });
  });

  it('explains rules that tools or other checks decide', () => {
    expect(explain('The assistant must call check_id before pay_bill.')).toMatchObject({
      by: 'tools',
    });
    expect(explain('No hate speech!')).toEqual({
      by: 'checks',
      reading: 'The text must not contain hate speech.',
    });
  });

  it('recognises tools that are only described, if they are given', () => {
    const tools = [{ name: 'close_case', description: 'Closes a support case' }];
    expect(explain('Never close a case.', tools).by).toBe('tools');
    expect(explain('Never close a case.').by).not.toBe('tools');
  });

  it.each(['Sound like a poet.', 'The reply must rhyme.', ''])(
    'says that only a judge can decide: %s',
    (assertion) => {
      expect(explain(assertion)).toEqual({ by: 'judge', reading: '' });
    },
  );
});
