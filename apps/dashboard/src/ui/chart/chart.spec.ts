import type { KeyboardEvent } from 'react';
import { partBeside, reachable } from './arrow-keys';
import { type ChartPoint, merged, sumOf, totalOf } from './chart-point';
import { stackOf } from './stack';

const none = { failed: 0, not_evaluated: 0, warning: 0, passed: 0, bypassed: 0 };
const at = (hour: number): string => new Date(Date.UTC(2026, 0, 15, hour)).toISOString();
const aPoint = (hour: number, counts: Partial<ChartPoint['counts']> = {}): ChartPoint => ({
  from: at(hour),
  to: at(hour + 1),
  counts: { ...none, ...counts },
});
const key = (name: string) => ({ key: name }) as KeyboardEvent;

describe('chart points', () => {
  it('merges hours into blocks that begin at multiples of their length', () => {
    const hours = [4, 5, 6, 7].map((hour) => aPoint(hour, { passed: 1, failed: hour }));
    expect(merged(hours, 6)).toEqual([
      { from: at(4), to: at(6), counts: { ...none, passed: 2, failed: 9 } },
      { from: at(6), to: at(8), counts: { ...none, passed: 2, failed: 13 } },
    ]);
  });

  it('sums points', () => {
    const points = [aPoint(1, { failed: 1, passed: 2 }), aPoint(2, { passed: 3 })];
    expect(sumOf(points)).toEqual({ ...none, failed: 1, passed: 5 });
    expect(points.map(totalOf)).toEqual([3, 3]);
  });
});

describe('a stack', () => {
  it('has a part for each count above zero, failures at the base, and none too small to see', () => {
    const point = aPoint(1, { failed: 1, passed: 1_000 });
    expect(stackOf(point, (count) => count / 10, 150)).toEqual([
      { outcome: 'failed', count: 1, y: 147, height: 3 },
      { outcome: 'passed', count: 1_000, y: 47, height: 100 },
    ]);
  });
});

describe('arrow keys', () => {
  const points = [
    aPoint(1, { failed: 1, passed: 2 }),
    aPoint(2),
    aPoint(3, { passed: 3 }),
    aPoint(4, { failed: 2, not_evaluated: 1 }),
  ];

  it.each([
    ['ArrowUp', 1, 'failed', 1, 'passed'],
    ['ArrowDown', 1, 'passed', 1, 'failed'],
    ['ArrowRight', 1, 'passed', 3, 'passed'],
    ['ArrowRight', 1, 'failed', 3, 'passed'],
    ['ArrowLeft', 3, 'passed', 1, 'passed'],
    ['Home', 4, 'failed', 1, 'failed'],
    ['End', 1, 'failed', 4, 'failed'],
  ] as const)('%s leads from %p %s to %p %s', (name, from, outcome, to, next) => {
    expect(partBeside(points, { at: at(from), outcome }, key(name))).toEqual({
      at: at(to),
      outcome: next,
    });
  });

  it.each([
    ['ArrowUp', 1, 'passed'],
    ['ArrowLeft', 1, 'failed'],
    ['ArrowRight', 4, 'failed'],
    ['Enter', 1, 'failed'],
  ] as const)('%s leads nowhere from %p %s', (name, from, outcome) => {
    expect(partBeside(points, { at: at(from), outcome }, key(name))).toBeUndefined();
  });

  it('lets the Tab key reach the part that was visited, else the latest', () => {
    expect(reachable(points, undefined)).toEqual({ at: at(4), outcome: 'failed' });
    expect(reachable(points, { at: at(3), outcome: 'passed' })).toMatchObject({ at: at(3) });
    expect(reachable(points, { at: at(2), outcome: 'passed' })).toMatchObject({ at: at(4) });
    expect(reachable([aPoint(1)], undefined)).toBeUndefined();
  });
});
