import type { StoredEvaluation } from '../../api/evaluation';
import { tryItSearchOf } from './again';
import { requestOf } from './request-of';

const anEvaluation = (fields: Partial<StoredEvaluation>): StoredEvaluation =>
  ({
    content: { input: 'hello', output: null, messages: [], available_tools: [] },
    metadata: {},
    definition: null,
    request: { mode: 'quality', allowed_topics: ['orders'], topic_scoping_target: 'output' },
    ...fields,
  }) as StoredEvaluation;

const BY_DEFINITION = { definition: { id: 'd', version: 2 } };

describe('the request that repeats an evaluation', () => {
  it('has the content and the checks with their options', () => {
    expect(requestOf(anEvaluation({ metadata: { team: 'a' } }))).toEqual({
      path: '/api/v1/evaluation/evaluate',
      body: {
        input: 'hello',
        metadata: { team: 'a' },
        mode: 'quality',
        allowed_topics: ['orders'],
        topic_scoping_target: 'output',
      },
      missing: [],
    });
  });

  it('invokes the definition it came from', () => {
    const { path, body } = requestOf(anEvaluation(BY_DEFINITION));
    expect(path).toBe('/api/v1/evaluation/invoke');
    expect(body).toEqual({ evaluation_id: 'd', input: 'hello' });
  });

  it('says what was not stored', () => {
    const { missing } = requestOf(anEvaluation({ content: undefined, request: undefined }));
    expect(missing).toEqual(['the content', 'the checks']);
  });
});

describe('running an evaluation again', () => {
  it('takes its checks and its mode, also those of a definition that has changed since', () => {
    const checks = JSON.stringify({ allowed_topics: ['orders'], topic_scoping_target: 'output' });
    expect(tryItSearchOf(anEvaluation({}))).toEqual({ checks, modes: 'quality' });
    expect(tryItSearchOf(anEvaluation(BY_DEFINITION))).toEqual({ checks, modes: 'quality' });
  });

  it('takes the definition as it is now, where the checks were not stored', () => {
    expect(tryItSearchOf(anEvaluation({ ...BY_DEFINITION, request: undefined }))).toEqual({
      definition: 'd',
    });
  });
});
