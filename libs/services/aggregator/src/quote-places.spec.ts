import type { CheckRequest, DetectionResult } from '@touchstone/contracts';
import { aContent } from '@touchstone/testing';
import { withPlaces } from './quote-places';

const result = (quote: string, data?: object): DetectionResult => ({
  name: 'n',
  score: 1,
  label: 'X',
  confidence_score: 90,
  reason: '',
  flagged: true,
  quote,
  ...(data && { data: JSON.stringify(data) }),
});

const CONTENT = aContent({
  input: 'Say "hi"\n to Jané 👋 now.',
  output: 'The tower is 450 metres tall. It is old.',
  messages: [
    { role: 'system', content: 'The tower is 330 metres tall.', toolCalls: [] },
    { role: 'user', content: 'Say hi to Jane.', toolCalls: [] },
  ],
});
const REQUESTS = {
  grounding: { check: 'grounding', mode: 'speed', multiTurn: false },
  prompt_injections: { check: 'prompt_injections', mode: 'speed' },
  pii: { check: 'pii', mode: 'speed' },
  tuq: { check: 'tuq', mode: 'speed' },
} as unknown as Record<string, CheckRequest>;

const placed = (check: keyof typeof REQUESTS, given: DetectionResult, content = CONTENT) => {
  const request = REQUESTS[check] as CheckRequest;
  const answer = withPlaces(
    { content, checks: [request] },
    {
      status: 'failed',
      score: 1,
      evaluationResults: [{ type: request.check, results: [given] }],
    },
  );
  return answer.evaluationResults[0]?.results[0];
};

describe('the place of a quote', () => {
  it.each([
    ['in the judged text first', 'grounding', 'metres tall', 'output', 'metres tall'],
    ['in what it is compared with', 'grounding', '330 metres', 'messages[0].content', '330 metres'],
    ['in UTF-16 units', 'prompt_injections', 'now.', 'input', 'now.'],
    ['without its ellipsis', 'grounding', 'The tower is 450…', 'output', 'The tower is 450'],
    ['with other white space', 'prompt_injections', 'Say "hi" to', 'input', 'Say "hi"\n to'],
    ['with signs of a pattern', 'prompt_injections', 'hi"\n to', 'input', 'hi"\n to'],
  ] as const)('is found %s', (_title, check, quote, field, text) => {
    const { field: found, start, end } = placed(check, result(quote)) ?? {};
    expect(found).toBe(field);
    const texts: Record<string, string | null | undefined> = {
      input: CONTENT.input,
      output: CONTENT.output,
      'messages[0].content': CONTENT.messages[0]?.content,
    };
    expect(texts[field]?.slice(start, end)).toBe(text);
  });

  it('is the stated one of several', () => {
    const given = result('Say', { kind: 'name', field: 'messages[1].content', start: 0, end: 3 });
    expect(placed('pii', given)).toEqual({
      ...given,
      field: 'messages[1].content',
      start: 0,
      end: 3,
    });
  });

  it('is searched if the stated one is wrong', () => {
    const given = result('Jané', { field: 'messages[1].content', start: 0, end: 4 });
    expect(placed('pii', given)).toMatchObject({ field: 'input', start: 13, end: 17 });
  });

  it.each([
    ['no quote', 'grounding', ''],
    ['words of a judge', 'grounding', 'The height is wrong'],
    ['a text that the check does not read', 'prompt_injections', '450 metres'],
    ['a tool call, which is no text', 'tuq', 'search({})'],
    ['nothing but an ellipsis', 'grounding', '…'],
  ] as const)('is absent for %s', (_title, check, quote) => {
    expect(placed(check, result(quote))).toEqual(result(quote));
  });
});
