const digitOf = (digit: string): number => (digit === 'X' ? 10 : Number(digit));

const weighted = (digits: string, weight: (index: number) => number): number =>
  [...digits].reduce((total, digit, index) => total + digitOf(digit) * weight(index), 0);

/** ISO 2108, without separators, capitals. */
export const isIsbn = (digits: string): boolean => {
  if (digits.length === 10) return weighted(digits, (index) => 10 - index) % 11 === 0;
  return (
    digits.length === 13 &&
    /^97[89]\d+$/.test(digits) &&
    weighted(digits, (index) => (index % 2 === 0 ? 1 : 3)) % 10 === 0
  );
};

/** ISO 3297. */
export const isIssn = (digits: string): boolean =>
  weighted(digits, (index) => 8 - index) % 11 === 0;

/** ISO/IEC 7812, the Luhn formula. */
export const isLuhn = (digits: string): boolean =>
  [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
  0;

/** Lengths of the IBAN by country, from the registry of ISO 13616. */
const IBAN_LENGTHS: ReadonlyMap<string, number> = new Map(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 FR27 GB22 GE22 GI23 ' +
    'GL18 GR27 GT28 HR21 HU28 IE22 IL23 IS26 IT27 JO30 KW30 KZ20 LB28 LI21 LT20 LU20 LV21 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 ' +
    'PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SE24 SI19 SK24 SM27 TN24 TR26 UA29 VA22 VG24 XK20'
  )
    .split(' ')
    .map((entry): [string, number] => [entry.slice(0, 2), Number(entry.slice(2))]),
);

export const ibanLength = (country: string): number | undefined => IBAN_LENGTHS.get(country);

/** ISO 13616: the remainder by 97 is 1; without separators, capitals. */
export const isIban = (iban: string): boolean => {
  let remainder = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4))
    for (const digit of String(parseInt(sign, 36)))
      remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder === 1;
};

/** EAN-8, EAN-13 and UPC-A. */
export const isGtin = (digits: string): boolean =>
  [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0) %
    10 ===
  0;
