import { decisiveParts } from './decisive-parts';

const answer = (reason: string, score: number) => ({
  status: 200,
  text: JSON.stringify({
    status: 'success',
    score,
    evaluationResults: [{ type: 'pii', results: [{ label: 'NO_PII_FOUND', score, reason }] }],
  }),
});

describe('decisiveParts', () => {
  it('returns the same text for answers that differ only in wording', () => {
    expect(decisiveParts(answer('Nothing found.', 95))).toBe(
      decisiveParts(answer('No personal data was found.', 95)),
    );
  });

  it('returns another text for another score', () => {
    expect(decisiveParts(answer('', 95))).not.toBe(decisiveParts(answer('', 94)));
  });

  it('reduces a refused request to its status', () => {
    expect(decisiveParts({ status: 422, text: '{"error": "input: expected text."}' })).toBe('422');
  });
});
