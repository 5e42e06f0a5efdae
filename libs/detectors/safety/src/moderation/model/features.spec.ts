import { readEnglish } from '../moderate';
import { passagesOf, readFeatures } from './features';

const featuresOf = (text: string): number[] => {
  const reading = readEnglish(text);
  const hashes: number[] = [];
  for (const passage of passagesOf(reading))
    readFeatures(reading.tokens, passage, (hash) => hashes.push(hash));
  return hashes;
};
const passageTexts = (text: string): string[] => {
  const reading = readEnglish(text);
  const { tokens } = reading;
  return passagesOf(reading).map(({ from, to }) =>
    text.slice(tokens[from]?.start, tokens[to - 1]?.end),
  );
};

describe('passagesOf', () => {
  it('splits at the ends of sentences', () => {
    expect(passageTexts('Where is it now? It was here before. Now it is gone')).toEqual([
      'Where is it now',
      'It was here before',
      'Now it is gone',
    ]);
  });

  it('joins very short sentences', () => {
    expect(passageTexts('No. No! Never ever. I do not want it')).toEqual([
      'No. No! Never ever',
      'I do not want it',
    ]);
  });

  it('splits long sentences, without losing a word', () => {
    const reading = readEnglish('word '.repeat(1_000));
    const passages = passagesOf(reading);
    expect(Math.max(...passages.map(({ from, to }) => to - from))).toBeLessThanOrEqual(40);
    expect(passages.map(({ from }) => from)).toEqual([
      0,
      ...passages.slice(0, -1).map(({ to }) => to),
    ]);
    expect(passages.at(-1)?.to).toBe(reading.tokens.length);
  });

  it('finds none in an empty text', () => {
    expect(passagesOf(readEnglish(''))).toEqual([]);
  });
});

describe('readFeatures', () => {
  it('reads the same features of the same text', () => {
    expect(featuresOf('I will find you')).toEqual(featuresOf('I will find you'));
  });

  it('tells the order of words apart', () => {
    expect(new Set(featuresOf('dogs bite men'))).not.toEqual(new Set(featuresOf('men bite dogs')));
  });

  it('shares the pieces of words that are written differently', () => {
    const other = new Set(featuresOf('worthlesss'));
    const shared = featuresOf('worthless').filter((hash) => other.has(hash));
    expect(shared.length).toBeGreaterThan(10);
  });

  it('grows in proportion to the text', () => {
    const once = featuresOf('They met us at the station. ').length;
    expect(featuresOf('They met us at the station. '.repeat(50))).toHaveLength(50 * once);
  });
});
