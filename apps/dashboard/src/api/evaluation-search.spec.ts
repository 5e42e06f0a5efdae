import { criteriaOf, parametersOf, searchIn } from './evaluation-search';

describe('filters of evaluations in the address', () => {
  const address = {
    status: 'failed',
    min_score: 20,
    not_evaluated: true,
    'metadata.team': 'support',
    last: '24h',
    live: true,
    more: true,
  };

  it('leaves out what is no filter', () => {
    expect(Object.keys(searchIn(address)).sort()).toEqual([
      'last',
      'metadata.team',
      'min_score',
      'not_evaluated',
      'status',
    ]);
  });

  it('ignores a filter that is switched off', () => {
    expect(searchIn({ not_evaluated: false, label: '', check: undefined })).toEqual({});
  });

  it('counts a span back from now, in place of other times', () => {
    const { from, to } = parametersOf({ last: '1h', from: '2020-01-01T00:00:00Z', to: '2020' });
    const agoMs = Date.now() - Date.parse(from ?? '');
    expect(agoMs).toBeGreaterThan(3_599_000);
    expect(agoMs).toBeLessThan(3_610_000);
    expect(to).toBeUndefined();
  });

  it('has no times for the stream of new evaluations', () => {
    expect(criteriaOf(searchIn({ ...address, to: '2026-11-26T00:00:00Z' }))).toEqual({
      status: 'failed',
      min_score: '20',
      not_evaluated: 'true',
      'metadata.team': 'support',
    });
  });
});
