import { type Fields, isBoolean, isListOf, isOneOf, isString, parseRows } from './dataset';

interface Row {
  text: string;
  attack: boolean;
  channel: 'user' | 'document';
  words: readonly string[];
}

const FIELDS: Fields<Row> = {
  text: isString,
  attack: isBoolean,
  channel: isOneOf('user', 'document'),
  words: isListOf(isString),
};
const ROW: Row = { text: 'Hello', attack: false, channel: 'user', words: ['a'] };

const parsed = (second: unknown): Row[] =>
  parseRows(`${JSON.stringify(ROW)}\n${JSON.stringify(second)}\n`, 'set/file.jsonl', FIELDS);

describe('parseRows', () => {
  it('returns the rows in their order', () => {
    const other = { ...ROW, text: 'Bye' };
    expect(parsed(other)).toEqual([ROW, other]);
  });

  it.each([
    ['a missing field', { ...ROW, text: undefined }, 'field "text" is missing'],
    ['an unknown field', { ...ROW, label: 1 }, 'unknown field "label"'],
    ['a value of another type', { ...ROW, attack: 'yes' }, 'field "attack" has a wrong value'],
    ['a value that is not listed', { ...ROW, channel: 'tool' }, 'field "channel" has'],
    ['an empty list', { ...ROW, words: [] }, 'field "words" has a wrong value'],
    ['a value that is not an object', [ROW], 'expected an object'],
  ])('names file and line of %s', (_title, row, message) => {
    expect(() => parsed(row)).toThrow(`set/file.jsonl:2: ${message}`);
  });

  it('names file and line of a line that is not JSON', () => {
    expect(() => parseRows('{', 'set/file.jsonl', FIELDS)).toThrow(
      'set/file.jsonl:1: not valid JSON',
    );
  });
});
