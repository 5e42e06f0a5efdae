import { nextBatch } from './next-batch';

const MEGABYTE = 1024 * 1024;
const waiting = (count: number, characters: number) =>
  Array.from({ length: count }, () => ({ characters }));

describe('the rows of one statement', () => {
  it.each([
    ['all waiting rows', waiting(3, 500), 3],
    ['none when none is waiting', [], 0],
    ['at most 400', waiting(401, 500), 400],
    ['at most 4 MiB', waiting(10, MEGABYTE), 4],
    ['at least one, of any size', waiting(3, 9 * MEGABYTE), 1],
    ['small ones up to a large one', [...waiting(7, 500), ...waiting(1, 4 * MEGABYTE)], 7],
  ])('are %s', (_title, rows, expected) => {
    expect(nextBatch(rows)).toBe(expected);
  });
});
