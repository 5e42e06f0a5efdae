import { compact } from './compact-pattern';

const COLOURS = 'red|green|blue|white|black|grey|brown';

describe('compact', () => {
  it.each([
    ['a group between others', `a (?:${COLOURS}) (?:door|gate)`],
    ['one at the beginning', `(?:${COLOURS})(?: and (?:${COLOURS}))*`],
    ['one that may be left out', `an? (?:${COLOURS})? ?door`],
    ['one that comes so often', `(?:(?:${COLOURS}) ){2,3}doors?`],
    ['one as seldom as it can', `(?:(?:${COLOURS}) )+?(?:door|red)`],
    ['one within another', `(?:the (?:${COLOURS})|no|one|two|six|ten|any) doors?`],
    ['one behind which nothing comes', `doors?(?: (?:${COLOURS}))+`],
    ['what stands before and behind', `(?<=(?:${COLOURS}) )door|(?:${COLOURS})(?= gate)`],
    ['classes and escapes that look like groups', `[(|)]?\\((?:${COLOURS})\\)[^|)]`],
  ])('finds what the pattern finds: %s', (_what, source) => {
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

  it('parts a long choice from what stands around it, and leaves a short one as it is', () => {
    expect(compact(new RegExp(`a (?:${COLOURS}) b`)).source).toBe(`a (?=)(?:${COLOURS})(?=) b`);
    expect(compact(new RegExp(`a (?:${COLOURS})? b`)).source).toBe(
      `a (?:(?=)(?:${COLOURS})(?=))? b`,
    );
    expect(compact(/a (?:red|green) [b|c|d|e|f|g|h]/).source).toBe(
      'a (?:red|green) [b|c|d|e|f|g|h]',
    );
  });
});
