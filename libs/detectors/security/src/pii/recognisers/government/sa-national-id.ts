import { luhn } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Ten digits from 1 (citizen) or 2 (resident), Luhn. Source: الأحوال المدنية, National Information Center. */
export const saNationalId = recogniser({
  kind: 'sa_national_id',
  title: 'Saudi identity number',
  group: 'government IDs',
  digits: 10,
  checked: true,
  pattern: /[12]\d{9}/,
  accepts: (code) => luhn(code),
  announced: 0.93,
  cues: [
    'iqama',
    'iqama number',
    'رقم الهوية',
    'الهوية الوطنية',
    'رقم الإقامة',
    'الإقامة',
    'saudi id',
    'national id',
  ],
});
