import { type DefinitionCache, EvaluationClient, type Evaluator } from '@touchstone/clients';
import {
  type EvaluationJob,
  evaluationQueue,
  familiesFull,
  type Principal,
  runEvaluation,
} from '@touchstone/contracts';
import { InProcessBroker, MessagingClient } from '@touchstone/messaging';
import { aContent } from '@touchstone/testing';
import { PassThroughSettings } from '../pass-through.config';
import { GuardrailEvaluator } from './guardrail-evaluator';
import { aGuardrail } from './guardrails.fixture';

const caller: Principal = {
  keyId: 'k',
  workspace: 'w',
  scopes: ['proxy'],
  failurePolicy: 'open',
} as unknown as Principal;
const definitions = {
  get: async () => ({
    checks: [{ check: 'pii', mode: 'speed' }],
    reference: { id: 'd-1', version: 1 },
  }),
} as unknown as DefinitionCache;

describe('GuardrailEvaluator', () => {
  it('requests one evaluation for the guardrails that share a definition, and names them', async () => {
    const jobs: EvaluationJob[] = [];
    const evaluator = {
      evaluate: async (job: EvaluationJob) => {
        jobs.push(job);
        const answer = { status: 'success', score: 100, evaluationResults: [] };
        return { id: job.id, answer, timings: [] };
      },
    } as unknown as Evaluator;
    const guard = new GuardrailEvaluator(evaluator, definitions, new PassThroughSettings());
    const guardrails = ['a', 'b', 'c'].map((id) =>
      aGuardrail({ id, evaluations: { request_evaluation: id === 'c' ? 'd-2' : 'd-1' } }),
    );
    await guard.judge(guardrails, 'request', aContent({ input: 'tea' }), { caller });
    expect(jobs.map((job) => job.guardrails)).toEqual([['a', 'b'], ['c']]);
  });

  it.each([
    ['closed', { verdict: 'fail', enforced: true }],
    ['open', { verdict: 'warn', enforced: false }],
  ] as const)(
    'treats an answer over the broker’s limit as not evaluated, on_error %s',
    async (on_error, decision) => {
      const broker = new InProcessBroker();
      const handled = jest.fn();
      await broker.serve(evaluationQueue('speed'), runEvaluation.pattern, handled);
      const guard = new GuardrailEvaluator(
        new EvaluationClient(new MessagingClient(broker)),
        definitions,
        new PassThroughSettings(),
      );
      const guardrail = aGuardrail({ on_error, evaluations: { response_evaluation: 'd-1' } });
      const [judged] = await guard.judge(
        [guardrail],
        'response',
        aContent({ output: 'x'.repeat(17 * 1024 * 1024) }),
        { caller },
      );
      expect(judged).toMatchObject({ decision, answer: null });
      expect(handled).not.toHaveBeenCalled();
      await broker.close(0);
    },
  );

  it.each([
    ['closed', { verdict: 'fail', enforced: true }],
    ['open', { verdict: 'warn', enforced: false }],
  ] as const)(
    'treats an evaluation that is refused for lack of capacity as not evaluated, on_error %s',
    async (on_error, decision) => {
      const broker = new InProcessBroker();
      await broker.serve(evaluationQueue('speed'), runEvaluation.pattern, () =>
        Promise.reject(familiesFull(['security'], 1_000)),
      );
      const guard = new GuardrailEvaluator(
        new EvaluationClient(new MessagingClient(broker)),
        definitions,
        new PassThroughSettings(),
      );
      const guardrail = aGuardrail({ on_error, evaluations: { request_evaluation: 'd-1' } });
      // The second one is refused by the gateway itself.
      for (let request = 0; request < 2; request++) {
        const [judged] = await guard.judge([guardrail], 'request', aContent({ input: 'tea' }), {
          caller,
        });
        expect(judged).toMatchObject({ decision, answer: null });
      }
      await broker.close(0);
    },
  );
});
