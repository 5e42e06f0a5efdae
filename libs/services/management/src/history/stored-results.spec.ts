import fc from 'fast-check';
import type { DetectionResult, EvaluationResult } from '@touchstone/contracts';
import { resultsOf, storedResults } from './stored-results';

const place = fc.record(
  { field: fc.string(), start: fc.nat(), end: fc.nat() },
  { noNullPrototype: true },
);
const resultWithoutPlace: fc.Arbitrary<DetectionResult> = fc.record(
  {
    name: fc.string(),
    score: fc.nat(100),
    label: fc.string(),
    confidence_score: fc.nat(100),
    reason: fc.string(),
    flagged: fc.boolean(),
    quote: fc.string(),
    data: fc.string(),
    claim: fc.string(),
  },
  {
    requiredKeys: ['name', 'score', 'label', 'confidence_score', 'reason', 'flagged', 'quote'],
    noNullPrototype: true,
  },
);
const result = fc
  .tuple(resultWithoutPlace, fc.option(place))
  .map(([found, located]): DetectionResult => ({ ...found, ...located }));
const evaluationResults: fc.Arbitrary<EvaluationResult[]> = fc.array(
  fc.record(
    {
      type: fc.constantFrom('pii' as const, 'safety' as const, 'policy' as const),
      results: fc.array(result),
    },
    { noNullPrototype: true },
  ),
);

const throughStorage = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('storedResults', () => {
  it('are read back unchanged', () => {
    fc.assert(
      fc.property(evaluationResults, (results) =>
        expect(resultsOf(throughStorage(storedResults(results)))).toStrictEqual(results),
      ),
    );
  });

  it('hold only the verdict if texts were omitted', () => {
    const bare = {
      name: 'hate',
      score: 98,
      label: 'PASS',
      confidence_score: 91,
      reason: '',
      flagged: false,
      quote: '',
    };
    expect(storedResults([{ type: 'safety', results: [bare] }])).toEqual([
      ['safety', ['hate', 98, 'PASS', 91, false]],
    ]);
  });

  it('are read in the format of earlier versions', () => {
    fc.assert(
      fc.property(evaluationResults, (results) =>
        expect(resultsOf(throughStorage(results))).toStrictEqual(results),
      ),
    );
  });
});
