import { useQuery } from '@tanstack/react-query';
import type { PromptChange } from '@touchstone/contracts';
import { type ListedRevision, promptDiffQuery } from '../../api/prompts';
import { useAddressState } from '../../shell/use-address-state';
import { Button } from '../../ui/button';
import { ErrorNote, Skeleton } from '../../ui/feedback';
import { Select } from '../../ui/field';
import { WordDiff } from '../../ui/word-diff/word-diff';
import styles from './prompts.module.css';

interface CompareProps {
  id: string;
  /** The revision on the page, which is compared with the one before it. */
  shown: number;
  revisions: readonly ListedRevision[];
}

/** Compares two revisions, word by word. */
export const Compare = ({ id, shown, revisions }: CompareProps) => {
  const [address, change] = useAddressState<{ from: number; to: number }>();
  const to = address.to ?? shown;
  const from = address.from ?? Math.max(1, to - 1);
  const options = revisions.map(({ revision, labels, active }) => ({
    value: String(revision),
    label: [`${revision}`, ...(active ? ['active'] : []), ...labels].join(' · '),
  }));
  return (
    <div className={styles.stack}>
      <div className={styles.selects}>
        <div>
          <Select
            label="From revision"
            options={withOption(options, from)}
            value={String(from)}
            onChange={({ target }) => change({ from: Number(target.value), to }, true)}
          />
        </div>
        <div>
          <Select
            label="To revision"
            options={withOption(options, to)}
            value={String(to)}
            onChange={({ target }) => change({ from, to: Number(target.value) }, true)}
          />
        </div>
        <Button onClick={() => change({ from: to, to: from }, true)}>Swap</Button>
      </div>
      {from === to ? (
        <p className={styles.soft}>
          {revisions.length < 2
            ? 'There is only one revision; a change of the content makes the second one.'
            : 'Choose two different revisions.'}
        </p>
      ) : (
        <Changes id={id} from={from} to={to} />
      )}
    </div>
  );
};

const withOption = (options: { value: string; label: string }[], chosen: number) =>
  options.some(({ value }) => value === String(chosen))
    ? options
    : [...options, { value: String(chosen), label: String(chosen) }];

const Changes = ({ id, from, to }: { id: string; from: number; to: number }) => {
  const { data, error, refetch } = useQuery(promptDiffQuery(id, from, to));
  if (error !== null) return <ErrorNote error={error} retry={() => void refetch()} />;
  if (data === undefined) return <Skeleton rows={3} />;
  const changes = [...data.messages, ...data.tools, ...data.parameters];
  if (changes.length === 0) return <p className={styles.soft}>The two have the same content.</p>;
  return changes.map((change) => (
    <section key={`${change.kind} ${change.path}`} className={styles.change}>
      <h3>
        <bdi>{change.path}</bdi>, {change.kind}
      </h3>
      <WordDiff before={textOf(change, 'before')} after={textOf(change, 'after')} />
    </section>
  ));
};

const textOf = (change: PromptChange, side: 'before' | 'after'): string => {
  const value = change[side];
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  const { role, content, ...others } = Object(value) as Record<string, unknown>;
  return typeof content === 'string' && Object.keys(others).length === 0
    ? `${typeof role === 'string' ? role : 'user'}: ${content}`
    : JSON.stringify(value, null, 2);
};
