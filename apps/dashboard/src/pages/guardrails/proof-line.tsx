import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ExchangePage } from '@touchstone/contracts';
import { getFromApi, queryOf } from '../../api/client';
import type { Guardrail } from '../../api/guardrails';
import { statsQuery } from '../../api/stats';
import { OutcomeLabel } from '../../ui/outcome';
import { Time } from '../../ui/time';
import styles from './guardrails.module.css';
import { proofOf, statsOf, tookNoPart } from './proof';

export const PROOF_HOURS = 24;

const MOST_COUNTED = 200;

/** Counts requests that passed since a time, up to 200. */
const passedSinceQuery = (from: string) =>
  queryOptions({
    queryKey: ['exchanges', 'passed-since', from],
    queryFn: async () => {
      const query = queryOf({ outcome: 'passed', from, limit: MOST_COUNTED });
      return (await getFromApi<ExchangePage>(`/exchanges${query}`)).items.length;
    },
  });

/** Shows what a guardrail has proven in the last day: grey where it judged nothing. */
export const ProofLine = ({ guardrail }: { guardrail: Guardrail }) => {
  const { data: stats, error } = useQuery(statsQuery(PROOF_HOURS));
  const since = guardrail.state_since ?? guardrail.created_at;
  const from = stats !== undefined && stats.from > since ? stats.from : since;
  const { data: withoutIt = 0 } = useQuery({
    ...passedSinceQuery(from),
    enabled: stats !== undefined && tookNoPart(guardrail, stats),
  });
  if (error !== null) return <p className={styles.soft}>{error.message}</p>;
  if (stats === undefined) return <p className={styles.soft}>…</p>;
  const own = statsOf(guardrail, stats);
  const { outcome, sentence, isAlarm } = proofOf(guardrail, stats, withoutIt);
  const tookPart = (own?.exchanges.total ?? 0) > 0;
  return (
    <p className={`${styles.proof} ${isAlarm ? styles.alarm : ''}`}>
      <span className={styles.sentence}>
        <OutcomeLabel outcome={outcome}>{sentence}</OutcomeLabel>
      </span>
      <span className={styles.soft}>in the last 24 hours</span>
      <span className={styles.soft}>
        {own?.last_judged_at ? (
          <>
            last verdict <Time at={own.last_judged_at} />
          </>
        ) : (
          'no verdict yet'
        )}
      </span>
      {isAlarm && (
        <Link
          to="/traffic"
          search={{
            outcome: 'passed',
            from: tookPart ? stats.from : from,
            guardrail: tookPart ? guardrail.id : undefined,
          }}
        >
          Show them
        </Link>
      )}
    </p>
  );
};
