const DIHEDRAL = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
];
const PERMUTED = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];

/**
 * Verifies a Verhoeff check digit in the last place, by the dihedral group of order ten. Source: J.
 * Verhoeff, Error Detecting Decimal Codes, 1969.
 */
export const verhoeff = (digits: string): boolean =>
  Array.from(digits)
    .reverse()
    .reduce(
      (state, digit, index) =>
        Number(DIHEDRAL[state]?.[Number(PERMUTED[index % 8]?.[Number(digit)])]),
      0,
    ) === 0;
