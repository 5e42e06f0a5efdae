import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Guardrail } from '../../api/guardrails';
import { statsQuery } from '../../api/stats';
import { formatCount, formatShare } from '../../ui/format';
import { Id } from '../../ui/id';
import { Panel } from '../../ui/page';
import { Time } from '../../ui/time';
import styles from './guardrails.module.css';
import { PROOF_HOURS } from './proof-line';

interface Figure {
  label: string;
  count: number;
  to: '/evaluations' | '/traffic';
  search?: Record<string, string | boolean>;
}

const OUTCOMES = {
  passed: 'passed',
  blocked: 'blocked',
  answered: 'answered with a text',
  failed: 'without an answer of the vendor',
};

/** Shows the figures behind the proof, each with the list behind it. */
export const ProofFigures = ({ guardrail }: { guardrail: Guardrail }) => {
  const { id, created_at, updated_at } = guardrail;
  const { data: stats } = useQuery(statsQuery(PROOF_HOURS));
  const own = stats?.guardrails.find(({ guardrail_id }) => guardrail_id === id);
  if (stats === undefined || own === undefined) return null;
  const { evaluations, coverage, exchanges } = own;
  const figures: Figure[] = [
    { label: 'Evaluations', count: evaluations.total, to: '/evaluations' },
    {
      label: 'failed',
      count: evaluations.failed,
      to: '/evaluations',
      search: { outcome: 'failed' },
    },
    {
      label: 'not evaluated',
      count: evaluations.not_evaluated,
      to: '/evaluations',
      search: { outcome: 'not_evaluated' },
    },
    { label: 'Requests it took part in', count: exchanges.total, to: '/traffic' },
    ...(['passed', 'blocked', 'answered', 'failed'] as const).map((outcome) => ({
      label: OUTCOMES[outcome],
      count: exchanges[outcome],
      to: '/traffic' as const,
      search: { outcome },
    })),
  ];
  return (
    <div className={styles.side}>
      <Panel title="Last 24 hours">
        <dl className={styles.figures}>
          <div>
            <dt>Checks with a verdict</dt>
            <dd>
              {coverage.share === null ? (
                'none requested'
              ) : (
                <Link
                  to="/evaluations"
                  search={{ guardrail: id, from: stats.from, not_evaluated: true }}
                  title="Evaluations with a check that has no verdict"
                >
                  {formatCount(coverage.judged)} of {formatCount(coverage.asked)},{' '}
                  {formatShare(coverage.share)}
                </Link>
              )}
            </dd>
          </div>
          {figures.map(({ label, count, to, search }) => (
            <div key={`${to} ${label}`} className={search && styles.part}>
              <dt>{label}</dt>
              <dd>
                <Link to={to} search={{ guardrail: id, from: stats.from, ...search }}>
                  {formatCount(count)}
                </Link>
              </dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel title="Record">
        <dl className={styles.figures}>
          <div>
            <dt>Id</dt>
            <dd>
              <Id id={id} />
            </dd>
          </div>
          <div>
            <dt>Created</dt>
            <dd>
              <Time at={created_at} />
            </dd>
          </div>
          {updated_at !== undefined && (
            <div>
              <dt>Changed</dt>
              <dd>
                <Time at={updated_at} />
              </dd>
            </div>
          )}
        </dl>
      </Panel>
    </div>
  );
};
