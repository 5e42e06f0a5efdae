import { recogniser } from '../../recogniser';

/** Area code and exchange from 2 on. Source: North American Numbering Plan Administration. */
export const northAmericanPhone = recogniser({
  kind: 'phone',
  title: 'phone number',
  group: 'contact information',
  digits: 10,
  pattern:
    /(?:(?:001|1)[ .-]?)?(?:\([2-9]\d\d\) ?-? ?|[2-9]\d\d[-. /])[2-9]\d\d[-. ]\d{4}(?:[ ,]{0,2}(?:x|ext\.?|extension) ?\d{1,6})?|\([2-9]\d\d\) ?[2-9]\d{6}/,
  accepts: (_code, { before, after }) => !/\d[ -]$/.test(before) && !/^[ -]\d{3}/.test(after),
  run: 4,
  unannounced: 0.82,
});
