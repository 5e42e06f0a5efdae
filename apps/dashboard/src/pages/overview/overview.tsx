import { useQuery } from '@tanstack/react-query';
import { SPAN_HOURS, spanNamed } from '../../api/span';
import { statsQuery } from '../../api/stats';
import { useAddressState } from '../../shell/use-address-state';
import { ErrorNote } from '../../ui/feedback';
import { Page } from '../../ui/page';
import { Segments } from '../../ui/segments';
import { Attention } from './attention-list';
import { CheckOutcomes } from './check-outcomes';
import { Figures } from './figure-list';
import { FirstEvaluation } from './first-evaluation';
import styles from './overview.module.css';
import { OverviewSkeleton } from './overview-skeleton';
import { ProofCoverage } from './proof-coverage';
import { Refreshed } from './refreshed';
import { SPAN_OPTIONS } from './span-options';
import { TimeChart } from './time-chart';
import { useHistoryIsEmpty } from './use-history-is-empty';

/** The state of the view. */
interface OverviewSearch {
  last?: string;
  view?: string;
}

/** Shows what was judged in the last hour, day or week, and what needs attention. */
export const Overview = () => {
  const [search, change] = useAddressState<OverviewSearch>();
  const span = spanNamed(search.last) ?? '24h';
  const { data, error, isPending, dataUpdatedAt, refetch } = useQuery(statsQuery(SPAN_HOURS[span]));
  const isEmpty = useHistoryIsEmpty(data);
  if (data && isEmpty)
    return (
      <Page title="Overview">
        <FirstEvaluation />
      </Page>
    );
  return (
    <Page
      title="Overview"
      actions={
        <>
          {data && <Refreshed since={data.from} atMs={dataUpdatedAt} error={error} />}
          <Segments
            label="Span"
            value={span}
            options={SPAN_OPTIONS}
            onChange={(value) => change({ last: value })}
          />
        </>
      }
    >
      {error !== null && !data && <ErrorNote error={error} retry={() => void refetch()} />}
      {isPending && <OverviewSkeleton />}
      {data && (
        <>
          <Figures stats={data} />
          <div className={styles.columns}>
            <TimeChart
              stats={data}
              span={span}
              isTable={search.view === 'table'}
              onTable={(isTable) => change({ view: isTable ? 'table' : undefined }, true)}
            />
            <Attention stats={data} />
          </div>
          <ProofCoverage stats={data} />
          <CheckOutcomes stats={data} />
        </>
      )}
    </Page>
  );
};
