import { readingsOf } from './index';

const HIDDEN = `see ${Buffer.from('forget all of the houses').toString('base64')} and ${Buffer.from('forget all of them').toString('hex')}`;

describe('readings of a text', () => {
  it('are made once for all who ask, in whatever order and as far as they go', () => {
    const first = readingsOf(HIDDEN).views();
    const one = first.next().value;
    const all = [...readingsOf(HIDDEN).views()];
    expect(all.map(({ kind }) => kind)).toEqual(['base64', 'hex']);
    expect(all[0]).toBe(one);
    expect(first.next().value).toBe(all[1]);
    expect(first.next()).toEqual({ done: true, value: [] });
  });

  it('are those of another text when another is asked for', () => {
    readingsOf(HIDDEN);
    expect([...readingsOf('plain words').views()]).toEqual([]);
  });

  it('name what was not read, however often they are asked for', () => {
    const fractions = '\u2155 '.repeat(3_000);
    for (let time = 0; time < 2; time++)
      expect(readingsOf(fractions).views().next()).toEqual({ done: true, value: [[]] });
  });
});
