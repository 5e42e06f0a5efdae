import type { EvaluationSearch } from '../../api/evaluation-search';
import { FilterChip } from '../../ui/filters/filter-chip';
import styles from './filters.module.css';

interface ChipsProps {
  search: EvaluationSearch;
  names: readonly string[];
  /** Names that begin so are shown, too. */
  prefix: string;
  onRemove: (name: string) => void;
}

const EXACT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const WORDS: Readonly<Record<string, string>> = {
  label: 'label',
  min_score: 'score from',
  max_score: 'score to',
  from: 'from',
  to: 'before',
};

const valueOf = (name: string, value: string): string => {
  const isTime = (name === 'from' || name === 'to') && !Number.isNaN(Date.parse(value));
  return isTime ? EXACT.format(new Date(value)) : value;
};

/** Shows filters that no control above shows; each can be removed. */
export const Chips = ({ search, names, prefix, onRemove }: ChipsProps) => {
  const shown = Object.entries(search).filter(
    ([name]) => names.includes(name) || name.startsWith(prefix),
  );
  if (shown.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Further filters">
      {shown.map(([name, value]) => (
        <li key={name}>
          <FilterChip
            text={`${WORDS[name] ?? name.slice(prefix.length)}${name.startsWith(prefix) ? ' = ' : ' '}${valueOf(name, String(value))}`}
            onRemove={() => onRemove(name)}
          />
        </li>
      ))}
    </ul>
  );
};
