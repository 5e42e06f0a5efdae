import { Link } from '@tanstack/react-router';
import type { FamilyStats, GuardrailStats, Stats } from '@touchstone/contracts';
import { evaluationsWith } from '../../api/outcome-links';
import { Panel } from '../../ui/page';
import { labelOf } from '../../ui/schema-form/words';
import { shareChange } from './change';
import { CoverageList, type CoverageRow } from './coverage-list';
import styles from './overview.module.css';

const rowOfGuardrail =
  (from: string) =>
  ({ guardrail_id, name, mode, coverage }: GuardrailStats): CoverageRow => ({
    key: guardrail_id,
    name: name === null ? `${guardrail_id} (deleted)` : name || guardrail_id,
    coverage,
    note: mode === 'observe' ? 'observes only' : '',
    link: evaluationsWith({ from, guardrail: guardrail_id }),
  });

const rowOfFamily = ({ family, coverage, previous }: FamilyStats): CoverageRow => ({
  key: family,
  name: labelOf(family),
  coverage,
  note: shareChange(coverage.share, previous.share),
});

const isOfInterest = ({ active, evaluations, exchanges }: GuardrailStats): boolean =>
  active || evaluations.total > 0 || exchanges.total > 0;

/** Shows the share of requested checks that have a verdict, by guardrail and by family. */
export const ProofCoverage = ({ stats: { guardrails, families, from } }: { stats: Stats }) => {
  const shown = guardrails.filter(isOfInterest);
  return (
    <div className={styles.halves}>
      <Panel title="Proof coverage by guardrail">
        {shown.length === 0 ? (
          <p className={styles.soft}>
            No guardrail is active. <Link to="/guardrails">Create one</Link> to judge the traffic to
            vendors.
          </p>
        ) : (
          <CoverageList rows={shown.map(rowOfGuardrail(from))} />
        )}
      </Panel>
      <Panel title="Proof coverage by family">
        <CoverageList rows={families.map(rowOfFamily)} />
      </Panel>
    </div>
  );
};
