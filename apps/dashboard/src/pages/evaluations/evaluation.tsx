import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { evaluationQuery, type StoredEvaluation } from '../../api/evaluation';
import { searchIn } from '../../api/evaluation-search';
import { hasVerdict, outcomeOf } from '../../api/outcome-of';
import { useAddressState } from '../../shell/use-address-state';
import { Button } from '../../ui/button';
import { CopyAs } from '../../ui/copy-as/copy-as';
import { EmptyState, ErrorNote, Note, Skeleton } from '../../ui/feedback';
import { Id } from '../../ui/id';
import { Judgement } from '../../ui/judgement/judgement';
import { OutcomeLabel } from '../../ui/outcome';
import { Page, Panel } from '../../ui/page';
import { Time } from '../../ui/time';
import { useToast } from '../../ui/toast';
import { storeDraft } from '../try-it/draft';
import { draftOf, tryItSearchOf } from './again';
import styles from './evaluation.module.css';
import { Facts } from './facts';
import { PositionInFilter } from './position';
import { requestOf } from './request-of';
import { Waterfall } from './waterfall';

/** Shows one evaluation: what was judged, what was found, and how long it took. */
export const Evaluation = () => {
  const { id } = useParams({ from: '/signed-in/evaluations/$id' });
  const [state] = useAddressState<object>();
  const { data, error, isPending, refetch } = useQuery(evaluationQuery(id));
  const filtered = Object.keys(searchIn(state)).length > 0;
  return (
    <Page
      title="Evaluation"
      wide
      actions={
        <>
          <PositionInFilter id={id} />
          {data && <Actions evaluation={data} />}
        </>
      }
    >
      <p className={styles.back}>
        <Link to="/evaluations" search={true}>
          ‹ {filtered ? 'All in this filter' : 'All evaluations'}
        </Link>
      </p>
      {error !== null && <ErrorNote error={error} retry={() => void refetch()} />}
      {isPending && <Skeleton />}
      {data && <Details key={id} evaluation={data} />}
    </Page>
  );
};

const Actions = ({ evaluation }: { evaluation: StoredEvaluation }) => {
  const request = useMemo(() => requestOf(evaluation), [evaluation]);
  const navigate = useNavigate();
  const toast = useToast();
  const runAgain = (): void => {
    storeDraft(draftOf(evaluation.content));
    if (request.missing.length > 0)
      toast(`Fill in ${request.missing.join(', ')}: this was not stored.`);
    void navigate({ to: '/try', search: tryItSearchOf(evaluation) });
  };
  return (
    <>
      <CopyAs request={request} missing={request.missing} />
      <Button onClick={runAgain}>Run again</Button>
    </>
  );
};

const Details = ({ evaluation }: { evaluation: StoredEvaluation }) => {
  const { id, content, score, completed_at, source, evaluationResults, timings } = evaluation;
  return (
    <>
      <div className={styles.summary}>
        <strong>
          <OutcomeLabel outcome={outcomeOf(evaluation)} />
        </strong>
        <span>
          score {score ?? '–'}
          {!hasVerdict(evaluation) && ', without a verdict'}
        </span>
        <Time at={completed_at} />
        <span>source {source}</span>
        <Id id={id} />
      </div>
      {evaluationResults.length === 0 && <EmptyState title="No check was requested" />}
      <Judgement content={content} results={evaluationResults} withoutContent={<NotStored />}>
        <Panel title="Time">
          <Waterfall timings={timings} />
        </Panel>
        <Panel title="Where it came from">
          <Facts evaluation={evaluation} />
        </Panel>
      </Judgement>
    </>
  );
};

const NotStored = () => (
  <Note>
    <p>
      <strong>The judged text is not stored</strong>, nor are quotes and reasons. The results beside
      it say what was found.
    </p>
    <p>
      To keep the texts of future evaluations, switch on “Store contents” under{' '}
      <Link to="/settings">Settings</Link>.
    </p>
  </Note>
);
