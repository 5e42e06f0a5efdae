import fc from 'fast-check';
import { UnreadableAnswer } from '../errors';
import { type Frame, SseSplitter } from './sse';

const split = (chunks: readonly Uint8Array[], maxBytes = 1_000): Frame[] => {
  const splitter = new SseSplitter(maxBytes);
  return [...chunks.flatMap((chunk) => splitter.push(chunk)), ...splitter.end()];
};
const eventsIn = (text: string): unknown[] =>
  split([Buffer.from(text)]).flatMap(({ event }) => (event === undefined ? [] : [event]));

describe('SseSplitter', () => {
  it.each([
    ['data: a\n\n', [{ data: 'a' }]],
    ['data:a\n\ndata: b\n\n', [{ data: 'a' }, { data: 'b' }]],
    ['event: e\ndata: a\n\n', [{ event: 'e', data: 'a' }]],
    ['data: a\r\n\r\ndata: b\r\n\r\n', [{ data: 'a' }, { data: 'b' }]],
    ['data: a\r\rdata: b\r\r', [{ data: 'a' }, { data: 'b' }]],
    ['data: a\ndata:  b\n\n', [{ data: 'a\n b' }]],
    [': comment\n\ndata: a\n\n', [{ data: 'a' }]],
    ['\uFEFFdata: a\n\n', [{ data: 'a' }]],
    ['\n\n\ndata: a\n\n', [{ data: 'a' }]],
    ['id: 1\nretry: 5\n\n', []],
    ['data\n\n', [{ data: '' }]],
    ['data: a', [{ data: 'a' }]],
    ['data: 😀é\n\n', [{ data: '😀é' }]],
  ])('reads %j', (text, expected) => {
    expect(eventsIn(text)).toEqual(expected);
  });

  it('returns an event at its last byte, for every kind of line break', () => {
    for (const end of ['\n\n', '\r\n\r\n', '\r\r'])
      expect(new SseSplitter(100).push(Buffer.from(`data: a${end}`))).toHaveLength(1);
  });

  it('refuses an event over the limit and accepts many small ones', () => {
    expect(() => split([Buffer.from(`data: ${'x'.repeat(1_000)}`)])).toThrow(UnreadableAnswer);
    expect(split([Buffer.from('data: a\n\n'.repeat(1_000))])).toHaveLength(1_000);
  });

  it.each([
    '{"choices":[]}',
    'plain words',
    'data: a\nbody: b',
    '<p>',
    ' data: a',
    '\u001f\u008b\u0008',
  ])('refuses %j, which is no event stream', (text) => {
    expect(() => eventsIn(text)).toThrow(UnreadableAnswer);
  });

  const line = fc.constantFrom('data: a', 'data: 😀', 'event: e', ': c', '', 'data', 'id: 1');
  const stream = fc
    .array(fc.tuple(line, fc.constantFrom('\n', '\r', '\r\n')), { maxLength: 20 })
    .map((lines) => Buffer.from(lines.flat().join('')));

  it('returns every byte and the same events for chunks of any size', () => {
    fc.assert(
      fc.property(stream, fc.integer({ min: 1, max: 9 }), (bytes, size) => {
        const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_item, index) =>
          bytes.subarray(index * size, (index + 1) * size),
        );
        const cut = split(chunks);
        expect(Buffer.concat(cut.map(({ raw }) => raw))).toEqual(bytes);
        const eventsOf = (frames: Frame[]): unknown[] => frames.flatMap(({ event }) => event ?? []);
        expect(eventsOf(cut)).toEqual(eventsOf(split([bytes])));
      }),
    );
  });
});
