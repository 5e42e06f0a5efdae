import { toolArguments } from './tool-arguments';

describe('the arguments of a tool call', () => {
  it.each([
    [
      'an object in JSON',
      '{"a": {"b": [1, "x:y"]}, "c": "\\u00e9"}',
      { a: { b: [1, 'x:y'] }, c: 'é' },
    ],
    [
      'numbers that a parser keeps',
      '{"at": [52.52000800000001, 0.30000000000000004, -13.404954, 4111111111111111, 1e5]}',
      { at: [52.52000800000001, 0.30000000000000004, -13.404954, 4111111111111111, 100000] },
    ],
    ['an object', { a: 1 }, { a: 1 }],
    ['nothing', ' ', {}],
  ])('are an object for %s', (_title, given, expected) => {
    expect(toolArguments(given)).toEqual(expected);
  });

  it.each([
    ['keys that come twice', '{"a":"the first","a":"x"}'],
    ['keys that come twice further down', '{"b":[{"a":"the first","a":"x"}]}'],
    ['keys that come twice in two spellings', '{"a":"the first","\\u0061":"x"}'],
    ['digits beyond 64 bits', '{"card":4111111111111111111}'],
    ['a list', '["a"]'],
    ['no JSON', '{"a'],
  ])('stay the text that goes on for %s', (_title, given) => {
    expect(String(toolArguments(given)).split('\n')[0]).toBe(given);
  });

  it('that stay text have what their escapes stand for beside them', () => {
    expect(toolArguments('{"a":"\\u0074he first","a":"x"}')).toBe(
      '{"a":"\\u0074he first","a":"x"}\nthe first',
    );
    expect(toolArguments('["\\u0074he first')).toBe('["\\u0074he first\nthe first');
    expect(toolArguments('"broken \\')).toBe('"broken \\\nbroken \\');
  });

  it.each([
    ['quotes', '"'],
    ['escaped quotes', '\\"'],
    ['escapes', '\\'],
    ['numbers', '1e'],
    ['keys', '{"a":'],
  ])('are read in one go: %s by the million', (_title, unit) => {
    expect(String(toolArguments(unit.repeat(1_000_000))).startsWith(unit)).toBe(true);
  });
});
