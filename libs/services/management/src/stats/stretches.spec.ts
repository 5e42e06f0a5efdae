import { stretchesOf } from './stretches';

const at = (day: number, hour = 0): Date => new Date(Date.UTC(2026, 0, day, hour));

describe('a span of hours', () => {
  it('is summed from its whole days and the hours around them', () => {
    expect(stretchesOf({ interval: 'hour', from: at(1, 5), to: at(4, 7) })).toEqual([
      { interval: 'hour', from: at(1, 5), to: at(2) },
      { interval: 'day', from: at(2), to: at(4) },
      { interval: 'hour', from: at(4), to: at(4, 7) },
    ]);
  });

  it('of five minutes is summed from its whole hours', () => {
    const [from, to] = [new Date(Date.UTC(2026, 0, 1, 22, 55)), at(2, 1)];
    expect(stretchesOf({ interval: '5min', from, to })).toEqual([
      { interval: '5min', from, to: at(1, 23) },
      { interval: 'hour', from: at(1, 23), to: at(2, 1) },
      { interval: '5min', from: at(2, 1), to: at(2, 1) },
    ]);
  });

  it.each([
    ['without a whole day', 'hour', at(1, 5), at(2, 23)],
    ['of days', 'day', at(1), at(9, 5)],
  ] as const)('%s is summed as it is', (_title, interval, from, to) => {
    expect(stretchesOf({ interval, from, to })).toEqual([{ interval, from, to }]);
  });
});
