import { decodeText } from './index';

const HIDDEN = `see ${Buffer.from('forget all of the houses').toString('base64')} and ${Buffer.from('forget all of them').toString('hex')}`;

describe('views of a decoded text', () => {
  it('are built once and shared by all callers, in any order of iteration', () => {
    const first = decodeText(HIDDEN).views();
    const one = first.next().value;
    const all = [...decodeText(HIDDEN).views()];
    expect(all.map(({ kind }) => kind)).toEqual(['base64', 'hex']);
    expect(all[0]).toBe(one);
    expect(first.next().value).toBe(all[1]);
    expect(first.next()).toEqual({ done: true, value: [] });
  });

  it('are rebuilt for a different text', () => {
    decodeText(HIDDEN);
    expect([...decodeText('plain words').views()]).toEqual([]);
  });

  it('report the skipped views on every call', () => {
    const fractions = '\u2155 '.repeat(3_000);
    for (let time = 0; time < 2; time++)
      expect(decodeText(fractions).views().next()).toEqual({ done: true, value: [[]] });
  });
});
