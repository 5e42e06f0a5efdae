import type { DetectionResult, Status } from '@touchstone/contracts';
import { NOT_EVALUATED } from './failure-policy';

const UNEASY = ['WARNING', NOT_EVALUATED];

/** Failed by any flagged result; otherwise a warning by any that is borderline or was let through without a verdict. */
export const overallStatus = (results: readonly DetectionResult[]): Status => {
  if (results.some(({ flagged }) => flagged)) return 'failed';
  return results.some(({ label }) => UNEASY.includes(label)) ? 'warning' : 'success';
};
