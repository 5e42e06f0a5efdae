import { collected } from './collected';

describe('texts written one by one', () => {
  const texts = collected();

  it('are each there once', () => {
    expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length);
  });

  it('are attacks and harmless, of users and in documents, in about equal parts', () => {
    for (const channel of ['user', 'document']) {
      const own = texts.filter((text) => text.channel === channel);
      const share = own.filter(({ attack }) => attack).length / own.length;
      expect(own.length).toBeGreaterThan(1000);
      expect(share).toBeGreaterThan(0.4);
      expect(share).toBeLessThan(0.6);
    }
  });

  it('have a kind, by which they are left out of training', () => {
    expect(texts.filter(({ unit, fold }) => unit.endsWith(', ') || fold === undefined)).toEqual([]);
  });
});
