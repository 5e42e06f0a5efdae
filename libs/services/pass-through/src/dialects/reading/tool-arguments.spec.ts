import { parseBody } from '@touchstone/http-edge';
import { toolArguments } from './tool-arguments';

describe('the arguments of a tool call', () => {
  it.each([
    [
      'an object in JSON',
      '{"a": {"b": [1, "x:y"]}, "c": "\\u00e9"}',
      { a: { b: [1, 'x:y'] }, c: 'é' },
    ],
    ['keys repeated across items of a list', '[{"a": 1}, {"a": 2}]', '[{"a": 1}, {"a": 2}]'],
    [
      'numbers that a parser preserves',
      '{"at": [52.52000800000001, 0.30000000000000004, -13.404954, 4111111111111111, 1e5]}',
      { at: [52.52000800000001, 0.30000000000000004, -13.404954, 4111111111111111, 100000] },
    ],
    ['an object', { a: 1 }, { a: 1 }],
    ['nothing', ' ', {}],
  ])('have no separate source for %s', (_title, given, expected) => {
    expect(toolArguments(given)).toEqual({ arguments: expected });
  });

  it.each([
    ['repeated keys', '{"a":"the first","a":"x"}', { a: 'x' }],
    ['repeated keys at a lower level', '{"b":[{"a":"the first","a":"x"}]}', { b: [{ a: 'x' }] }],
    ['digits beyond 64 bits', '{"card":4111111111111111111}', { card: 4111111111111111000 }],
  ])('keep their source for %s', (_title, given, expected) => {
    expect(toolArguments(given)).toEqual({ arguments: expected, source: given });
    const [inBody] = parseBody(`[{"arguments":${given}}]`) as { arguments: unknown }[];
    expect(toolArguments(inBody?.arguments)).toEqual({ arguments: expected, source: given });
  });

  it('keep their source for repeated keys in two spellings', () => {
    expect(toolArguments('{"a":"the first","\\u0061":"x"}').source).toBe(
      '{"a":"the first","a":"x"}',
    );
  });

  it.each([
    ['a list', '["a"]'],
    ['no JSON', '{"a'],
  ])('remain the forwarded text for %s', (_title, given) => {
    expect(toolArguments(given)).toEqual({ arguments: given });
  });

  it('that remain text also include their decoded escapes', () => {
    expect(toolArguments('["\\u0074he first').arguments).toBe('["\\u0074he first\nthe first');
    expect(toolArguments('"broken \\').arguments).toBe('"broken \\\nbroken \\');
  });

  it.each([
    ['quotes', '"'],
    ['escaped quotes', '\\"'],
    ['escapes', '\\'],
    ['numbers', '1e'],
    ['keys', '{"a":'],
  ])('are read in linear time: a million %s', (_title, unit) => {
    expect(String(toolArguments(unit.repeat(1_000_000)).arguments).startsWith(unit)).toBe(true);
  });
});
