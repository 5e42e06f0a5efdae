import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Series in four digits and number in six, without a check digit. Source: Постановление
 * Правительства РФ 828 of 1997.
 */
export const ruPassport = patternRecogniser({
  kind: 'passport',
  title: 'passport number',
  group: 'government IDs',
  minDigits: 9,
  pattern: /\d{2} ?\d{2}(?:,? ?(?:№|No|номер|N) ?| )?\d{6}|\d{2} ?(?:№|No)? ?\d{7}/i,
  certaintyInContext: 0.9,
  contextWords: [
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
