import { type Figure, isMet, table } from './report';

const figure = (parts: Partial<Figure>): Figure => ({
  name: 'a figure',
  unit: 'ms',
  values: [1, 2, 30],
  ...parts,
});

describe('a figure', () => {
  it.each([
    ['meets a bound that its median keeps', { atMost: 2 }, true],
    ['misses a bound that only its best run keeps', { atMost: 1 }, false],
    ['meets a least value that its median reaches', { atLeast: 2 }, true],
    ['misses a least value that only its best run reaches', { atLeast: 30 }, false],
  ])('%s', (_title, goal, met) => {
    expect(isMet(figure({ goal }))).toBe(met);
  });

  it('has no result without a goal', () => {
    expect(isMet(figure({}))).toBeUndefined();
  });
});

describe('the table', () => {
  it('shows goal, median, range and whether the goal is met', () => {
    const [, , first, second] = table([
      figure({ goal: { atMost: 1.5 } }),
      figure({ name: 'another', unit: '', values: [0.012345] }),
    ]).split('\n');
    expect(first?.split('|').map((cell) => cell.trim())).toEqual([
      '',
      'a figure',
      '≤ 1.5 ms',
      '2 ms',
      '1 to 30',
      'NO',
      '',
    ]);
    expect(second?.split('|').map((cell) => cell.trim())).toEqual([
      '',
      'another',
      '',
      '0.0123',
      '',
      '',
      '',
    ]);
  });
});
