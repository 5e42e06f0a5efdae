import { type Span, united } from './spans';

const span = (start: number, end: number, kind = 'email', confidence = 90): Span => ({
  kind,
  group: 'g',
  start,
  end,
  confidence,
});
const places = (text: string, spans: Span[]) =>
  united(text, spans).map(({ kind, start, end }) => [kind, start, end]);
const TEXT = 'abcdefghijklmnop';

describe('united', () => {
  it.each<[string, Span[], unknown[]]>([
    [
      'sorts spans',
      [span(8, 9), span(1, 2)],
      [
        ['email', 1, 2],
        ['email', 8, 9],
      ],
    ],
    [
      'keeps adjacent spans separate',
      [span(1, 3), span(3, 5)],
      [
        ['email', 1, 3],
        ['email', 3, 5],
      ],
    ],
    [
      'merges overlapping spans into one of the kind of the longest',
      [span(1, 4, 'phone'), span(3, 9, 'iban')],
      [['iban', 1, 9]],
    ],
    [
      'merges a span with one that it contains',
      [span(1, 9, 'street_address'), span(3, 5, 'person_name', 99)],
      [['street_address', 1, 9]],
    ],
    [
      'keeps the more confident of two equal spans',
      [span(1, 4, 'phone', 60), span(1, 4, 'us_ssn', 95)],
      [['us_ssn', 1, 4]],
    ],
    ['merges a chain of spans', [span(1, 4), span(3, 6), span(5, 8)], [['email', 1, 8]]],
  ])('%s', (_title, spans, expected) => {
    expect(places(TEXT, spans)).toEqual(expected);
  });

  it('extends a span to the whole of a character that it splits', () => {
    expect(places('a😀b😀c', [span(2, 5)])).toEqual([['email', 1, 6]]);
    expect(places('a😀b', [span(1, 2)])).toEqual([['email', 1, 3]]);
  });

  it('does not extend a span to lone surrogates', () => {
    expect(places('\ude00\ud83d\ud83d', [span(1, 2)])).toEqual([['email', 1, 2]]);
  });
});
