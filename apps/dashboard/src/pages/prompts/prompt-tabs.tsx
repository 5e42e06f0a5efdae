import type { ListedRevision, StoredPrompt } from '../../api/prompts';
import { useAddressState } from '../../shell/use-address-state';
import { Note } from '../../ui/feedback';
import { Id } from '../../ui/id';
import { Panel } from '../../ui/page';
import type { Values } from '../../ui/schema-form/changes';
import { Tabs } from '../../ui/tabs';
import { Time } from '../../ui/time';
import { Compare } from './compare';
import { Compile } from './compile';
import { Content } from './content';
import { HeadForm, RevisionForm } from './prompt-forms';
import styles from './prompts.module.css';
import { UseIt } from './use-it';

interface PromptTabsProps {
  prompt: StoredPrompt;
  revisions: readonly ListedRevision[];
  save: (changes: Values) => Promise<StoredPrompt>;
  onSaved: (saved: StoredPrompt) => void;
}

const FIRST = 'content';

/** Shows one revision of a prompt, compares, compiles and changes it. */
export const PromptTabs = ({ prompt, revisions, save, onSaved }: PromptTabsProps) => {
  const [{ tab = FIRST }, change] = useAddressState<{ tab: string }>();
  const { id, text_id, description, revision, revision_id, active, created_at } = prompt;
  return (
    <div className={styles.stack}>
      {!active && (
        <Note kind="warning">This prompt is not in use: references to it are refused.</Note>
      )}
      {description !== '' && (
        <p className={styles.text} dir="auto">
          {description}
        </p>
      )}
      <div className={styles.facts}>
        <span>
          Id <Id id={id} />
        </span>
        <span>
          Reference <code>${text_id}</code>
        </span>
        <span>
          Created <Time at={created_at} />
        </span>
      </div>
      <Panel title={`Revision ${revision}`}>
        <Tabs
          label="Revision"
          value={tab}
          onChange={(value) => change({ tab: value === FIRST ? undefined : value })}
          tabs={[
            { value: FIRST, label: 'Content', content: <Content content={prompt} /> },
            {
              value: 'compare',
              label: 'Compare',
              content: <Compare id={id} shown={revision} revisions={revisions} />,
            },
            {
              value: 'compile',
              label: 'Compile',
              content: <Compile key={revision_id} prompt={prompt} />,
            },
            { value: 'use', label: 'Use it', content: <UseIt prompt={prompt} /> },
            {
              value: 'edit',
              label: 'New revision',
              content: (
                <RevisionForm key={revision_id} prompt={prompt} save={save} onSaved={onSaved} />
              ),
            },
            {
              value: 'settings',
              label: 'Name and use',
              content: (
                <HeadForm
                  key={JSON.stringify([prompt.name, description, active])}
                  prompt={prompt}
                  save={save}
                  onSaved={onSaved}
                />
              ),
            },
          ]}
        />
      </Panel>
    </div>
  );
};
