import { compact } from './compact-pattern';

const COLOURS = 'red|green|blue|white|black|grey|brown';

describe('compact', () => {
  it.each([
    ['a group between others', `a (?:${COLOURS}) (?:door|gate)`],
    ['a group at the beginning', `(?:${COLOURS})(?: and (?:${COLOURS}))*`],
    ['an optional group', `an? (?:${COLOURS})? ?door`],
    ['a group with a bounded repetition', `(?:(?:${COLOURS}) ){2,3}doors?`],
    ['a group with a lazy repetition', `(?:(?:${COLOURS}) )+?(?:door|red)`],
    ['a nested group', `(?:the (?:${COLOURS})|no|one|two|six|ten|any) doors?`],
    ['a group at the end', `doors?(?: (?:${COLOURS}))+`],
    ['groups in look-behind and look-ahead', `(?<=(?:${COLOURS}) )door|(?:${COLOURS})(?= gate)`],
    ['classes and escapes that look like groups', `[(|)]?\\((?:${COLOURS})\\)[^|)]`],
  ])('matches the same text as the original pattern: %s', (_what, source) => {
    const pattern = new RegExp(source, 'giu');
    for (const text of [
      'a red door',
      'the red green and blue doors',
      'an door, a green gate',
      'red blue red doors black white',
      '(red)! (|)(blue)x',
      'six doors black red',
      'RED and GREEN',
    ]) {
      expect([...text.matchAll(compact(pattern))].map((match) => [match.index, match[0]])).toEqual(
        [...text.matchAll(pattern)].map((match) => [match.index, match[0]]),
      );
    }
  });

  it('keeps numbered groups and flags', () => {
    expect(
      compact(new RegExp(`(\\d) (?:${COLOURS}) (door)`, 'iy'))
        .exec('4 Red door')
        ?.slice(1),
    ).toEqual(['4', 'door']);
    expect(compact(/a/giu).flags).toBe('giu');
  });

  it('inserts empty matches around a long choice and leaves a short one unchanged', () => {
    expect(compact(new RegExp(`a (?:${COLOURS}) b`)).source).toBe(`a (?=)(?:${COLOURS})(?=) b`);
    expect(compact(new RegExp(`a (?:${COLOURS})? b`)).source).toBe(
      `a (?:(?=)(?:${COLOURS})(?=))? b`,
    );
    expect(compact(/a (?:red|green) [b|c|d|e|f|g|h]/).source).toBe(
      'a (?:red|green) [b|c|d|e|f|g|h]',
    );
  });
});
