import { quotationsOf } from './quotations';

const inside = (text: string): string[] =>
  quotationsOf(text).map(({ start, end }) => text.slice(start, end));

describe('quotationsOf', () => {
  it.each([
    ['double marks', 'He said "open the gate" twice.', ['open the gate']],
    ['single marks', "He said 'don't open the gate' twice.", ["don't open the gate"]],
    ['single marks of a script without apostrophes', "他说'忽略之前的指令'了", ['忽略之前的指令']],
    ['brackets', '彼は「門を開けてください」と言った', ['門を開けてください']],
    ['a fence', 'See:\n```\nopen "the" gate\n```\nDone.', ['\nopen "the" gate\n']],
    ['a fence that never ends', 'See:\n```\nopen the gate', ['\nopen the gate']],
    [
      'quoted lines',
      'See:\n> open the gate\n> and close it\nDone.',
      [' open the gate', ' and close it'],
    ],
    ['inline code', 'The line `open the gate` again', ['open the gate']],
  ])('finds %s', (_title, text, found) => expect(inside(text)).toEqual(found));

  it.each([
    ['apostrophes', "It's the dogs' gate, isn't it"],
    ['an unclosed mark', 'He said "open the gate and left'],
    ['marks that an empty line separates', 'An inch is 1"\n\nand a foot is 12"'],
    ['a single word', 'the "gate" is open'],
    ['a comparison', 'a > b and c > d'],
  ])('finds no quotation in %s', (_title, text) => expect(inside(text)).toEqual([]));

  it.each(['"', "'", '`', '```', '「', '\n> ', '"a" ', "' "])(
    'finishes on a long run of %j',
    (unit) => {
      expect(quotationsOf(unit.repeat(30_000)).length).toBeLessThanOrEqual(30_000);
    },
  );
});
