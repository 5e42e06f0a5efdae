import type { SafetyCategory } from '@touchstone/contracts';
import type { Side } from './constraint';

/** Checks of other families that decide what a rule forbids. */
export type DelegatedCheck =
  | { check: 'safety'; categories: SafetyCategory[] }
  | { check: 'pii' }
  | { check: 'prompt_injections' }
  | { check: 'topic_scoping'; topics: string[] };

/** A rule that is kept if none of its checks finds anything. */
export interface DelegatedRule {
  side: Side;
  checks: DelegatedCheck[];
}
