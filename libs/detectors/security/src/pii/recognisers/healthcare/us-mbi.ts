import { recogniser } from '../../recogniser';

/** Eleven characters, letters without S, L, O, I, B, Z, in fixed places. Source: CMS, Medicare Beneficiary Identifier format. */
export const usMbi = recogniser({
  kind: 'us_mbi',
  title: 'US Medicare number',
  group: 'healthcare data',
  digits: 4,
  pattern:
    /[1-9][AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]\d-?[AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]\d-?[AC-HJKMNP-RT-Y]{2}\d{2}/i,
  accepts: (_code, { announced, excerpt }) => announced || excerpt === excerpt.toUpperCase(),
  announced: 0.95,
  signs: 'A',
  run: 2,
  unannounced: 0.78,
  cues: [
    'medicare',
    'medicare number',
    'medicare id',
    'mbi',
    'beneficiary',
    'beneficiary identifier',
    'medicare card',
  ],
});
