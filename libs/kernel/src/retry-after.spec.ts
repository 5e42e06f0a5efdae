import { retryAfterMs } from './retry-after';

const NOW = Date.parse('2026-01-31T12:00:00Z');

describe('Retry-After', () => {
  it.each<[string, string | string[] | undefined, number | undefined]>([
    ['seconds', '120', 120_000],
    ['zero seconds', '0', 0],
    ['a date', 'Sat, 31 Jan 2026 12:00:30 GMT', 30_000],
    ['a date in an obsolete format', 'Saturday, 31-Jan-26 12:00:30 GMT', 30_000],
    ['a date in the past', 'Sat, 31 Jan 2026 11:00:00 GMT', 0],
    ['nothing', undefined, undefined],
    ['two headers', ['1', '2'], undefined],
    ['a fraction', '1.5', undefined],
    ['a negative number', '-5', undefined],
    ['a huge number', '99999999999', undefined],
    ['words', 'Monday, or some other day', undefined],
    ['a date in another format', '2026-01-31T12:00:30Z', undefined],
  ])('reads %s', (_title, header, expected) => {
    expect(retryAfterMs(header, NOW)).toBe(expected);
  });
});
