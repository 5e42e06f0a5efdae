import type { Side } from './constraint';

/** Safety categories, by the names of their results. */
export type SafetyCategory = 'dangerous_content' | 'harassment' | 'hate_speech' | 'sexual_content';

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
