import fc from 'fast-check';
import { type DetectionResult, type EvaluationAnswer, STATUSES } from '../evaluation/results';
import {
  decideGuardrail,
  type DecisionSettings,
  GUARDRAIL_VERDICTS,
  type GuardrailVerdict,
} from './guardrail-decision';

const aResult = (parts: Partial<DetectionResult> = {}): DetectionResult => ({
  name: 'pii',
  score: 100,
  label: 'NO_PII_FOUND',
  confidence_score: 90,
  reason: '',
  flagged: false,
  quote: '',
  ...parts,
});
const anAnswer = (
  status: EvaluationAnswer['status'],
  score: number | null,
  results: DetectionResult[] = [aResult()],
): EvaluationAnswer => ({
  status,
  score,
  evaluationResults: [{ type: 'pii', results }],
});
const settings = (parts: Partial<DecisionSettings> = {}): DecisionSettings => ({
  mode: 'enforce',
  on_error: 'closed',
  ...parts,
});
const unevaluated = (flagged: boolean) =>
  aResult({ label: 'NOT_EVALUATED', score: flagged ? 0 : 51, flagged });

const rank = (verdict: GuardrailVerdict): number => GUARDRAIL_VERDICTS.indexOf(verdict);
const verdictOf = (...args: Parameters<typeof decideGuardrail>): GuardrailVerdict =>
  decideGuardrail(...args).verdict;

describe('the decision of a guardrail', () => {
  it.each<[string, EvaluationAnswer | null, Partial<DecisionSettings>, GuardrailVerdict]>([
    ['follows the status without thresholds: success', anAnswer('success', 90), {}, 'pass'],
    ['follows the status without thresholds: warning', anAnswer('warning', 60), {}, 'warn'],
    ['follows the status without thresholds: failed', anAnswer('failed', 10), {}, 'fail'],
    [
      'fails under the error threshold with any status',
      anAnswer('success', 79),
      { error_threshold: 80 },
      'fail',
    ],
    [
      'does not fail at the error threshold',
      anAnswer('success', 80),
      { error_threshold: 80 },
      'pass',
    ],
    [
      'warns under the warning threshold',
      anAnswer('success', 89),
      { error_threshold: 80, warning_threshold: 90 },
      'warn',
    ],
    [
      'does not warn at the warning threshold',
      anAnswer('success', 90),
      { error_threshold: 80, warning_threshold: 90 },
      'pass',
    ],
    [
      'fails by status beside a warning threshold',
      anAnswer('failed', 40),
      { warning_threshold: 30 },
      'fail',
    ],
    [
      'warns by status beside an error threshold that was kept',
      anAnswer('failed', 40),
      { error_threshold: 30 },
      'warn',
    ],
    [
      'lets thresholds override the status',
      anAnswer('failed', 40),
      { error_threshold: 30, warning_threshold: 30 },
      'pass',
    ],
    [
      'never fails under a threshold of zero',
      anAnswer('failed', 0),
      { error_threshold: 0, warning_threshold: 0 },
      'pass',
    ],
    [
      'passes if no check was requested',
      anAnswer('success', null, []),
      { error_threshold: 100, warning_threshold: 100 },
      'pass',
    ],
    ['fails without an evaluation when closed', null, { error_threshold: 0 }, 'fail'],
    [
      'warns without an evaluation when open',
      null,
      { on_error: 'open', error_threshold: 100 },
      'warn',
    ],
    [
      'fails for a check that was not evaluated when closed, although a threshold would pass it',
      anAnswer('failed', 0, [unevaluated(true)]),
      { error_threshold: 0, warning_threshold: 0 },
      'fail',
    ],
    [
      'fails for a check that was not evaluated when closed, although the workspace is open',
      anAnswer('warning', 51, [unevaluated(false)]),
      {},
      'fail',
    ],
    [
      'warns for a check that was not evaluated when open, although the workspace is closed',
      anAnswer('failed', 0, [unevaluated(true), aResult()]),
      { on_error: 'open', error_threshold: 80 },
      'warn',
    ],
    [
      'fails for an evaluated check, although the rest is passed',
      anAnswer('failed', 10, [unevaluated(false), aResult({ score: 10, flagged: true })]),
      { on_error: 'open' },
      'fail',
    ],
  ])('%s', (_title, answer, parts, verdict) => {
    expect(decideGuardrail(answer, settings(parts))).toEqual({
      verdict,
      enforced: verdict === 'fail',
    });
    expect(decideGuardrail(answer, settings({ ...parts, mode: 'observe' }))).toEqual({
      verdict,
      enforced: false,
    });
  });

  const scores = fc.nat(100);
  const threshold = fc.option(scores, { nil: undefined });
  const anySettings: fc.Arbitrary<DecisionSettings> = fc.record({
    error_threshold: threshold,
    warning_threshold: threshold,
    mode: fc.constantFrom('enforce', 'observe'),
    on_error: fc.constantFrom('closed', 'open'),
  });
  const anyResult = fc
    .record({ score: scores, flagged: fc.boolean(), missing: fc.boolean() })
    .map(({ missing, ...parts }) =>
      aResult({ ...parts, ...(missing && { label: 'NOT_EVALUATED' }) }),
    );
  const anyAnswer = fc
    .record({
      status: fc.constantFrom(...STATUSES),
      score: fc.option(scores),
      results: fc.array(anyResult, { maxLength: 4 }),
    })
    .map(({ status, score, results }) => anAnswer(status, score, results));
  const anyEvaluation = fc.option(anyAnswer);

  it('never changes the traffic when observing and reaches the verdict it would have enforced', () => {
    fc.assert(
      fc.property(anyEvaluation, anySettings, (answer, given) => {
        const observed = decideGuardrail(answer, { ...given, mode: 'observe' });
        expect(observed).toEqual({
          verdict: decideGuardrail(answer, { ...given, mode: 'enforce' }).verdict,
          enforced: false,
        });
      }),
    );
  });

  it('changes the traffic only for a failure', () => {
    fc.assert(
      fc.property(
        anyEvaluation,
        anySettings,
        (answer, given) =>
          decideGuardrail(answer, given).enforced ===
          (verdictOf(answer, given) === 'fail' && given.mode === 'enforce'),
      ),
    );
  });

  it('never passes a check that was not evaluated and fails it when closed', () => {
    const missing = fc.oneof(
      fc.constant(null),
      anyAnswer.map((answer) => ({
        ...answer,
        evaluationResults: [
          ...answer.evaluationResults,
          { type: 'safety' as const, results: [unevaluated(true)] },
        ],
      })),
    );
    fc.assert(
      fc.property(missing, anySettings, (answer, given) => {
        expect(verdictOf(answer, { ...given, on_error: 'closed' })).toBe('fail');
        expect(verdictOf(answer, { ...given, on_error: 'open' })).not.toBe('pass');
      }),
    );
  });

  it('is no milder for a lower score', () => {
    fc.assert(
      fc.property(
        scores,
        scores,
        fc.constantFrom(...STATUSES),
        anySettings,
        (one, other, status, given) => {
          const [low, high] = [Math.min(one, other), Math.max(one, other)];
          expect(rank(verdictOf(anAnswer(status, low), given))).toBeGreaterThanOrEqual(
            rank(verdictOf(anAnswer(status, high), given)),
          );
        },
      ),
    );
  });

  it('is no milder for a higher threshold', () => {
    fc.assert(
      fc.property(
        anyEvaluation,
        anySettings,
        scores,
        scores,
        fc.constantFrom('error_threshold', 'warning_threshold'),
        (answer, given, one, other, name) => {
          const [low, high] = [Math.min(one, other), Math.max(one, other)];
          expect(rank(verdictOf(answer, { ...given, [name]: high }))).toBeGreaterThanOrEqual(
            rank(verdictOf(answer, { ...given, [name]: low })),
          );
        },
      ),
    );
  });

  it('is no milder when closed than when open', () => {
    fc.assert(
      fc.property(anyEvaluation, anySettings, (answer, given) => {
        expect(rank(verdictOf(answer, { ...given, on_error: 'closed' }))).toBeGreaterThanOrEqual(
          rank(verdictOf(answer, { ...given, on_error: 'open' })),
        );
      }),
    );
  });
});
