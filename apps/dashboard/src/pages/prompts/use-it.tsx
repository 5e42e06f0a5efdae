import type { StoredPrompt } from '../../api/prompts';
import { useAddressState } from '../../shell/use-address-state';
import { SnippetTabs } from '../../ui/copy-as/snippet-tabs';
import { Select } from '../../ui/field';
import { variablesOf } from './placeholders';
import styles from './prompts.module.css';

const ACTIVE = '';

/** Shows how an application fetches the prompt: by a label, or the active revision. */
export const UseIt = ({ prompt }: { prompt: StoredPrompt }) => {
  const labels = Object.keys(prompt.labels);
  const [{ label = labels[0] ?? ACTIVE }, change] = useAddressState<{ label: string }>();
  const query = label === ACTIVE ? '' : `?label=${encodeURIComponent(label)}`;
  const path = `/api/v1/studio/prompts/${prompt.id}/compile${query}`;
  return (
    <div className={styles.stack}>
      <div className={styles.selects}>
        <div>
          <Select
            label="Which revision"
            value={label}
            options={[
              ...labels.map((each) => ({
                value: each,
                label: `label ${each}, now revision ${prompt.labels[each]}`,
              })),
              { value: ACTIVE, label: `the active one, now revision ${prompt.active_revision}` },
            ]}
            onChange={({ target }) => change({ label: target.value }, true)}
          />
        </div>
      </div>
      <SnippetTabs
        request={{
          path,
          body: { variables: Object.fromEntries(variablesOf(prompt).map((name) => [name, '…'])) },
        }}
      />
      <p className={styles.soft}>
        The key needs the scope <code>studio</code>. GET <code>{path.replace('/compile', '')}</code>{' '}
        returns the prompt with its placeholders.
      </p>
    </div>
  );
};
