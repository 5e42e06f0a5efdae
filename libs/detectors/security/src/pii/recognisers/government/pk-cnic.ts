import { recogniser } from '../../recogniser';

/** District, family, sex: 5, 7 and 1 digits with dashes. Source: NADRA, CNIC. */
export const pkCnic = recogniser({
  kind: 'pk_cnic',
  title: 'Pakistani CNIC',
  group: 'government IDs',
  digits: 13,
  pattern: /[1-8]\d{4}-\d{7}-\d|[1-8]\d{12}/,
  accepts: (_code, { announced, excerpt }) => announced || excerpt.includes('-'),
  announced: 0.92,
  signs: '-',
  run: 7,
  unannounced: 0.75,
  cues: ['cnic', 'nicop', 'شناختی کارڈ', 'cnic number', 'national identity card'],
});
