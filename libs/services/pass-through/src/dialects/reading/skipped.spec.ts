import { skippedIn } from './skipped';

const PNG = Buffer.from([
  0x89,
  0x50,
  0x4e,
  0x47,
  0x0d,
  0x0a,
  0x1a,
  0x0a,
  ...Array.from({ length: 80 }, (_, index) => 255 - index),
]).toString('base64');
const TEXT = Buffer.from(
  'Words, as a file has them, one after the other, more than a few of them.',
).toString('base64');

describe('skippedIn', () => {
  it.each([
    [
      'an image at an address',
      { type: 'image_url', image_url: { url: 'https://example.com/a.png' } },
      ['image'],
    ],
    [
      'an image in a data URL',
      { type: 'image_url', image_url: { url: `data:image/png;base64,${PNG}` } },
      ['image'],
    ],
    [
      'an image of Responses',
      { type: 'input_image', image_url: 'https://example.com/a.png' },
      ['image'],
    ],
    ['an image stored by the vendor', { type: 'input_image', file_id: 'file-1' }, ['image']],
    [
      'an image in a source',
      { type: 'image', source: { type: 'base64', media_type: 'image/png', data: PNG } },
      ['image'],
    ],
    ['an image of Gemini', { inlineData: { mimeType: 'image/png', data: PNG } }, ['image']],
    ['a video of Gemini', { file_data: { file_uri: 'https://youtu.be/a' } }, ['video']],
    [
      'an image file',
      { type: 'file', file: { file_data: `data:image/png;base64,${PNG}` } },
      ['image'],
    ],
    [
      'an audio part',
      { type: 'input_audio', input_audio: { data: PNG, format: 'wav' } },
      ['audio'],
    ],
    [
      'a screenshot',
      { type: 'computer_screenshot', image_url: 'https://example.com/a.png' },
      ['image'],
    ],
    ['a generated image', { type: 'image_generation_call', id: 'ig_1', result: PNG }, ['image']],
    [
      'images and audio within a result',
      [
        {
          type: 'tool_result',
          content: [
            { type: 'image', source: { type: 'url', url: 'https://example.com/a' } },
            { type: 'image', source: { type: 'file', file_id: 'f' } },
          ],
        },
        { type: 'audio', audio: { url: 'https://example.com/b' } },
      ],
      ['image', 'image', 'audio'],
    ],
  ])('returns the kinds of %s', (_title, part, kinds) => expect(skippedIn(part)).toEqual(kinds));

  it.each([
    ['text', ['text', { type: 'text', text: 'see https://example.com/a.png' }]],
    [
      'a text declared as an image',
      { type: 'image', source: { type: 'base64', media_type: 'image/png', data: TEXT } },
    ],
    ['a text file', { inlineData: { mimeType: 'text/plain', data: TEXT } }],
    ['nothing', [null, {}, { type: 'image_url', image_url: { url: '' } }]],
  ])('returns nothing for %s', (_title, part) => expect(skippedIn(part)).toEqual([]));

  it('finds parts at any depth and in any number', () => {
    let nested: unknown = { type: 'image', url: 'https://example.com/a' };
    for (let level = 0; level < 50_000; level++) nested = [nested];
    expect(skippedIn(nested)).toEqual(['image']);
    expect(
      skippedIn(
        Array.from({ length: 200_000 }, () => ({ type: 'image', url: 'https://example.com/a' })),
      ),
    ).toHaveLength(200_000);
  });
});
