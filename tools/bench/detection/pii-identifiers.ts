import type { PiiText } from './pii-texts';

type Below = (bound: number) => number;

/** Generates the same numbers in every run (a linear congruential generator). */
const numbers = (seed: number): Below => {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
};

const digits = (below: Below, count: number): string =>
  Array.from({ length: count }, () => below(10)).join('');
const weighted = (code: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(code[index]), 0);

const withLuhn = (code: string): string => {
  const sum = Array.from(code)
    .reverse()
    .reduce(
      (total, digit, index) =>
        total +
        (index % 2 === 0
          ? ((2 * Number(digit)) % 10) + Math.floor(Number(digit) / 5)
          : Number(digit)),
      0,
    );
  return code + String((10 - (sum % 10)) % 10);
};

const iban = (country: string, account: string): string => {
  const asNumber = Array.from(`${account}${country}00`, (character) =>
    String(parseInt(character, 36)),
  ).join('');
  return `${country}${String(98 - Number(BigInt(asNumber) % 97n)).padStart(2, '0')}${account}`;
};

const cpf = (code: string): string => {
  const next = (before: string): string => {
    const rest =
      (10 *
        weighted(
          before,
          Array.from(before, (_digit, index) => before.length + 1 - index),
        )) %
      11;
    return before + String(rest % 10);
  };
  return next(next(code));
};

/** Makes an NHS number; `undefined` where the first nine digits allow no check digit. */
const nhs = (code: string): string | undefined => {
  const check = (11 - (weighted(code, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return check === 10 ? undefined : code + String(check);
};

const inFours = (code: string): string => code.match(/.{1,4}/g)?.join(' ') ?? code;

/** A sentence's beginning, the identifier, the sentence's end. */
const MAKERS: Readonly<
  Record<string, (below: Below) => readonly [string, string | undefined, string]>
> = {
  card: (below) => [
    'Please charge the card ',
    inFours(withLuhn(`4${digits(below, 14)}`)),
    ' for the two chairs.',
  ],
  'card without a cue': (below) => [
    'Use ',
    withLuhn(`52${digits(below, 13)}`),
    ' for the two chairs.',
  ],
  iban: (below) => ['The rent goes to ', inFours(iban('DE', digits(below, 18))), ' every month.'],
  ssn: (below) => [
    'My SSN is ',
    `${100 + below(500)}-${10 + below(89)}-${1000 + below(8999)}`,
    ', as on the form.',
  ],
  cpf: (below) => ['O CPF dela: ', cpf(digits(below, 9)), ', obrigado.'],
  nhs: (below) => ['The NHS number of the patient is ', nhs(digits(below, 9)), ' in the letter.'],
  dni: (below) => {
    const code = digits(below, 8);
    return [
      'Mi DNI es ',
      code + 'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(Number(code) % 23),
      ' y vivo aquí.',
    ];
  },
  phone: (below) => [
    'You can call me at ',
    `+44 20 79${digits(below, 2)} ${digits(below, 4)}`,
    ' after five.',
  ],
  email: (below) => [
    'Write to ',
    `h.${['ferro', 'kaspar', 'lindt', 'morante'][below(4)] ?? ''}${below(90) + 10}@mailbox-${below(9)}.org`,
    ' about the key.',
  ],
};

/** Generates texts with one made-up identifier each. */
export const madeUpTexts = (each: number): PiiText[] =>
  Object.entries(MAKERS).flatMap(([type, make], index) => {
    const below = numbers(index + 1);
    return Array.from({ length: each }, () => make(below)).flatMap(
      ([before, identifier, behind]): PiiText[] =>
        identifier === undefined
          ? []
          : [
              {
                text: before + identifier + behind,
                source: 'made up',
                personal: true,
                places: [{ start: before.length, end: before.length + identifier.length, type }],
              },
            ],
    );
  });
