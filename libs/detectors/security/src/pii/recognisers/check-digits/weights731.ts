/**
 * Computes the check digit of travel documents: weights 7, 3, 1 in turn; letters count 10 to 35,
 * the filler 0. Source: ICAO 9303 part 3.
 */
export const remainder731 = (code: string): number =>
  Array.from(code).reduce(
    (sum, character, index) =>
      sum + (character === '<' ? 0 : parseInt(character, 36)) * ([7, 3, 1][index % 3] ?? 0),
    0,
  ) % 10;
