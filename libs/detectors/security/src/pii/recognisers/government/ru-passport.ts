import { recogniser } from '../../recogniser';

/** Series of four and number of six digits; no check digit. Source: Постановление Правительства РФ 828 of 1997. */
export const ruPassport = recogniser({
  kind: 'passport',
  title: 'passport number',
  group: 'government IDs',
  digits: 9,
  pattern: /\d{2} ?\d{2}(?:,? ?(?:№|No|номер|N) ?| )?\d{6}|\d{2} ?(?:№|No)? ?\d{7}/i,
  announced: 0.9,
  cues: [
    'паспорт',
    'паспорта',
    'паспорте',
    'паспортные данные',
    'серия и номер',
    'серия',
    'загранпаспорт',
    'загранпаспорта',
    'загран',
    'загранник',
    'серии',
  ],
});
