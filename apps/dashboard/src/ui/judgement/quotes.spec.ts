import type { EvaluationResult } from '@touchstone/contracts';
import { judgedTexts } from './judged-texts';
import { keyedResults, locateQuotes } from './quotes';

type Result = EvaluationResult['results'][number];

const place = (content: Parameters<typeof judgedTexts>[0], type: string, result: object) => {
  const whole = { label: 'X', flagged: true, reason: '', quote: '', ...result } as Result;
  const results = [{ type, results: [whole] }] as EvaluationResult[];
  const [found] = locateQuotes(keyedResults(results), judgedTexts(content));
  return found && [found.path, found.start, found.end];
};

describe('quotes of results', () => {
  const content = {
    input: 'ask jane@example.com',
    output: 'write to jane@example.com, jane@example.com',
    messages: [
      {
        role: 'assistant',
        tool_calls: [
          { function: { name: 'send', arguments: { cc: ['a', 'jane@example.com'], to: 'bob' } } },
        ],
      },
    ],
  };

  it('are where the result says', () => {
    const stated = { quote: 'jane@example.com', field: 'output', start: 27, end: 43 };
    expect(place(content, 'policy', stated)).toEqual(['output', 27, 43]);
  });

  it('are where the data of a PII result says', () => {
    const data = JSON.stringify({ kind: 'email', field: 'input', start: 4, end: 20 });
    expect(place(content, 'pii', { quote: 'jane@example.com', data })).toEqual(['input', 4, 20]);
  });

  it('are found in arguments by the positions of their members', () => {
    const field = 'messages[0].tool_calls[0].function.arguments[0][1]';
    const stated = { quote: 'jane@example.com', field, start: 0, end: 16 };
    expect(place(content, 'pii', stated)).toEqual([field, 0, 16]);
  });

  it('are searched where the stated place holds another text', () => {
    const stated = { quote: 'jane@example.com', field: 'input', start: 0, end: 3 };
    expect(place(content, 'grounding', stated)).toEqual(['output', 9, 25]);
  });

  it('are searched in the field that the reason names first', () => {
    const result = { quote: 'jane@example.com', reason: 'Found in input: e-mail address.' };
    expect(place(content, 'policy', result)).toEqual(['input', 4, 20]);
  });

  it('may differ from the text in white space and end in an ellipsis', () => {
    const stated = { quote: 'write to jane…', field: 'output', start: 0, end: 26 };
    expect(place(content, 'policy', stated)).toEqual(['output', 0, 26]);
  });

  it('are left out where no text has them', () => {
    expect(place(content, 'policy', { quote: 'nowhere' })).toBeUndefined();
  });
});
