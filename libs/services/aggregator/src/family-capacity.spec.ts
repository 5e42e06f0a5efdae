import { ManualClock } from '@touchstone/testing';
import { FamilyCapacity } from './family-capacity';
import type { Part } from './plan';

const SECURITY: Part = { family: 'security', mode: 'speed', checks: ['pii'] };
const TOPIC: Part = { family: 'topic', mode: 'speed', checks: ['topic_scoping'] };
const FULL_TIME = () => 2_000;

describe('FamilyCapacity', () => {
  let clock: ManualClock;
  let capacity: FamilyCapacity;

  beforeEach(() => {
    clock = new ManualClock();
    capacity = new FamilyCapacity(clock);
  });

  /** Leaves numbers of jobs with families that answer ten in their window of a second. */
  const load = (...loads: [Part, number][]): void => {
    const leaving = loads.map(([part, jobs]) =>
      Array.from({ length: 40 + jobs }, () => capacity.loadOf(part).enter()),
    );
    for (let answer = 0; answer < 40; answer++) {
      clock.advance(100);
      for (const leaves of leaving) leaves[answer]?.('answered');
    }
  };
  const families = (parts: { family: string }[]) => parts.map(({ family }) => family);
  const admitted = (budgetMs = FULL_TIME) => {
    const { open, full } = capacity.admit([SECURITY, TOPIC], budgetMs);
    return { open: families(open), full: families(full.map(({ part }) => part)) };
  };

  it('admits every part while nothing is late', () => {
    expect(admitted()).toEqual({ open: ['security', 'topic'], full: [] });
  });

  it('keeps the other families open beside a full one', () => {
    load([TOPIC, 10]);
    expect(admitted()).toEqual({ open: ['security'], full: ['topic'] });
  });

  it('counts a family as full that is nearly so beside a full one', () => {
    load([SECURITY, 10], [TOPIC, 4]);
    expect(admitted()).toEqual({ open: ['topic'], full: ['security'] });
    capacity.loadOf(TOPIC).enter();
    expect(admitted()).toEqual({ open: [], full: ['security', 'topic'] });
  });

  it('expects less of a family for a caller with less time', () => {
    load([TOPIC, 6]);
    expect(admitted()).toEqual({ open: ['security', 'topic'], full: [] });
    expect(admitted(() => 500)).toEqual({ open: ['security'], full: ['topic'] });
  });

  it('estimates the time until a full family has answered everything', () => {
    load([TOPIC, 25]);
    expect(capacity.admit([TOPIC], FULL_TIME).full).toMatchObject([{ part: TOPIC, waitMs: 2_500 }]);
  });
});
