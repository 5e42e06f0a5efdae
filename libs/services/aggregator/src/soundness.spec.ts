import fc from 'fast-check';
import { toFinding } from '@touchstone/contracts';
import { anyJob, anyOutcomes } from '@touchstone/testing';
import { soundOutcome, soundOutcomes } from './soundness';

const clean = {
  kind: 'verdict',
  name: 'pii',
  score: 100,
  label: 'NO_PII_FOUND',
  confidence_score: 90,
  reason: '',
  flagged: false,
  quote: '',
};
const found = { ...clean, score: 0, label: 'PII_FOUND', flagged: true, quote: 'a@b.c', data: '{}' };
const warning = { ...clean, label: 'WARNING', score: 51, borderline: true };
const bypassed = { kind: 'bypassed', name: 'pii', missing: 'there is no text' };
const unevaluated = { kind: 'not_evaluated', name: 'pii', cause: 'No time.' };
const undecided = { kind: 'needs_judge', name: 'pii', obstacle: 'No rule reads it.' };
const without = (key: keyof typeof clean) =>
  Object.fromEntries(Object.entries(clean).filter(([name]) => name !== key));

describe('soundOutcome', () => {
  it.each([
    ['a clean verdict', clean],
    ['a flagged verdict', found],
    ['a borderline verdict', warning],
    ['a bypass', bypassed],
    ['an outcome without a verdict', unevaluated],
    ['an outcome without a verdict on an assertion', { ...unevaluated, data: 'a', claim: 'a' }],
    ['an outcome that needs a judge', undecided],
    ['the bounds of the scale', { ...found, score: 49, confidence_score: 100 }],
  ])('keeps %s', (_title, outcome) => expect(soundOutcome('pii', outcome)).toEqual(outcome));

  it.each<[string, unknown]>([
    ['a flagged result that scores 50', { ...found, score: 50 }],
    ['a flagged result that scores high', { ...found, score: 100 }],
    ['a result that scores low and is not flagged', { ...clean, score: 49 }],
    ['a score of 50 that is not flagged', { ...clean, score: 50 }],
    ['a fraction for a score', { ...clean, score: 99.5 }],
    ['a score that is not a number', { ...clean, score: Number.NaN }],
    ['an infinite score', { ...clean, score: Number.POSITIVE_INFINITY }],
    ['a score over 100', { ...clean, score: 101 }],
    ['a score under 0', { ...found, score: -1 }],
    ['a score as text', { ...clean, score: '100' }],
    ['a confidence as a fraction', { ...clean, confidence_score: 0.9 }],
    ['a confidence over 100', { ...clean, confidence_score: 101 }],
    ['no score', without('score')],
    ['no label', without('label')],
    ['no confidence', without('confidence_score')],
    ['no reason', without('reason')],
    ['no flag', without('flagged')],
    ['no quote', without('quote')],
    ['no name', without('name')],
    ['an empty name', { ...clean, name: '' }],
    ['an empty label', { ...clean, label: '' }],
    ['a flag that is not a boolean', { ...clean, flagged: 0 }],
    ['a reason that is not text', { ...clean, reason: null }],
    ['an object for data', { ...found, data: { kind: 'email' } }],
    ['a number for a claim', { ...found, claim: 1 }],
    ['the clean label on a violation', { ...found, label: 'NO_PII_FOUND' }],
    ['a warning that is flagged', { ...found, label: 'WARNING', borderline: true }],
    ['a warning that is not marked as borderline', { ...clean, label: 'WARNING' }],
    ['a borderline verdict with another label', { ...warning, label: 'NO_PII_FOUND' }],
    ['a borderline field that is not a boolean', { ...warning, borderline: 1 }],
    ['a pass that is flagged', { ...found, label: 'PASS' }],
    ['a verdict labelled as a bypass', { ...clean, label: 'PASS' }],
    ['a bypass without the missing requirement', { kind: 'bypassed', name: 'pii' }],
    ['a needed judge without an obstacle', { ...undecided, obstacle: '' }],
    ['a kind that only another version knows', { ...clean, kind: 'vision' }],
    ["NOT_EVALUATED as a detector's label", { ...clean, label: 'NOT_EVALUATED' }],
    ['an empty cause', { ...unevaluated, cause: '' }],
    ['a cause without a name', { kind: 'not_evaluated', cause: 'No time.' }],
    ['nothing', null],
    ['text', 'NO_PII_FOUND'],
    ['a list', [clean]],
  ])('refuses %s', (_title, finding) => expect(soundOutcome('pii', finding)).toBeUndefined());

  it('drops unknown fields', () => {
    expect(soundOutcome('pii', { ...clean, internals: 'x', ['__proto__']: { a: 1 } })).toEqual(
      clean,
    );
  });
});

describe('soundOutcomes', () => {
  it.each<[string, unknown]>([
    ['an empty list', []],
    ['a list with one bad finding', [clean, { ...clean, score: 50 }]],
    ['no list', { 0: clean, length: 1 }],
    ['nothing', undefined],
  ])('refuses %s', (_title, findings) => expect(soundOutcomes('pii', findings)).toBeUndefined());

  it('keeps every outcome of a detector that follows the rules', () => {
    const cases = anyJob.chain((job) =>
      fc.tuple(
        ...job.checks.map((request) =>
          fc.tuple(fc.constant(request), anyOutcomes(request, job.content)),
        ),
      ),
    );
    fc.assert(
      fc.property(cases, (given) => {
        for (const [{ check }, outcomes] of given)
          expect(soundOutcomes(check, outcomes.map(toFinding))).toEqual(outcomes);
      }),
    );
  });
});
