import type { ProcessState } from '@touchstone/contracts';
import { DataTable } from '../../ui/data-table';
import { Note } from '../../ui/feedback';
import { formatCount } from '../../ui/format';
import { Id } from '../../ui/id';
import { Name } from '../../ui/name';
import { labelOf } from '../../ui/schema-form/words';
import { Time } from '../../ui/time';
import styles from './system.module.css';

/** Lists the live processes with the families they serve. */
export const Processes = ({ processes }: { processes: readonly ProcessState[] }) =>
  processes.length === 0 ? (
    <Note kind="warning">No process has reported within the last seconds.</Note>
  ) : (
    <DataTable
      label="Processes"
      rows={processes}
      keyOf={({ id }) => id}
      columns={[
        {
          name: 'Process',
          cell: ({ service }) => (
            <span className={styles.cut} title={service.slice(0, 200)}>
              <Name>{service}</Name>
            </span>
          ),
        },
        { name: 'Id', minor: true, cell: ({ id }) => <Id id={id} /> },
        {
          name: 'Version',
          cell: ({ version }) => (
            <span className={styles.cut} title={version.slice(0, 200)}>
              <bdi>{version}</bdi>
            </span>
          ),
        },
        {
          name: 'Families',
          cell: ({ families }) =>
            families.length === 0 ? (
              <span className={styles.soft}>none</span>
            ) : (
              families.map(labelOf).join(', ')
            ),
        },
        {
          name: 'Queues',
          numeric: true,
          minor: true,
          cell: ({ queues }) => formatCount(queues.length),
        },
        { name: 'Started', numeric: true, cell: ({ started_at }) => <Time at={started_at} /> },
      ]}
    />
  );
