import { carried, inlined, kindOf } from './media';

describe('kindOf', () => {
  it.each([
    'text/plain',
    ' Text/Plain ; charset=utf-8',
    'application/json; charset=utf-8',
    'application/ld+json',
    'application/vnd.api+json',
    'image/svg+xml',
    'application/xhtml+xml',
    'application/rtf',
    'text/rtf',
    'application/x-javascript',
    'application/x-python',
    'application/x-sh',
    'application/typescript',
    'application/x-typescript',
    'application/x-shellscript',
    'application/x-yaml',
    'message/rfc822',
  ])('classifies %s as text', (type) => expect(kindOf(type)).toBe('text'));

  it.each(['image/png', 'IMAGE/JPEG; q=1', 'audio/wav', 'video/mp4'])(
    'classifies %s as image, audio or video',
    (type) => expect(kindOf(type)).toBe('scene'),
  );

  it.each([
    'application/pdf',
    'application/zip',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/x-novelty',
    'novelty',
    `text/${'x'.repeat(300)}`,
  ])('classifies %s as a document', (type) => expect(kindOf(type)).toBe('document'));
});

describe('the content of a file', () => {
  it('is decoded in the stated charset, in that of its byte order mark, and in UTF-8', () => {
    const wide = Buffer.from('Words', 'utf16le');
    expect(carried('text/plain; charset="UTF-16LE"', () => wide).texts).toContain('Words');
    expect(
      carried('text/plain', () => Buffer.concat([Buffer.from([0xff, 0xfe]), wide])).texts,
    ).toContain('Words');
    expect(carried('text/plain; charset=utf-16le', () => Buffer.from('Words')).texts).toContain(
      'Words',
    );
    expect(carried('text/plain; charset=novelty', () => wide).isUnread).toBe(true);
  });

  it.each([
    ['text', 'Words, größer.', false],
    ['a PDF', '%PDF-1.7 Words', true],
    ['bytes', '\u0000\u0001', true],
  ])('is classified by its bytes without a known type: %s', (_title, text, isUnread) => {
    expect(carried('application/octet-stream', () => Buffer.from(text))).toEqual({
      texts: isUnread ? [] : [text],
      isUnread,
    });
  });
});

describe('data declared as an image', () => {
  it.each([
    [
      'is read if it is text',
      'Words of a text, größer. '.repeat(100),
      { texts: ['Words of a text, größer. '.repeat(100)], isUnread: false },
    ],
    ['is a document if it is a PDF', '%PDF-1.7 \u0000', { texts: [], isUnread: true }],
    ['is not read if it looks like an image', '\u0089PNG\u0000', { texts: [], isUnread: false }],
  ])('%s', (_title, text, expected) => {
    expect(carried('image/png', () => Buffer.from(text))).toEqual(expected);
  });
});

describe('a file in a data URL', () => {
  it.each([
    ['data:text/plain;base64,QQ==', { mediaType: 'text/plain', isBase64: true, payload: 'QQ==' }],
    [
      ' DATA: text/plain; charset=utf-8 ; BASE64,QQ==',
      { mediaType: 'text/plain; charset=utf-8', isBase64: true, payload: 'QQ==' },
    ],
    ['data:,A%20b', { mediaType: 'text/plain', isBase64: false, payload: 'A%20b' }],
    [
      'data:;charset=utf-16le,A',
      { mediaType: 'text/plain;charset=utf-16le', isBase64: false, payload: 'A' },
    ],
  ])('is parsed from %s', (text, expected) => expect(inlined(text)).toEqual(expected));

  it.each(['https://example.com/a,b', 'data: none', 'metadata:a,b'])('is absent from %s', (text) =>
    expect(inlined(text)).toBeUndefined(),
  );
});
