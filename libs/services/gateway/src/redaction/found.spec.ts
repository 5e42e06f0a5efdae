import type { DetectionResult, EvaluationAnswer } from '@touchstone/contracts';
import { RedactionIncomplete } from './errors';
import { foundIn } from './found';
import { located } from './located';
import { aFind, CLEAN, piiAnswer, piiResult } from './redaction.fixture';

const FIND = aFind('input', 'to jane@example.com', 'jane@example.com');
const withData = (more: object): DetectionResult => piiResult({ ...FIND, ...more });

describe('what was found', () => {
  it('is nothing where the check says so', () => {
    expect(foundIn(piiAnswer(CLEAN))).toEqual([]);
  });

  it('is what each result says', () => {
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
    ['nobody looked', withoutPii],
    ['there is no result', piiAnswer()],
    ['it was not evaluated', piiAnswer(piiResult(FIND, unevaluated))],
    [
      'it was not evaluated, and the workspace lets such pass',
      piiAnswer(piiResult(FIND, { ...unevaluated, flagged: false, score: 51 })),
    ],
    ['a part was not evaluated', piiAnswer(piiResult(FIND), piiResult(FIND, unevaluated))],
    ['it was bypassed', piiAnswer({ ...CLEAN, label: 'PASS', score: 100 })],
    [
      'it is borderline',
      piiAnswer(piiResult(FIND, { label: 'WARNING', flagged: false, score: 51 })),
    ],
    ['it is clean and flagged', piiAnswer({ ...CLEAN, flagged: true })],
    ['it is clean beside a find', piiAnswer(CLEAN, piiResult(FIND))],
    ['no place is named', piiAnswer(piiResult(FIND, { data: undefined }))],
    ['the place is no JSON', piiAnswer(piiResult(FIND, { data: 'here' }))],
    ['the place is no object', piiAnswer(piiResult(FIND, { data: '[]' }))],
    ['the kind could not name a placeholder', piiAnswer(withData({ kind: 'E-mail]' }))],
    ['the offsets are no numbers', piiAnswer(withData({ start: '3' }))],
    ['the offsets are reversed', piiAnswer(withData({ start: 19, end: 3 }))],
    ['the offsets are not those of the excerpt', piiAnswer(withData({ end: 18 }))],
    ['the place is empty', piiAnswer(withData({ end: 3, quote: '' }))],
  ])('is unknown where %s', (_title, answer) => {
    expect(() => foundIn(answer)).toThrow(RedactionIncomplete);
  });

  it('is unknown for the reason that the check gives', () => {
    expect(() => foundIn(piiAnswer(piiResult(FIND, unevaluated)))).toThrow(
      /did not come to its end\. Not evaluated: The detector did not answer in time\.$/,
    );
  });
});

describe('where it was found', () => {
  const key = 'messages[0].tool_calls[0].function.arguments key';

  it('is its field', () => {
    const fields = [
      { path: 'output', text: FIND.quote },
      { path: 'input', text: 'to jane@example.com' },
    ];
    expect(located(fields, [FIND])).toEqual([
      [],
      [expect.objectContaining({ kind: 'email', start: 3, end: 19 })],
    ]);
  });

  it('is the field that reads so, where several have one path', () => {
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

  it('is each of them where several read so', () => {
    const fields = ['ann@example.com', 'ann@example.com'].map((text) => ({ path: key, text }));
    expect(
      located(fields, [aFind(key, 'ann@example.com', 'ann@example.com')]).map(
        ({ length }) => length,
      ),
    ).toEqual([1, 1]);
  });

  it.each([
    ['nobody sent its field', [{ path: 'output', text: 'to jane@example.com' }]],
    ['its field reads otherwise', [{ path: 'input', text: 'to jane@example.org' }]],
    ['its field is shorter', [{ path: 'input', text: 'to' }]],
  ])('is unknown where %s', (_title, fields) => {
    expect(() => located(fields, [FIND])).toThrow(RedactionIncomplete);
  });
});
