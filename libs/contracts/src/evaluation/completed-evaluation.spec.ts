import { aContent, aJob } from '@touchstone/testing';
import { completedEvaluation } from './completed-evaluation';
import type { EvaluationJob } from './messages';
import type { EvaluationAnswer } from './results';

const AT = '2030-01-01T00:00:00.000Z';
const DATA = '{"kind":"email","field":"input","start":5,"end":21}';
const content = aContent({
  input: 'Mail jane@example.com',
  output: 'the output',
  messages: [
    {
      role: 'user',
      content: 'a message',
      toolCalls: [{ name: 'call', arguments: { secret: 'argument' } }],
    },
  ],
  tools: [{ name: 'the tool', parameters: {} }],
});
const result = {
  name: 'pii',
  score: 1,
  label: 'PII_FOUND',
  confidence_score: 97,
  flagged: true,
  data: DATA,
};
const answer: EvaluationAnswer = {
  status: 'failed',
  score: 1,
  evaluationResults: [
    {
      type: 'pii',
      results: [{ ...result, reason: 'Found jane@example.com', quote: 'jane@example.com' }],
    },
  ],
};
const eventOf = (storeContent?: boolean) =>
  completedEvaluation(
    aJob({ content, metadata: { user: '7' }, ...(storeContent !== undefined && { storeContent }) }),
    { answer, timings: [] },
    AT,
  );

describe('the result event of an evaluation', () => {
  it('contains the content, quotes and reasons if the job stores content', () => {
    expect(eventOf(true)).toEqual({
      id: aJob().id,
      workspace: 'workspace-1',
      source: 'evaluate',
      completedAt: AT,
      answer,
      timings: [],
      metadata: { user: '7' },
      keyId: 'a-key',
      checks: aJob().checks,
      content,
    });
  });

  it.each([[undefined], [false]])(
    "contains no texts if the job's `storeContent` is %s",
    (storeContent) => {
      const event = eventOf(storeContent);
      expect(event).not.toHaveProperty('content');
      expect(event).toMatchObject({
        metadata: { user: '7' },
        answer: {
          status: 'failed',
          score: 1,
          evaluationResults: [{ type: 'pii', results: [{ ...result, reason: '', quote: '' }] }],
        },
      });
      for (const text of ['jane@example.com', 'the output', 'a message', 'argument', 'the tool'])
        expect(JSON.stringify(event)).not.toContain(text);
    },
  );

  it('drops the data of instructions, which repeat the content', () => {
    const instruction = { ...result, name: 'instructions_following', data: 'Greet Jane first.' };
    const followed: EvaluationAnswer = {
      ...answer,
      evaluationResults: [
        {
          type: 'instructions_following',
          results: [{ ...instruction, reason: '', quote: '' }],
        },
      ],
    };
    const event = completedEvaluation(aJob({ content }), { answer: followed, timings: [] }, AT);
    expect(JSON.stringify(event)).not.toContain('Greet Jane');
    expect(event.answer.evaluationResults[0]?.results).toHaveLength(1);
  });

  it('names the definition if there is one', () => {
    const definition = { id: 'd', version: 2 };
    expect(completedEvaluation(aJob({ definition }), { answer, timings: [] }, AT)).toMatchObject({
      definition,
    });
    expect(eventOf()).not.toHaveProperty('definition');
  });

  it('has the requested checks, unless a definition has them', () => {
    const definition = { id: 'd', version: 2 };
    const event = (job: Partial<EvaluationJob>) =>
      completedEvaluation(aJob(job), { answer, timings: [] }, AT);
    expect(event({}).checks).toEqual(aJob().checks);
    expect(event({ definition })).not.toHaveProperty('checks');
  });
});
