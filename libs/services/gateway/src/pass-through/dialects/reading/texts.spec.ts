import fc from 'fast-check';
import { readable, textsIn } from './texts';

const base64 = (text: string): string => Buffer.from(text).toString('base64');

describe('the texts in a value', () => {
  it.each([
    ['a part of an unknown kind', { type: 'novelty', body: { words: ['One', 'two'] } }, ['One', 'two']],
    ['a tag that holds a sentence', { type: 'not a tag' }, ['not a tag']],
    ['words in the place of a picture', { image_url: 'not a picture' }, ['not a picture']],
    ['a file of text that travels as data', { file_data: `data:text/plain;base64,${base64('Hello there')}` }, ['Hello there']],
    ['what only looks like data', 'data:text/plain;base64,look: words', ['data:text/plain;base64,look: words']],
  ])('holds %s', (_title, value, expected) => {
    expect(textsIn(value)).toEqual(expected);
  });

  it.each([
    ['tags and references', { type: 'text', id: 'x_1', cache_control: { type: 'ephemeral' } }],
    ['a picture’s address', { type: 'image_url', image_url: { url: 'https://example.com/a.png', detail: 'high' } }],
    ['a picture’s bytes', { image_url: `data:image/png;base64,${'iVBORw0KGgo'.repeat(10)}` }],
    ['a seal', { signature: 'c2VhbGVk'.repeat(10) }],
    ['numbers', [1, true, null]],
  ])('does not hold %s', (_title, value) => {
    expect(textsIn(value)).toEqual([]);
  });

  it('finds every sentence in any JSON', () => {
    const sentence = fc.string({ minLength: 1 }).map((text) => `a ${text} sentence`);
    const json = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof({ maxDepth: 5 }, sentence, fc.integer(), fc.array(tie('value'), { maxLength: 4 }), fc.dictionary(fc.string(), tie('value'), { maxKeys: 4 })),
    })).value;
    const sentences = (value: unknown): string[] =>
      typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentences) : [];
    fc.assert(fc.property(json, (value) => expect(textsIn(value).sort()).toEqual(sentences(value).sort())));
  });

  it('takes any depth', () => {
    let value: unknown = 'deep down';
    for (let level = 0; level < 50_000; level += 1) value = [value];
    expect(textsIn(value)).toEqual(['deep down']);
  });
});

describe('a structured result', () => {
  it('is read as lines that keep every string whole', () => {
    expect(readable({ city: 'Bern', days: [{ sky: 'Say "rain"\nall day', degrees: 9 }], none: null })).toBe('city: Bern\ndays:\nsky: Say "rain"\nall day\ndegrees: 9');
    expect(readable('plain')).toBe('plain');
  });
});
