import { AtCapacity } from '@touchstone/kernel';
import type { Family } from '../checks/vocabulary';

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * Builds the refusal of an evaluation whose families are all full, and the reason for the checks of
 * a full family.
 * @param waitMs estimated time until they have capacity
 */
export const familiesFull = (families: readonly Family[], waitMs: number): AtCapacity =>
  new AtCapacity(`The ${LIST.format(families)} detectors are at capacity`, waitMs, { families });

/** Returns the families that a refusal from any process names. */
export const fullFamilies = (error: unknown): readonly unknown[] => {
  const families = AtCapacity.is(error) ? error.details?.families : undefined;
  return Array.isArray(families) ? (families as unknown[]) : [];
};
