import { areaUnderCurve } from './area-under-curve';

describe('areaUnderCurve', () => {
  it.each([
    ['is 1 where every attack scores higher', [3, 4], [1, 2], 1],
    ['is 0 where every attack scores lower', [1], [2, 3], 0],
    ['counts a tie as half', [1], [1], 0.5],
    ['is the share of pairs in the right order', [2, 4], [1, 3], 0.75],
  ])('%s', (_title, attacks, benign, area) => {
    expect(areaUnderCurve(attacks, benign)).toBe(area);
  });
});
