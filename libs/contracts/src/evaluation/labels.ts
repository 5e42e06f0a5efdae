import { type Check, descriptorOf } from '../checks/catalogue';
import { BYPASSED_LABEL, NOT_EVALUATED_LABEL } from './outcomes';

/** Returns the labels that results of this check may carry, the clean one first. */
export const labelsOf = (check: Check): string[] => {
  const { clean, otherLabels } = descriptorOf(check);
  return [clean, ...otherLabels, BYPASSED_LABEL, NOT_EVALUATED_LABEL];
};
