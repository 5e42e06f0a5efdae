/**
 * Returns the values that a written number may have: `1.234` is 1.234 or 1,234, depending on the
 * country.
 */
export const valuesOf = (digits: string): number[] => {
  const ascii = toAscii(digits);
  const values = [
    Number(ascii.replaceAll(',', '')),
    Number(ascii.replaceAll('.', '').replace(',', '.')),
  ];
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(ascii)) values.push(Number(ascii.replaceAll(/[.,]/g, '')));
  return [...new Set(values.filter((value) => Number.isFinite(value)))];
};

/**
 * Converts digits of other scripts (Arabic, Devanagari, full width) to 0 to 9: each block of ten
 * begins at its zero.
 */
const toAscii = (digits: string): string =>
  /^[\d.,]+$/.test(digits)
    ? digits
    : digits
        .normalize('NFKC')
        .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 48)));

// Every block of decimal digits begins at a code point ending in 0 or 6 (hexadecimal).
const digitValue = (code: number): number => {
  if (code < 0x80) return code - 48;
  const low = code & 0xf;
  return low >= 6 ? low - 6 : low;
};

/** Returns the look-up key of a value: 1,000, 1000.0 and one thousand share one. */
export const numberKey = (value: number): string => `#${Number(value.toPrecision(12))}`;
