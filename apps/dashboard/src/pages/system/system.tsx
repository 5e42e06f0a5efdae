import { useQuery } from '@tanstack/react-query';
import type { SystemState } from '@touchstone/contracts';
import { systemQuery } from '../../api/queries';
import { ErrorNote, Note, Skeleton } from '../../ui/feedback';
import { Name } from '../../ui/name';
import { Page } from '../../ui/page';
import { labelOf } from '../../ui/schema-form/words';
import { Section } from '../../ui/section';
import { plural } from '../../ui/words';
import { ModeRow } from './mode-row';
import { Processes } from './processes';
import { QueueCell } from './queue-cell';
import { LANE_WORDS, purposeOf } from './queue-words';
import { appsServing, composingQueues, familyQueues, LANES, MODES, otherQueues } from './queues';
import styles from './system.module.css';

/** Shows which processes live, what they serve, and what waits; again every 5 seconds. */
export const System = () => {
  const { data, error, refetch } = useQuery(systemQuery);
  return (
    <Page title="System">
      {error !== null && <ErrorNote error={error} retry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton />}
      {data && (
        <>
          <div className={styles.summary}>
            <Summary state={data} />
            <Judge state={data} />
          </div>
          <Section title="Evaluations and detector families">
            <Families state={data} />
          </Section>
          <Section title="Other services">
            <ul className={styles.others}>
              {otherQueues(data).map((queue) => (
                <QueueCell key={queue.name} queue={queue} label={purposeOf(queue)} />
              ))}
            </ul>
          </Section>
          <Section title="Processes">
            <Processes processes={data.processes} />
          </Section>
        </>
      )}
    </Page>
  );
};

/** Says in one sentence whether every check can be evaluated. */
const Summary = ({ state: { families, processes } }: { state: SystemState }) => {
  const lacking = families.filter(({ unserved_queues }) => unserved_queues.length > 0);
  return lacking.length === 0 ? (
    <p>{plural(processes.length, 'process serves', 'processes serve')} every family.</p>
  ) : (
    <Note kind="warning">
      {plural(lacking.length, 'family is', 'families are')} not fully served, so checks are not
      evaluated. Start a process that serves the queues marked below.
    </Note>
  );
};

/** Names the judge model, and the families that have none. */
const Judge = ({ state: { judge, families } }: { state: SystemState }) => {
  if (!judge.configured)
    return (
      <p>
        No judge model is configured: what only a judge could decide is not evaluated.{' '}
        <code>TOUCHSTONE_JUDGE_URL</code> sets one.
      </p>
    );
  const without = families.filter(({ family }) => !judge.families.includes(family));
  return (
    <p>
      Judge model: <Name>{judge.models.join(', ')}</Name>
      {without.length > 0 &&
        `, but not in every process of ${without.map(({ family }) => labelOf(family)).join(', ')}`}
      .
    </p>
  );
};

const Families = ({ state }: { state: SystemState }) => (
  <div className={styles.matrix}>
    <div className={styles.heads} aria-hidden="true">
      <span />
      {LANES.map((lane) => (
        <div key={lane}>
          {labelOf(LANE_WORDS[lane])}
          <div className={styles.lane}>
            {MODES.map((mode) => (
              <span key={mode}>{mode}</span>
            ))}
          </div>
        </div>
      ))}
    </div>
    <ul>
      <ModeRow
        title="Evaluations"
        apps={appsServing(state, composingQueues(state))}
        queues={composingQueues(state)}
        consequence="nothing is evaluated"
      />
      {state.families.map(({ family, last_evaluation_at }) => (
        <ModeRow
          key={family}
          title={labelOf(family)}
          apps={appsServing(state, familyQueues(state, family))}
          queues={familyQueues(state, family)}
          consequence="its checks are not evaluated"
          lastAt={last_evaluation_at}
        />
      ))}
    </ul>
  </div>
);
