import fc from 'fast-check';
import { anyFindings, anyJob } from '@touchstone/testing';
import { soundFinding, soundFindings } from './soundness';

const clean = {
  name: 'pii',
  score: 100,
  label: 'NO_PII_FOUND',
  confidence_score: 90,
  reason: '',
  flagged: false,
  quote: '',
};
const found = { ...clean, score: 0, label: 'PII_FOUND', flagged: true, quote: 'a@b.c', data: '{}' };
const bypassed = { ...clean, label: 'PASS', confidence_score: 0, reason: 'Bypassed: no judge.' };
const without = (key: keyof typeof clean) =>
  Object.fromEntries(Object.entries(clean).filter(([name]) => name !== key));

describe('soundFinding', () => {
  it.each([
    ['a clean result', clean],
    ['a flagged one', found],
    ['a borderline one', { ...clean, label: 'WARNING', score: 51 }],
    ['a bypass', bypassed],
    ['one without a verdict', { name: 'pii', cause: 'No time.' }],
    [
      'one without a verdict on an assertion',
      { name: 'policy', cause: 'No time.', data: 'a', claim: 'a' },
    ],
    ['the bounds of the scale', { ...found, score: 49, confidence_score: 100 }],
  ])('keeps %s', (_title, finding) => expect(soundFinding('pii', finding)).toEqual(finding));

  it.each<[string, unknown]>([
    ['a flagged result that scores 50', { ...found, score: 50 }],
    ['a flagged result that scores high', { ...found, score: 100 }],
    ['a result that scores low and is not flagged', { ...clean, score: 49 }],
    ['a score of 50 that is not flagged', { ...clean, score: 50 }],
    ['a fraction for a score', { ...clean, score: 99.5 }],
    ['a score that is not a number', { ...clean, score: Number.NaN }],
    ['a score without end', { ...clean, score: Number.POSITIVE_INFINITY }],
    ['a score over 100', { ...clean, score: 101 }],
    ['a score under 0', { ...found, score: -1 }],
    ['a score in words', { ...clean, score: '100' }],
    ['a confidence as a share', { ...clean, confidence_score: 0.9 }],
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
    ['a flag that is no boolean', { ...clean, flagged: 0 }],
    ['no text for a reason', { ...clean, reason: null }],
    ['an object for data', { ...found, data: { kind: 'email' } }],
    ['a number for a claim', { ...found, claim: 1 }],
    ['the clean label on a violation', { ...found, label: 'NO_PII_FOUND' }],
    ['a warning that is flagged', { ...found, label: 'WARNING' }],
    ['a pass that is flagged', { ...found, label: 'PASS' }],
    ['a pass that gives no reason for a bypass', { ...bypassed, reason: 'fine' }],
    ['a pass that is sure of itself', { ...bypassed, confidence_score: 100 }],
    ['a pass that is no perfect score', { ...bypassed, score: 90 }],
    ['NOT_EVALUATED said by a detector', { ...clean, label: 'NOT_EVALUATED' }],
    ['an empty cause', { name: 'pii', cause: '' }],
    ['a cause beside a verdict that is no text', { ...clean, cause: null }],
    ['a cause without a name', { cause: 'No time.' }],
    ['nothing', null],
    ['text', 'NO_PII_FOUND'],
    ['a list', [clean]],
  ])('refuses %s', (_title, finding) => expect(soundFinding('pii', finding)).toBeUndefined());

  it('takes a verdict with a cause for no verdict', () => {
    expect(soundFinding('pii', { ...clean, cause: 'No time.' })).toEqual({
      name: 'pii',
      cause: 'No time.',
    });
  });

  it('drops fields that no answer has', () => {
    expect(soundFinding('pii', { ...clean, internals: 'x', ['__proto__']: { a: 1 } })).toEqual(
      clean,
    );
  });
});

describe('soundFindings', () => {
  it.each<[string, unknown]>([
    ['an empty list', []],
    ['a list with one bad finding', [clean, { ...clean, score: 50 }]],
    ['no list', { 0: clean, length: 1 }],
    ['nothing', undefined],
  ])('refuses %s', (_title, findings) => expect(soundFindings('pii', findings)).toBeUndefined());

  it('keeps all that a detector following the rules may say', () => {
    const cases = anyJob.chain((job) =>
      fc.tuple(
        ...job.checks.map((request) =>
          fc.tuple(fc.constant(request), anyFindings(request, job.content)),
        ),
      ),
    );
    fc.assert(
      fc.property(cases, (given) => {
        for (const [{ check }, findings] of given)
          expect(soundFindings(check, findings)).toEqual(findings);
      }),
    );
  });
});
