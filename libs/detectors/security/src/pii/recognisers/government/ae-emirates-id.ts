import { luhn } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** 784, year of birth, seven digits, Luhn. Source: Federal Authority for Identity, Citizenship, Customs and Port Security. */
export const aeEmiratesId = recogniser({
  kind: 'ae_emirates_id',
  title: 'Emirates ID',
  group: 'government IDs',
  digits: 15,
  checked: true,
  pattern: /784[- ]?(?:19|20)\d{2}[- ]?\d{7}[- ]?\d/,
  accepts: (code) => luhn(code),
  announced: 0.96,
  run: 7,
  unannounced: 0.9,
  cues: ['emirates id', 'eid', 'الهوية الإماراتية', 'رقم الهوية', 'uae id'],
});
