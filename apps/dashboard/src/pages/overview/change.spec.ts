import { rateChange, shareChange } from './change';

describe('changes', () => {
  it.each([
    [0.14, 0.061, 'up from 6.1%'],
    [0.5, 1, 'down from 100%'],
    [0.5, 0.5004, 'as before'],
    [null, 0.5, ''],
    [0.5, null, ''],
  ])('compares the share %p with %p', (now, before, words) => {
    expect(shareChange(now, before)).toBe(words);
  });

  it.each([
    [11.2, 10, '12% more an hour than before'],
    [9, 10, '10% fewer an hour than before'],
    [10, 10, 'as many an hour as before'],
    [33, 10, '3.3 times as many an hour as before'],
    [3, 0, 'none before'],
    [0, 0, ''],
  ])('compares the rate %p with %p', (now, before, words) => {
    expect(rateChange(now, before)).toBe(words);
  });
});
