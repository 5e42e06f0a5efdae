import type { Evidence } from './compare';

/**
 * Features of the support model, in the order of its weights. Shares are 0 to 1; counts saturate at
 * 1.
 */
export const FEATURES = [
  'away from nearest',
  'away from near two',
  'out of order',
  'missing number',
  'missing names',
  'distant name',
  'missing words',
  'negation conflict',
  'opposite conflict',
  'number conflict',
  'name conflict',
  'conflict in near copy',
  'missing in near copy',
  'broken pair in near copy',
  'broken name pair in near copy',
  'personal',
] as const;

const NEAR_COPY = 0.75;
const IN_ORDER = 0.5;

export const featuresOf = (evidence: Evidence): number[] => {
  const { claim, best, near, order, conflicts } = evidence;
  const kind = (wanted: string) => (conflicts.some((conflict) => conflict.kind === wanted) ? 1 : 0);
  const some = (terms: readonly unknown[], saturation = 1) =>
    Math.min(1, terms.length / saturation);
  const copied = best >= NEAR_COPY;
  const inOrder = copied && order >= IN_ORDER;
  return [
    1 - best,
    1 - near,
    1 - order,
    some(evidence.missingNumbers),
    some(evidence.missingNames, 2),
    some(evidence.distantNames),
    some(evidence.missingWords, 4),
    kind('negation'),
    kind('opposite'),
    kind('number'),
    kind('name'),
    copied && conflicts.length > 0 ? 1 : 0,
    copied && evidence.missingNames.length + evidence.missingNumbers.length > 0 ? 1 : 0,
    inOrder && evidence.brokenPairs > 0 ? 1 : 0,
    inOrder && evidence.brokenNamePairs > 0 ? 1 : 0,
    claim.personal ? 1 : 0,
  ];
};
