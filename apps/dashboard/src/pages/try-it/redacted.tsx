import { useMemo, useState } from 'react';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { DataTable } from '../../ui/data-table';
import { JudgedContent } from '../../ui/judgement/judged-content';
import { Panel } from '../../ui/page';
import { placeholdersIn, type Redaction } from './redaction';
import styles from './try-it.module.css';

const keep = (): void => undefined;

/** Shows a redacted content, and what each placeholder stands for. */
export const Redacted = ({ redaction, onClose }: { redaction: Redaction; onClose: () => void }) => {
  const { content, replacements } = redaction;
  const [active, setActive] = useState<readonly string[]>([]);
  const quotes = useMemo(() => placeholdersIn(redaction), [redaction]);
  return (
    <Panel
      title="Redacted"
      actions={
        <>
          <CopyButton
            text={JSON.stringify(content, null, 2)}
            label="Copy the redacted content as JSON"
            word="Copy JSON"
          />
          <Button kind="quiet" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <div className={styles.redacted}>
        {replacements.length === 0 && <p>No personal data was found; nothing is replaced.</p>}
        <JudgedContent
          content={content}
          quotes={quotes}
          active={active}
          onActive={setActive}
          onOpen={keep}
        />
        {replacements.length > 0 && (
          <DataTable
            label="Placeholders"
            rows={replacements}
            keyOf={({ placeholder }) => placeholder}
            columns={[
              { name: 'Placeholder', cell: ({ placeholder }) => <code>{placeholder}</code> },
              { name: 'Stands for', wide: true, cell: ({ original }) => <bdi>{original}</bdi> },
              { name: 'Kind', cell: ({ kind }) => kind.replaceAll('_', ' ') },
              { name: 'Group', cell: ({ group }) => group },
            ]}
          />
        )}
      </div>
    </Panel>
  );
};
