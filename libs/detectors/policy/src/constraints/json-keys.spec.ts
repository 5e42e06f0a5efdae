import { parseRequirement } from '@touchstone/assertions';
import { check } from './check';

const holds = (sentence: string, text: string) => {
  const requirement = parseRequirement(sentence);
  return requirement && check(requirement.constraint, { text }).holds;
};

describe('json-keys', () => {
  it.each([
    ['Answer as JSON with the keys name and price.', '{"name": "tea", "price": 3}', true],
    ['Answer as JSON with the keys name and price.', '{"name": "tea"}', false],
    ['Answer as JSON with the keys name and price.', 'tea, 3 euros', false],
    [
      'Answer as JSON with the keys name and price.',
      '[{"name": "tea", "price": 3}, {"name": "milk"}]',
      false,
    ],
    [
      'Return a JSON object with fields id, title and year',
      '```json\n{"id": 1, "title": "x", "year": 1999, "more": 1}\n```',
      true,
    ],
    [
      'Return a JSON object with exactly the fields id, title and year',
      '{"id": 1, "title": "x", "year": 1999, "more": 1}',
      false,
    ],
    [
      'The output must be a valid JSON object containing the keys "city" and "date".',
      '{"City": "x", "date": "y"}',
      false,
    ],
    [
      'Use exactly the keys "city", "date" and "guests".',
      '{"city": 1, "date": 2, "guests": 3}',
      true,
    ],
    ['Use exactly the keys "city", "date" and "guests".', '{"city": 1, "date": 2}', false],
    ['Use exactly the keys "city", "date" and "guests".', 'city: 1', 'unknown'],
    [
      'Respond only with JSON with the keys answer and source, and nothing else.',
      '{"answer": 1, "source": 2, "note": 3}',
      false,
    ],
    ['The JSON must have the keys a and b.', '{"result": {"a": 1, "b": 2}}', 'borderline'],
    ['Give me the offer as JSON with the keys name and price.', '{"name": 1, "price": 2}', true],
    ['The keys must be `id` and `tags`.', '{"id": 1, "tags": []}', true],
  ])('checks %j on %j', (sentence, text, expected) => {
    expect(holds(sentence, text)).toBe(expected);
  });

  it.each(['Use the keys under the mat.', 'Hand over the keys and the card.', 'Answer as JSON.'])(
    'does not read keys into %j',
    (sentence) => {
      expect(JSON.stringify(parseRequirement(sentence) ?? '')).not.toContain('json-keys');
    },
  );
});
