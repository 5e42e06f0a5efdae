import type { Check, OutcomeName } from '@touchstone/contracts';
import type { Outcome } from '../ui/outcome';

/** A page with the state of its view. */
export interface Destination {
  to: string;
  search: Record<string, string | number | boolean | undefined>;
}

interface Selection {
  from?: string;
  to?: string;
  guardrail?: string;
}

/** Leads to the evaluations with an outcome, or to all of a selection. */
export const evaluationsWith = (selection: Selection, outcome?: Outcome): Destination => ({
  to: '/evaluations',
  search: { ...selection, ...(outcome && { outcome: NAMES[outcome] }) },
});

/** Leads to the evaluations in which a check has an outcome, or in which it was requested. */
export const evaluationsWithCheck = (
  selection: Selection,
  check: Check,
  outcome?: Outcome,
): Destination => ({
  to: '/evaluations',
  search: { ...selection, check, ...(outcome && { outcome: NAMES[outcome] }) },
});

/** The API's names of the outcomes. */
const NAMES: Record<Outcome, OutcomeName> = {
  failed: 'failed',
  not_evaluated: 'not_evaluated',
  warning: 'warned',
  passed: 'passed',
  bypassed: 'bypassed',
};
