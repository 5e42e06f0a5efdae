import fc from 'fast-check';
import { readable, settingTexts, textsIn } from './texts';

const base64 = (text: string): string => Buffer.from(text).toString('base64');

describe('textsIn', () => {
  it.each([
    [
      'a part of an unknown kind',
      { type: 'novelty', body: { words: ['One', 'two'] } },
      ['One', 'two'],
    ],
    ['a tag that holds a sentence', { type: 'not a tag' }, ['not a tag']],
    ['words in place of an image', { image_url: 'not a picture' }, ['not a picture']],
    [
      'a text file given as data',
      { file_data: `data:text/plain;base64,${base64('Hello there')}` },
      ['Hello there'],
    ],
    [
      'a text file in bare base64',
      { file_data: base64('Hello there, said the one, and the other said it, too.') },
      ['Hello there, said the one, and the other said it, too.'],
    ],
    [
      'a text file whose type has parameters',
      { media_type: 'Text/Plain;charset=utf-8', data: base64('Hello there') },
      ['Hello there'],
    ],
    [
      'a drawing in a text format',
      { inlineData: { mimeType: 'image/svg+xml', data: base64('<svg>Hello</svg>') } },
      ['<svg>Hello</svg>'],
    ],
    [
      'a file with two different types',
      { mimeType: 'image/png', mime_type: 'text/plain', data: base64('Hello there') },
      ['Hello there'],
    ],
    [
      'a file in an escaped data URL',
      { url: 'data:text/plain,Hello%20there' },
      ['Hello there', 'data:text/plain,Hello%20there'],
    ],
    [
      'an image’s address in place of words',
      { text: `data:image/png;base64,${base64('Hello there')}` },
      [`data:image/png;base64,${base64('Hello there')}`, 'Hello there'],
    ],
    ['a tag that is too long', { type: 'not_a_tag_'.repeat(20) }, ['not_a_tag_'.repeat(20)]],
    ['an id long enough for a text', { id: 'x_1', tool_call_id: 'do this' }, ['do this']],
    [
      'an address long enough for a text',
      { url: `https://example.com/${'a'.repeat(3_000)}` },
      [`https://example.com/${'a'.repeat(3_000)}`],
    ],
    [
      'words in place of a credential',
      { authentication: { type: 'api_key', key: 'do this' } },
      ['do this'],
    ],
    [
      'text that only resembles data',
      'data:text/plain;base64,look: words',
      ['data:text/plain;base64,look: words'],
    ],
  ])('includes %s', (_title, value, expected) => {
    expect(textsIn(value)).toEqual(expected);
  });

  it.each([
    ['tags and references', { type: 'text', id: 'x_1', cache_control: { type: 'ephemeral' } }],
    [
      'an image’s address',
      { type: 'image_url', image_url: { url: 'https://example.com/a.png', detail: 'high' } },
    ],
    ['an image’s bytes', { image_url: `data:image/png;base64,${'iVBORw0KGgo'.repeat(10)}` }],
    ['a signature', { signature: 'c2VhbGVk'.repeat(10) }],
    [
      'credentials',
      {
        authentication: { type: 'api_key', key: 'sk-1' },
        authorization: 'Bearer sk-1',
        headers: { 'X-Key': 'sk-1' },
      },
    ],
    ['numbers', [1, true, null]],
  ])('excludes %s', (_title, value) => {
    expect(textsIn(value)).toEqual([]);
  });

  it('finds every sentence in any JSON', () => {
    const sentence = fc.string({ minLength: 1 }).map((text) => `a ${text} sentence`);
    const json = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 5 },
        sentence,
        fc.integer(),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(fc.string(), tie('value'), { maxKeys: 4 }),
      ),
    })).value;
    const sentences = (value: unknown): string[] =>
      typeof value === 'string'
        ? [value]
        : typeof value === 'object' && value !== null
          ? Object.values(value).flatMap(sentences)
          : [];
    fc.assert(
      fc.property(json, (value) => expect(textsIn(value).sort()).toEqual(sentences(value).sort())),
    );
  });

  it('accepts any depth', () => {
    let value: unknown = 'deep down';
    for (let level = 0; level < 50_000; level += 1) value = [value];
    expect(textsIn(value)).toEqual(['deep down']);
  });
});

describe('settingTexts', () => {
  it('returns the values of more than one word', () => {
    expect(
      settingTexts({
        user: 'u-1',
        tool_choice: { function: { name: 'f' } },
        reasoning: { effort: 'do this' },
        service_tier: 'x'.repeat(300),
      }),
    ).toEqual(['do this', 'x'.repeat(300)]);
  });
});

describe('readable', () => {
  it('renders lines that keep every string unescaped', () => {
    expect(
      readable({ city: 'Bern', days: [{ sky: 'Say "rain"\nall day', degrees: 9 }], none: null }),
    ).toBe('city: Bern\ndays:\nsky: Say "rain"\nall day\ndegrees: 9');
    expect(readable('plain')).toBe('plain');
  });
});
