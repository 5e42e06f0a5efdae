import type { DetectionResult, EvaluationAnswer } from '@touchstone/contracts';
import { RedactionIncomplete } from './errors';
import { foundIn } from './found';
import { located } from './located';
import { aFind, CLEAN, piiAnswer, piiResult } from './redaction.fixture';

const FIND = aFind('input', 'to jane@example.com', 'jane@example.com');
const withData = (more: object): DetectionResult => piiResult({ ...FIND, ...more });

describe('foundIn', () => {
  it('returns nothing if the check reports no entity', () => {
    expect(foundIn(piiAnswer(CLEAN))).toEqual([]);
  });

  it('returns the entity of each result', () => {
    expect(foundIn(piiAnswer(piiResult(FIND), piiResult({ ...FIND, field: 'output' })))).toEqual([
      FIND,
      { ...FIND, field: 'output' },
    ]);
  });

  const unevaluated = {
    label: 'NOT_EVALUATED',
    reason: 'Not evaluated: The detector did not answer in time.',
    confidence_score: 0,
    data: undefined,
  };
  const withoutPii: EvaluationAnswer = { status: 'success', score: null, evaluationResults: [] };
  it.each<[string, EvaluationAnswer]>([
    ['the check did not run', withoutPii],
    ['there is no result', piiAnswer()],
    ['it was not evaluated', piiAnswer(piiResult(FIND, unevaluated))],
    [
      'it was not evaluated and the workspace fails open',
      piiAnswer(piiResult(FIND, { ...unevaluated, flagged: false, score: 51 })),
    ],
    ['a part was not evaluated', piiAnswer(piiResult(FIND), piiResult(FIND, unevaluated))],
    ['it was bypassed', piiAnswer({ ...CLEAN, label: 'PASS', score: 100 })],
    [
      'it is borderline',
      piiAnswer(piiResult(FIND, { label: 'WARNING', flagged: false, score: 51 })),
    ],
    ['it is clean and flagged', piiAnswer({ ...CLEAN, flagged: true })],
    ['it is clean beside an entity', piiAnswer(CLEAN, piiResult(FIND))],
    ['the location is missing', piiAnswer(piiResult(FIND, { data: undefined }))],
    ['the location is not JSON', piiAnswer(piiResult(FIND, { data: 'here' }))],
    ['the location is not an object', piiAnswer(piiResult(FIND, { data: '[]' }))],
    ['the kind is not valid in a placeholder', piiAnswer(withData({ kind: 'E-mail]' }))],
    ['the offsets are not numbers', piiAnswer(withData({ start: '3' }))],
    ['the offsets are reversed', piiAnswer(withData({ start: 19, end: 3 }))],
    ['the offsets are not those of the excerpt', piiAnswer(withData({ end: 18 }))],
    ['the location is empty', piiAnswer(withData({ end: 3, quote: '' }))],
  ])('throws if %s', (_title, answer) => {
    expect(() => foundIn(answer)).toThrow(RedactionIncomplete);
  });

  it('names the reason of the check in the error', () => {
    expect(() => foundIn(piiAnswer(piiResult(FIND, unevaluated)))).toThrow(
      /did not come to its end\. Not evaluated: The detector did not answer in time\.$/,
    );
  });
});

describe('located', () => {
  const key = 'messages[0].tool_calls[0].function.arguments key';

  it('returns an entity in its field', () => {
    const fields = [
      { path: 'output', text: FIND.quote },
      { path: 'input', text: 'to jane@example.com' },
    ];
    expect(located(fields, [FIND])).toEqual([
      [],
      [expect.objectContaining({ kind: 'email', start: 3, end: 19 })],
    ]);
  });

  it('returns an entity in the field with its text if several fields share a path', () => {
    const fields = ['ann@example.com', 'age', 'bob@example.com'].map((text) => ({
      path: key,
      text,
    }));
    const spans = located(fields, [
      aFind(key, 'ann@example.com', 'ann@example.com'),
      aFind(key, 'bob@example.com', 'bob@example.com'),
    ]);
    expect(spans.map(({ length }) => length)).toEqual([1, 0, 1]);
  });

  it('returns an entity in each field with its text', () => {
    const fields = ['ann@example.com', 'ann@example.com'].map((text) => ({ path: key, text }));
    expect(
      located(fields, [aFind(key, 'ann@example.com', 'ann@example.com')]).map(
        ({ length }) => length,
      ),
    ).toEqual([1, 1]);
  });

  it.each([
    ['its field was not sent', [{ path: 'output', text: 'to jane@example.com' }]],
    ['its field has another text', [{ path: 'input', text: 'to jane@example.org' }]],
    ['its field is shorter', [{ path: 'input', text: 'to' }]],
  ])('throws if %s', (_title, fields) => {
    expect(() => located(fields, [FIND])).toThrow(RedactionIncomplete);
  });
});
