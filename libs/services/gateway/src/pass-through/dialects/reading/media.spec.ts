import { carried, inlined, kindOf } from './media';

describe('the kind of a media type', () => {
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
  ])('%s is text', (type) => expect(kindOf(type)).toBe('text'));

  it.each(['image/png', 'IMAGE/JPEG; q=1', 'audio/wav', 'video/mp4'])(
    '%s is seen or heard',
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
  ])('%s is a document', (type) => expect(kindOf(type)).toBe('document'));
});

describe('what a file carries', () => {
  it('is read in the charset that it names, that its first bytes name, and in the one that is usual', () => {
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
  ])('is guessed where no type is known: %s', (_title, text, isUnread) => {
    expect(carried('application/octet-stream', () => Buffer.from(text))).toEqual({
      texts: isUnread ? [] : [text],
      isUnread,
    });
  });
});

describe('what is said to be a picture', () => {
  it.each([
    [
      'is read where it is text',
      'Words of a text, größer. '.repeat(100),
      { texts: ['Words of a text, größer. '.repeat(100)], isUnread: false },
    ],
    ['is a document where it is one', '%PDF-1.7 \u0000', { texts: [], isUnread: true }],
    ['is let be where it looks like one', '\u0089PNG\u0000', { texts: [], isUnread: false }],
  ])('%s', (_title, text, expected) => {
    expect(carried('image/png', () => Buffer.from(text))).toEqual(expected);
  });
});

describe('a file in an address', () => {
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
  ])('%s is taken apart', (text, expected) => expect(inlined(text)).toEqual(expected));

  it.each(['https://example.com/a,b', 'data: none', 'metadata:a,b'])('is not there in %s', (text) =>
    expect(inlined(text)).toBeUndefined(),
  );
});
