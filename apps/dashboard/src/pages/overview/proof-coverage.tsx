import { Link } from '@tanstack/react-router';
import type { CheckStats, FamilyStats, GuardrailStats, Stats } from '@touchstone/contracts';
import { evaluationsWith } from '../../api/outcome-links';
import { formatCount } from '../../ui/format';
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
    note: mode === 'observe' ? 'observes' : '',
    link: evaluationsWith({ from, guardrail: guardrail_id }),
  });

const rowOfFamily =
  (checks: readonly CheckStats[]) =>
  ({ family, coverage, previous }: FamilyStats): CoverageRow => {
    const bypassed = checks
      .filter((check) => check.family === family)
      .reduce((sum, check) => sum + check.bypassed, 0);
    const nothingToJudge = bypassed === 0 ? '' : `${formatCount(bypassed)} had nothing to judge`;
    return {
      key: family,
      name: labelOf(family),
      coverage,
      note: [nothingToJudge, shareChange(coverage.share, previous.share)]
        .filter((note) => note !== '')
        .join(' · '),
    };
  };

const isOfInterest = ({ active, evaluations, exchanges }: GuardrailStats): boolean =>
  active || evaluations.total > 0 || exchanges.total > 0;

/** Shows the share of requested checks that have a verdict, by guardrail and by family. */
export const ProofCoverage = ({
  stats: { checks, guardrails, families, from },
}: {
  stats: Stats;
}) => {
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
        <CoverageList rows={families.map(rowOfFamily(checks))} />
      </Panel>
    </div>
  );
};
