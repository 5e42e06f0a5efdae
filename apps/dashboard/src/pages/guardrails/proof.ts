import type { GuardrailRecord, GuardrailStats, Stats } from '@touchstone/contracts';
import { formatCount } from '../../ui/format';
import type { Outcome } from '../../ui/outcome';
import { plural } from '../../ui/words';

/** The proof that a guardrail is at work, in the span of the statistics. */
export interface Proof {
  outcome: Outcome;
  sentence: string;
  /** Traffic passed that it did not judge. */
  isAlarm: boolean;
}

export const statsOf = ({ id }: GuardrailRecord, stats: Stats): GuardrailStats | undefined =>
  stats.guardrails.find(({ guardrail_id }) => guardrail_id === id);

/** Returns true if requests passed in the span while an active guardrail took part in none. */
export const tookNoPart = (guardrail: GuardrailRecord, stats: Stats): boolean =>
  guardrail.active &&
  stats.totals.exchanges.passed > 0 &&
  (statsOf(guardrail, stats)?.exchanges.total ?? 0) === 0;

/**
 * Says what a guardrail has proven. It is green only if every check that was asked has a verdict.
 * @param withoutIt requests that passed without it since it is as it is
 */
export const proofOf = (guardrail: GuardrailRecord, stats: Stats, withoutIt: number): Proof => {
  const own = statsOf(guardrail, stats);
  const { judged = 0, asked = 0, bypassed = 0 } = own?.coverage ?? {};
  const passed = own?.exchanges.passed ?? 0;
  if (judged > 0) {
    const others = bypassed === 0 ? '' : `; ${formatCount(bypassed)} more had nothing to judge`;
    const sentence = `Judged ${formatCount(judged)} of ${plural(asked, 'check')}${others}`;
    return judged === asked ? { outcome: 'passed', sentence, isAlarm: false } : grey(sentence);
  }
  if (guardrail.active && passed > 0)
    return alarm(`Judged nothing while ${plural(passed, 'request')} passed`);
  if (guardrail.active && withoutIt > 0)
    return alarm(`Took no part in ${plural(withoutIt, 'request')} that passed since`);
  return grey('Judged nothing');
};

const grey = (sentence: string): Proof => ({ outcome: 'not_evaluated', sentence, isAlarm: false });

const alarm = (sentence: string): Proof => ({ outcome: 'failed', sentence, isAlarm: true });
