import { boundsOf } from './pattern-bounds';

describe('bounds of a pattern', () => {
  it.each([
    [/a{2,3}b?/, 4, 0],
    [/\d{3}[ -]?\d{2}/, 6, 5],
    [/[0-9]{2}[A-Z\d]x1/, 5, 3],
    [/(?:\d\d|\d[A-Z]{4}){2}/, 10, 2],
    [/\d{4}|[A-Z]{2}/, 4, 0],
    [/(?<!\d)\d(?=\d{5})/, 1, 1],
    [/\(\d\)\]?/, 4, 1],
    [/[\]\d]{2}/, 2, 0],
    [/\bNo\b$/, 2, 0],
    [/\p{L}{2}\u{1f600}/u, 6, 0],
    [/\d+/, Infinity, 1],
    [/\d{2,}x*/, Infinity, 2],
    [/(\d)\1/, Infinity, 1],
  ])(
    'limits matches of %p to at most %d units and at least %d digits',
    (pattern, longest, digits) => {
      expect(boundsOf(pattern)).toEqual({ longest, digits });
    },
  );
});
