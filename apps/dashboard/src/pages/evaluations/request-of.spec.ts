import type { StoredEvaluation } from '../../api/evaluation';
import { requestOf } from './request-of';

const result = (fields: object) => ({
  label: 'X',
  flagged: false,
  reason: '',
  quote: '',
  ...fields,
});
const anEvaluation = (fields: object): StoredEvaluation =>
  ({
    content: { input: 'hello', output: null, messages: [], available_tools: [] },
    metadata: {},
    definition: null,
    timings: [{ family: 'security', mode: 'balanced', waitMs: 1, computeMs: 1 }],
    evaluationResults: [{ type: 'pii', results: [result({ name: 'pii' })] }],
    ...fields,
  }) as unknown as StoredEvaluation;

describe('the request that repeats an evaluation', () => {
  it('has the content and a switch for each check', () => {
    expect(requestOf(anEvaluation({}))).toEqual({
      path: '/api/v1/evaluation/evaluate',
      body: { input: 'hello', pii_check: true },
      missing: [],
    });
  });

  it('names the mode unless it is the default', () => {
    const timings = [{ family: 'security', mode: 'quality', waitMs: 1, computeMs: 1 }];
    expect(requestOf(anEvaluation({ timings })).body).toMatchObject({ mode: 'quality' });
  });

  it('invokes the definition it came from', () => {
    const { path, body } = requestOf(anEvaluation({ definition: { id: 'd', version: 2 } }));
    expect(path).toBe('/api/v1/evaluation/invoke');
    expect(body).toEqual({ evaluation_id: 'd', input: 'hello' });
  });

  it('repeats assertions and the categories of safety', () => {
    const evaluationResults = [
      { type: 'policy', results: [result({ name: 'policy', claim: 'be polite' })] },
      { type: 'safety', results: [result({ name: 'harassment' })] },
    ];
    expect(requestOf(anEvaluation({ evaluationResults })).body).toEqual({
      input: 'hello',
      assertions: ['be polite'],
      harassment_check: true,
    });
  });

  it('says what was not stored', () => {
    const evaluationResults = [
      { type: 'topic_scoping', results: [result({ name: 'topic_scoping' })] },
      { type: 'syntax', results: [result({ name: 'syntax', data: 'length' })] },
    ];
    const { missing } = requestOf(anEvaluation({ content: undefined, evaluationResults }));
    expect(missing).toEqual(['the content', 'allowed_topics', 'the bound on length']);
  });
});
