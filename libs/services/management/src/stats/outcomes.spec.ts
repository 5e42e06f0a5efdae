import type { DetectionResult } from '@touchstone/contracts';
import { checkOutcome, evaluationOutcome } from './outcomes';

const result = (label: string, flagged = false): DetectionResult => ({
  name: 'n',
  score: flagged ? 0 : 100,
  label,
  confidence_score: 0,
  reason: '',
  flagged,
  quote: '',
});
const clean = result('SAFE');
const violation = result('UNSAFE', true);
const borderline = result('WARNING');
const undecided = result('NOT_EVALUATED', true);
const waved = result('NOT_EVALUATED');
const bypassed = result('PASS');
const check = (...results: DetectionResult[]) => ({ type: 'safety' as const, results });

describe('the outcome of a check', () => {
  it.each([
    ['failed, by a violation beside anything else', [clean, waved, violation], 'failed'],
    ['not evaluated, under a policy that fails', [undecided, clean], 'not_evaluated'],
    ['not evaluated, under a policy that lets pass', [waved, borderline], 'not_evaluated'],
    ['warned', [clean, borderline, bypassed], 'warned'],
    ['passed, if a part was judged', [bypassed, clean], 'passed'],
    ['bypassed, if every part was', [bypassed, bypassed], 'bypassed'],
    ['not evaluated without a result', [], 'not_evaluated'],
  ])('is %s', (_title, results, outcome) => {
    expect(checkOutcome(check(...results))).toBe(outcome);
  });
});

describe('the outcome of an evaluation', () => {
  it.each([
    [
      'that of its worst check',
      [check(clean), check(undecided), check(borderline)],
      'not_evaluated',
    ],
    ['bypassed, if every check was', [check(bypassed)], 'bypassed'],
    ['bypassed without a check', [], 'bypassed'],
  ])('is %s', (_title, checks, outcome) => {
    expect(evaluationOutcome(checks)).toBe(outcome);
  });
});
