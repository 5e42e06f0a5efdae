import type { CheckStats, Stats, SystemState } from '@touchstone/contracts';
import { titleOfCheck } from '../../api/check-words';
import { type Destination, evaluationsWithCheck } from '../../api/outcome-links';
import { formatCount, formatShare } from '../../ui/format';
import type { Outcome } from '../../ui/outcome';
import { labelOf } from '../../ui/schema-form/words';
import { durationWords, plural } from '../../ui/words';
import { shareOf } from './change';
import type { QuietGuardrail } from './quiet-guardrails';

/** A sentence about a problem; names that users gave are marked, since they may be anything. */
export interface AttentionItem {
  id: string;
  outcome: Outcome;
  sentence: readonly (string | { name: string })[];
  link: Destination;
}

/** Shares below are ordinary. */
const NOTABLE_NOT_EVALUATED = 0.01;
const NOTABLE_RISE = 0.05;
const NOTABLE_VENDOR_FAILURES = 0.05;
/** With fewer results, a share says little. */
const FEWEST_RESULTS = 20;

/** Lists what needs attention, the worst first: what was not judged, then what went wrong. */
export const attentionItems = (
  stats: Stats,
  quiet: readonly QuietGuardrail[],
  system: SystemState | undefined,
  nowMs: number,
): AttentionItem[] => [
  ...[...quiet]
    .sort((one, other) => other.passed - one.passed)
    .map((guardrail) => quietGuardrail(guardrail, nowMs)),
  ...unservedFamilies(system),
  ...unjudgedTraffic(stats),
  ...unevaluatedChecks(stats),
  ...risenFailures(stats),
  ...vendorFailures(stats),
];

const quietGuardrail = (
  { guardrail, since, passed, hasMore }: QuietGuardrail,
  nowMs: number,
): AttentionItem => {
  const { guardrail_id, name, last_judged_at } = guardrail;
  const lasting =
    last_judged_at === null
      ? 'has judged nothing yet'
      : `has judged nothing for ${durationWords(nowMs - Date.parse(since))}`;
  const requests = `${hasMore ? 'more than ' : ''}${plural(passed, 'request')}`;
  return {
    id: `quiet ${guardrail_id}`,
    outcome: 'failed',
    sentence: [
      'Guardrail ',
      { name: name || guardrail_id },
      ` ${lasting} while ${requests} passed`,
    ],
    link: { to: '/traffic', search: { guardrail: guardrail_id, outcome: 'passed', from: since } },
  };
};

const unservedFamilies = (system: SystemState | undefined): AttentionItem[] =>
  (system?.families ?? [])
    .filter(({ unserved_queues }) => unserved_queues.length > 0)
    .map(({ family, processes, unserved_queues }) => ({
      id: `unserved ${family}`,
      outcome: 'not_evaluated',
      sentence: [
        processes === 0
          ? `${labelOf(family)}: no process serves its queues; its checks are not evaluated`
          : `${labelOf(family)}: no process serves ${plural(unserved_queues.length, 'of its queues', 'of its queues')}; checks there are not evaluated`,
      ],
      link: { to: '/system', search: {} },
    }));

const unjudgedTraffic = ({ totals, guardrails, from }: Stats): AttentionItem[] => {
  const { passed } = totals.exchanges;
  if (passed === 0) return [];
  const active = guardrails.filter((guardrail) => guardrail.active);
  if (active.length === 0)
    return [
      {
        id: 'no guardrail',
        outcome: 'not_evaluated',
        sentence: [`${plural(passed, 'request')} to vendors passed, and no guardrail is active`],
        link: { to: '/traffic', search: { outcome: 'passed', from } },
      },
    ];
  return active
    .filter(({ exchanges }) => exchanges.total === 0)
    .map(({ guardrail_id, name }) => ({
      id: `idle ${guardrail_id}`,
      outcome: 'not_evaluated',
      sentence: [
        'Guardrail ',
        { name: name || guardrail_id },
        ` took no part while ${plural(passed, 'request')} passed`,
      ],
      link: { to: `/guardrails/${encodeURIComponent(guardrail_id)}`, search: {} },
    }));
};

const unevaluatedChecks = ({ checks, from }: Stats): AttentionItem[] =>
  checks
    .map((check) => ({ check, share: shareOf(check.not_evaluated, check.coverage.asked) ?? 0 }))
    .filter(({ share }) => share >= NOTABLE_NOT_EVALUATED)
    .sort((one, other) => other.share - one.share)
    .map(({ check: { check, not_evaluated, coverage }, share }) => ({
      id: `not evaluated ${check}`,
      outcome: 'not_evaluated',
      sentence: [
        `${titleOfCheck(check)}: ${formatShare(share)} not evaluated, ${formatCount(not_evaluated)} of ${formatCount(coverage.asked)}`,
      ],
      link: evaluationsWithCheck({ from }, check, 'not_evaluated'),
    }));

const failedShares = ({ failed, total, previous }: CheckStats) => ({
  now: shareOf(failed, total) ?? 0,
  before: shareOf(previous.failed, previous.total) ?? 0,
});

const risenFailures = ({ checks, from }: Stats): AttentionItem[] =>
  checks
    .filter(({ total, previous }) => Math.min(total, previous.total) >= FEWEST_RESULTS)
    .map((check) => ({ check: check.check, ...failedShares(check) }))
    .filter(({ now, before }) => now - before >= NOTABLE_RISE)
    .sort((one, other) => other.now - other.before - (one.now - one.before))
    .map(({ check, now, before }) => ({
      id: `risen ${check}`,
      outcome: 'warning',
      sentence: [
        `${titleOfCheck(check)}: ${formatShare(now)} failed, up from ${formatShare(before)}`,
      ],
      link: evaluationsWithCheck({ from }, check, 'failed'),
    }));

const vendorFailures = ({ totals: { exchanges }, from }: Stats): AttentionItem[] =>
  (shareOf(exchanges.failed, exchanges.total) ?? 0) < NOTABLE_VENDOR_FAILURES
    ? []
    : [
        {
          id: 'vendors',
          outcome: 'warning',
          sentence: [
            `${formatCount(exchanges.failed)} of ${plural(exchanges.total, 'request')} to vendors failed there`,
          ],
          link: { to: '/traffic', search: { outcome: 'failed', from } },
        },
      ];
