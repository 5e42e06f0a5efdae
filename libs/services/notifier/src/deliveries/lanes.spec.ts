import fc from 'fast-check';
import { isMail } from './lane-names';
import { Lanes } from './lanes';

const LIMITS = { total: 8, lane: 3, mail: 2 };
const lanesOf = (lanes: Lanes) => lanes.take().map(({ lane, most }) => `${lane} ${most}`);
const begin = (lanes: Lanes, lane: string, times: number) =>
  Array.from({ length: times }).forEach(() => lanes.begin(lane));

describe('lanes', () => {
  it('get their share of the places there are, in the order they came', () => {
    const lanes = new Lanes(LIMITS);
    lanes.add(['a', 'b', 'c', 'd']);
    expect(lanesOf(lanes)).toEqual(['a 3', 'b 3', 'c 2']);
    expect(lanesOf(lanes)).toEqual(['d 3']);
    expect(lanesOf(lanes)).toEqual([]);
  });

  it('wait while theirs are taken, and others pass by', () => {
    const lanes = new Lanes(LIMITS);
    begin(lanes, 'slow', 3);
    lanes.add(['slow', 'quick']);
    expect(lanesOf(lanes)).toEqual(['quick 3']);
    lanes.end('slow', false);
    expect(lanesOf(lanes)).toEqual(['slow 1']);
  });

  it('whose last try failed have one place each, and half of all together', () => {
    const lanes = new Lanes(LIMITS);
    const dead = ['1', '2', '3', '4', '5', '6'];
    for (const lane of dead) {
      lanes.begin(lane);
      lanes.end(lane, true);
    }
    lanes.add([...dead, 'live']);
    expect(lanesOf(lanes)).toEqual(['1 1', '2 1', '3 1', '4 1', 'live 3']);
    for (const lane of dead.slice(0, 4)) lanes.begin(lane);
    lanes.add(['live', 'another']);
    expect(lanesOf(lanes)).toEqual(['live 3', 'another 1']);
    lanes.end('1', false);
    lanes.add(['1']);
    expect(lanesOf(lanes)).toEqual(['5 1', '1 3']);
  });

  it('whose last try went well have more, while more than half of the places are free', () => {
    const lanes = new Lanes({ total: 16, lane: 2, mail: 2 });
    for (const lane of ['good', 'better']) {
      lanes.begin(lane);
      lanes.end(lane, false);
    }
    lanes.add(['good', 'new', 'better']);
    expect(lanesOf(lanes)).toEqual(['good 8', 'new 2', 'better 2']);
    lanes.begin('good');
    lanes.end('good', true);
    lanes.add(['good']);
    expect(lanesOf(lanes)).toEqual(['good 1']);
  });

  it('whose last try failed come to their turn, however much there is for others', () => {
    const lanes = new Lanes(LIMITS);
    lanes.begin('recovered');
    lanes.end('recovered', true);
    const busy = ['a', 'b', 'c'];
    for (const lane of busy) begin(lanes, lane, lane === 'c' ? 2 : 3);
    lanes.add(['recovered', ...busy]);
    lanes.end('a', false);
    expect(lanesOf(lanes)).toEqual(['recovered 1']);
  });

  it('of e-mails have two places together, and leave the others to the rest', () => {
    const lanes = new Lanes(LIMITS);
    lanes.add(['mail:1', 'mail:2', 'a', 'b']);
    expect(lanesOf(lanes)).toEqual(['mail:1 2', 'a 3', 'b 3']);
    begin(lanes, 'mail:1', 2);
    lanes.add(['mail:3', 'c']);
    expect(lanesOf(lanes)).toEqual(['c 3']);
    lanes.end('mail:1', true);
    expect(lanesOf(lanes)).toEqual(['mail:2 1']);
  });

  it('never get more than there is, whatever happens', () => {
    const anyStep = fc.record({
      lane: fc.constantFrom('a', 'b', 'c', 'd', 'mail:e', 'mail:f'),
      does: fc.constantFrom('add', 'take', 'end', 'fail'),
    });
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 200 }), (steps) => {
        const lanes = new Lanes(LIMITS);
        const underWay: string[] = [];
        for (const { lane, does } of steps) {
          if (does === 'add') lanes.add([lane]);
          else if (does === 'take')
            for (const wanted of lanes.take()) {
              begin(lanes, wanted.lane, wanted.most);
              underWay.push(...Array.from({ length: wanted.most }, () => wanted.lane));
            }
          else if (underWay.includes(lane)) {
            lanes.end(lane, does === 'fail');
            underWay.splice(underWay.indexOf(lane), 1);
          }
          expect(underWay.length).toBeLessThanOrEqual(LIMITS.total);
          expect(underWay.filter(isMail).length).toBeLessThanOrEqual(LIMITS.mail);
          for (const one of underWay)
            expect(underWay.filter((other) => other === one).length).toBeLessThanOrEqual(
              LIMITS.total / 2 + LIMITS.lane,
            );
        }
      }),
    );
  });
});
