import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ExchangeRecord } from '@touchstone/contracts';
import { exchangeQuery, exchangeSearchIn } from '../../api/exchanges';
import { useAddressState } from '../../shell/use-address-state';
import { Waterfall } from '../../ui/chart/waterfall';
import { ErrorNote, Skeleton } from '../../ui/feedback';
import { formatMs } from '../../ui/format';
import { Id } from '../../ui/id';
import { OutcomeLabel } from '../../ui/outcome';
import { Page, Panel } from '../../ui/page';
import { Section } from '../../ui/section';
import { Time } from '../../ui/time';
import { Decisions } from './decisions';
import { ExchangeFacts } from './exchange-facts';
import { summaryOfExchange } from './exchange-outcome';
import { timelineOf } from './timeline';
import styles from './traffic.module.css';
import { useEvaluations } from './use-evaluations';

/** Shows one exchange: what became of it, who decided so, and where the time went. */
export const Exchange = () => {
  const { id } = useParams({ from: '/signed-in/traffic/$id' });
  const [state] = useAddressState<object>();
  const { data, error, isPending, refetch } = useQuery(exchangeQuery(id));
  const isFiltered = Object.keys(exchangeSearchIn(state)).length > 0;
  return (
    <Page title="Exchange">
      <div className={styles.back}>
        <Link to="/traffic" search={true}>
          ‹ {isFiltered ? 'All in this filter' : 'All traffic'}
        </Link>
      </div>
      {error !== null && <ErrorNote error={error} retry={() => void refetch()} />}
      {isPending && <Skeleton />}
      {data && <Details exchange={data} />}
    </Page>
  );
};

const Details = ({ exchange }: { exchange: ExchangeRecord }) => {
  const { id, status, completed_at, guardrails, latency } = exchange;
  const evaluations = useEvaluations(guardrails.map(({ evaluation_id }) => evaluation_id));
  const { outcome, words } = summaryOfExchange(exchange);
  const timings = new Map([...evaluations].map(([key, { data }]) => [key, data?.timings ?? []]));
  const restMs = latency.total_ms - latency.vendor_ms - latency.guardrails_ms;
  return (
    <>
      <div className={styles.summary}>
        <strong>
          <OutcomeLabel outcome={outcome}>{words}</OutcomeLabel>
        </strong>
        <span>answered with {status}</span>
        <Time at={completed_at} />
        <Id id={id} />
      </div>
      <Section title="Decisions of guardrails">
        <Decisions decisions={guardrails} evaluations={evaluations} />
      </Section>
      <div className={styles.below}>
        <Panel title="Time">
          <Waterfall rows={timelineOf(exchange, timings)} />
          {restMs > 0 && (
            <p className={styles.rest}>The rest, {formatMs(restMs)}, is the pass-through itself.</p>
          )}
        </Panel>
        <Panel title="Request and answer">
          <ExchangeFacts exchange={exchange} />
        </Panel>
      </div>
    </>
  );
};
