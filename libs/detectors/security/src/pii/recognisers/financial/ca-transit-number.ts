import { patternRecogniser } from '../pattern/pattern-recogniser';

/** Branch in five digits and institution in three. Source: Payments Canada, standard 006. */
export const caTransitNumber = patternRecogniser({
  kind: 'ca_transit_number',
  title: 'Canadian transit number',
  group: 'financial data',
  minDigits: 5,
  pattern: /\d{5}[- ]\d{3}|0\d{8}|\d{5}/,
  certaintyInContext: 0.83,
  reach: 20,
  contextWords: [
    'transit',
    'transit number',
    'transit no',
    'branch transit',
    'institution number',
    'numéro de transit',
  ],
});
