import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { AuditRecord } from '@touchstone/contracts';
import { getFromApi, queryOf } from '../../api/client';
import { useNames } from '../../api/names';
import { useAddressState } from '../../shell/use-address-state';
import { Button } from '../../ui/button';
import { EmptyState, ErrorNote, Skeleton } from '../../ui/feedback';
import { Name } from '../../ui/name';
import { Page } from '../../ui/page';
import { labelOf } from '../../ui/schema-form/words';
import { Time } from '../../ui/time';
import styles from './audit.module.css';
import { changedFields } from './changed-fields';
import { Subject } from './subject';

const PAGE_ROWS = 50;

const auditQuery = (page: number) =>
  queryOptions({
    queryKey: ['audit', page],
    queryFn: () =>
      getFromApi<AuditRecord[]>(
        `/audit${queryOf({ limit: PAGE_ROWS, offset: (page - 1) * PAGE_ROWS })}`,
      ),
    placeholderData: keepPreviousData,
  });

/** Shows who changed what, the latest first, with the fields that differ. */
export const Audit = () => {
  const [{ page = 1 }, change] = useAddressState<{ page: number }>();
  const { data, error, isPending, refetch } = useQuery(auditQuery(page));
  return (
    <Page title="Audit log">
      {error !== null && <ErrorNote error={error} retry={() => void refetch()} />}
      {isPending && <Skeleton />}
      {data?.length === 0 && (
        <EmptyState title={page === 1 ? 'Nothing was changed yet' : 'There are no older entries'}>
          <p>Changes of keys, definitions, guardrails, prompts and settings are recorded here.</p>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ol className={styles.entries}>
          {data.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <div className={styles.pages}>
        {page > 1 && <Button onClick={() => change({ page: page - 1 })}>‹ newer</Button>}
        {data?.length === PAGE_ROWS && (
          <Button onClick={() => change({ page: page + 1 })}>older ›</Button>
        )}
      </div>
    </Page>
  );
};

const Entry = ({ entry }: { entry: AuditRecord }) => {
  const fields = changedFields(entry.before, entry.after);
  const nameOf = useNames();
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <strong>{labelOf(entry.action.replaceAll('.', ' '))}</strong>
        {entry.subject_id !== entry.key_id && <Subject entry={entry} />}
        <span>
          by the key <Name>{nameOf('key', entry.key_id)}</Name>
        </span>
        <Time at={entry.at} />
      </div>
      {fields.length > 0 && (
        <details>
          <summary>
            {fields.length === 1 ? '1 field' : `${fields.length} fields`}:{' '}
            {fields
              .slice(0, 4)
              .map(({ path }) => path)
              .join(', ')}
            {fields.length > 4 && ' …'}
          </summary>
          <dl className={styles.fields}>
            {fields.map(({ path, before, after }) => (
              <div key={path}>
                <dt>{path}</dt>
                {before !== undefined && (
                  <dd className={styles.before}>
                    <del>
                      <bdi>{before}</bdi>
                    </del>
                  </dd>
                )}
                {after !== undefined && (
                  <dd className={styles.after}>
                    <ins>
                      <bdi>{after}</bdi>
                    </ins>
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  );
};
