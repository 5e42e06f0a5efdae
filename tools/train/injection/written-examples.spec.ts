import { writtenExamples } from './written-examples';

describe('writtenExamples', () => {
  const texts = writtenExamples();

  it('holds each text once', () => {
    expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length);
  });

  it('holds about as many attacks as harmless texts in each channel', () => {
    for (const channel of ['user', 'document']) {
      const own = texts.filter((text) => text.channel === channel);
      const share = own.filter(({ attack }) => attack).length / own.length;
      expect(own.length).toBeGreaterThan(1000);
      expect(share).toBeGreaterThan(0.4);
      expect(share).toBeLessThan(0.6);
    }
  });

  it('assigns each text a kind, by which it is left out of training', () => {
    expect(texts.filter(({ unit, fold }) => unit.endsWith(', ') || fold === undefined)).toEqual([]);
  });
});
