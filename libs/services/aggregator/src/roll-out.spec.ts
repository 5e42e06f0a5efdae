import { type Outcome, toFinding } from '@touchstone/contracts';
import { soundOutcome } from './soundness';

const result = {
  name: 'policy',
  score: 100,
  label: 'COMPLIES',
  confidence_score: 90,
  reason: '',
  flagged: false,
  quote: '',
};

/**
 * Compatibility during a roll-out: aggregators and workers are replaced one after the other, so
 * each must understand the other's older version.
 */
describe('a finding of a worker that does not know kinds', () => {
  it.each<[string, object, Outcome]>([
    ['a clean result', result, { kind: 'verdict', ...result }],
    [
      'a violation',
      { ...result, score: 0, label: 'VIOLATES', flagged: true },
      { kind: 'verdict', ...result, score: 0, label: 'VIOLATES', flagged: true },
    ],
    [
      'a warning',
      { ...result, score: 51, label: 'WARNING' },
      { kind: 'verdict', ...result, score: 51, label: 'WARNING', borderline: true },
    ],
    [
      'no verdict',
      { name: 'policy', cause: 'No time.', data: 'a', claim: 'a' },
      { kind: 'not_evaluated', name: 'policy', cause: 'No time.', data: 'a', claim: 'a' },
    ],
    [
      'a cause beside a verdict',
      { ...result, cause: 'No time.' },
      { kind: 'not_evaluated', name: 'policy', cause: 'No time.' },
    ],
    [
      'a bypass',
      { ...result, label: 'PASS', confidence_score: 0, reason: 'Bypassed: there is no output.' },
      { kind: 'bypassed', name: 'policy', missing: 'there is no output' },
    ],
    [
      'an undecided assertion that was passed',
      {
        ...result,
        label: 'PASS',
        confidence_score: 0,
        reason: 'Bypassed: this assertion needs a judge model, and none is configured.',
        data: 'a',
      },
      {
        kind: 'needs_judge',
        name: 'policy',
        obstacle: 'The built-in engine cannot decide.',
        data: 'a',
      },
    ],
  ])('is understood: %s', (_title, finding, outcome) =>
    expect(soundOutcome('policy', finding)).toEqual(outcome),
  );

  it.each<[string, object]>([
    ['a pass without a reason', { ...result, label: 'PASS', confidence_score: 0 }],
    ['a pass with a confidence', { ...result, label: 'PASS', reason: 'Bypassed: nothing.' }],
    [
      'a pass that is flagged',
      {
        ...result,
        label: 'PASS',
        confidence_score: 0,
        reason: 'Bypassed: nothing.',
        flagged: true,
      },
    ],
    ['a score of 50', { ...result, score: 50 }],
    ['an empty cause', { name: 'policy', cause: '' }],
  ])('is refused: %s', (_title, finding) =>
    expect(soundOutcome('policy', finding)).toBeUndefined(),
  );
});

describe('a finding of a worker that knows kinds', () => {
  it('means the same result to an aggregator that does not know kinds', () => {
    expect(
      toFinding({ kind: 'bypassed', name: 'policy', missing: 'there is no output' }),
    ).toMatchObject({
      name: 'policy',
      score: 100,
      label: 'PASS',
      confidence_score: 0,
      reason: 'Bypassed: there is no output.',
      flagged: false,
      quote: '',
    });
  });

  it.each<Outcome>([
    { kind: 'needs_judge', name: 'policy', obstacle: 'No rule reads it.' },
    { kind: 'not_evaluated', name: 'policy', cause: 'No time.' },
  ])('has a cause, so that such an aggregator does not pass it: %j', (outcome) => {
    expect(toFinding(outcome)).toHaveProperty('cause', expect.stringMatching(/./));
    expect(toFinding(outcome)).not.toHaveProperty('label');
  });
});
