import fc from 'fast-check';
import { usesMailServer } from './target-key';
import { TargetScheduler } from './target-scheduler';

const LIMITS = { total: 8, perTarget: 3, mail: 2 };
const taken = (scheduler: TargetScheduler) =>
  scheduler.take().map(({ targetKey, max }) => `${targetKey} ${max}`);
const begin = (scheduler: TargetScheduler, targetKey: string, times: number) =>
  Array.from({ length: times }).forEach(() => scheduler.begin(targetKey));

describe('target scheduler', () => {
  it('gives each target its share of the free slots, in the order of arrival', () => {
    const scheduler = new TargetScheduler(LIMITS);
    scheduler.add(['a', 'b', 'c', 'd']);
    expect(taken(scheduler)).toEqual(['a 3', 'b 3', 'c 2']);
    expect(taken(scheduler)).toEqual(['d 3']);
    expect(taken(scheduler)).toEqual([]);
  });

  it('skips a target whose slots are taken', () => {
    const scheduler = new TargetScheduler(LIMITS);
    begin(scheduler, 'slow', 3);
    scheduler.add(['slow', 'quick']);
    expect(taken(scheduler)).toEqual(['quick 3']);
    scheduler.end('slow', false);
    expect(taken(scheduler)).toEqual(['slow 1']);
  });

  it('gives failing targets one slot each, and half of all slots together', () => {
    const scheduler = new TargetScheduler(LIMITS);
    const dead = ['1', '2', '3', '4', '5', '6'];
    for (const targetKey of dead) {
      scheduler.begin(targetKey);
      scheduler.end(targetKey, true);
    }
    scheduler.add([...dead, 'live']);
    expect(taken(scheduler)).toEqual(['1 1', '2 1', '3 1', '4 1', 'live 3']);
    for (const targetKey of dead.slice(0, 4)) scheduler.begin(targetKey);
    scheduler.add(['live', 'another']);
    expect(taken(scheduler)).toEqual(['live 3', 'another 1']);
    scheduler.end('1', false);
    scheduler.add(['1']);
    expect(taken(scheduler)).toEqual(['5 1', '1 3']);
  });

  it('gives a reliable target more while over half of the slots are free', () => {
    const scheduler = new TargetScheduler({ total: 16, perTarget: 2, mail: 2 });
    for (const targetKey of ['good', 'better']) {
      scheduler.begin(targetKey);
      scheduler.end(targetKey, false);
    }
    scheduler.add(['good', 'new', 'better']);
    expect(taken(scheduler)).toEqual(['good 8', 'new 2', 'better 2']);
    scheduler.begin('good');
    scheduler.end('good', true);
    scheduler.add(['good']);
    expect(taken(scheduler)).toEqual(['good 1']);
  });

  it('gives a failing target its turn regardless of the backlog of others', () => {
    const scheduler = new TargetScheduler(LIMITS);
    scheduler.begin('recovered');
    scheduler.end('recovered', true);
    const busy = ['a', 'b', 'c'];
    for (const targetKey of busy) begin(scheduler, targetKey, targetKey === 'c' ? 2 : 3);
    scheduler.add(['recovered', ...busy]);
    scheduler.end('a', false);
    expect(taken(scheduler)).toEqual(['recovered 1']);
  });

  it('limits all e-mails together and leaves the other slots to the rest', () => {
    const scheduler = new TargetScheduler(LIMITS);
    scheduler.add(['mail:1', 'mail:2', 'a', 'b']);
    expect(taken(scheduler)).toEqual(['mail:1 2', 'a 3', 'b 3']);
    begin(scheduler, 'mail:1', 2);
    scheduler.add(['mail:3', 'c']);
    expect(taken(scheduler)).toEqual(['c 3']);
    scheduler.end('mail:1', true);
    expect(taken(scheduler)).toEqual(['mail:2 1']);
  });

  it('never exceeds a limit in any order of events', () => {
    const anyStep = fc.record({
      targetKey: fc.constantFrom('a', 'b', 'c', 'd', 'mail:e', 'mail:f'),
      does: fc.constantFrom('add', 'take', 'end', 'fail'),
    });
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 200 }), (steps) => {
        const scheduler = new TargetScheduler(LIMITS);
        const inProgress: string[] = [];
        for (const { targetKey, does } of steps) {
          if (does === 'add') scheduler.add([targetKey]);
          else if (does === 'take')
            for (const request of scheduler.take()) {
              begin(scheduler, request.targetKey, request.max);
              inProgress.push(...Array.from({ length: request.max }, () => request.targetKey));
            }
          else if (inProgress.includes(targetKey)) {
            scheduler.end(targetKey, does === 'fail');
            inProgress.splice(inProgress.indexOf(targetKey), 1);
          }
          expect(inProgress.length).toBeLessThanOrEqual(LIMITS.total);
          expect(inProgress.filter(usesMailServer).length).toBeLessThanOrEqual(LIMITS.mail);
          for (const one of inProgress)
            expect(inProgress.filter((other) => other === one).length).toBeLessThanOrEqual(
              LIMITS.total / 2 + LIMITS.perTarget,
            );
        }
      }),
    );
  });
});
