import { isDay, weighted } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Birth date, serial, two check digits modulo 11; 40 is added to the day of a D number. Source: Skatteetaten, folkeregisterforskriften § 2-2. */
const holds = (code: string): boolean =>
  weighted(code, [3, 7, 6, 1, 8, 9, 4, 5, 2, 1]) % 11 === 0 &&
  weighted(code, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;

export const noFodselsnummer = recogniser({
  kind: 'no_fodselsnummer',
  title: 'Norwegian national identity number',
  group: 'government IDs',
  digits: 11,
  checked: true,
  pattern: /[0-7]\d[0-4]\d\d{2}[ .-]?\d{5}/,
  accepts: (code) =>
    holds(code) && isDay(Number(code.slice(2, 4)) % 40, Number(code.slice(0, 2)) % 40),
  announced: 0.96,
  run: 5,
  unannounced: 0.75,
  cues: [
    'fødselsnummer',
    'fødselsnr',
    'personnummer',
    'd nummer',
    'fnr',
    'norwegian national identity number',
    'personal number',
    'national identity number',
  ],
});
