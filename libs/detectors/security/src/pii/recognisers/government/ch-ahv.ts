import { weighted } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Country 756, eight digits, check digit of an EAN-13. Source: Zentrale Ausgleichsstelle, AHVN13. */
const holds = (code: string): boolean =>
  weighted(code, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 === 0;

export const chAhv = recogniser({
  kind: 'ch_ahv',
  title: 'Swiss AHV number',
  group: 'government IDs',
  digits: 13,
  checked: true,
  pattern: /756[. ]?\d{4}[. ]?\d{4}[. ]?\d{2}/,
  accepts: (code, { excerpt, announced }) => holds(code) && (announced || excerpt.includes('.')),
  announced: 0.96,
  signs: '.',
  run: 4,
  unannounced: 0.93,
  cues: [
    'ahv',
    'ahv nummer',
    'ahv nr',
    'avs',
    'numéro avs',
    'n° avs',
    'numero avs',
    'oasi',
    'sozialversicherungsnummer',
    'versichertennummer',
    'social security number',
  ],
});
