import { useQuery } from '@tanstack/react-query';
import { CHECK_TITLES } from '../../api/check-words';
import { type EvaluationSearch, METADATA } from '../../api/evaluation-search';
import { type NamedKind, namesQuery } from '../../api/names';
import { FilterBar } from '../../ui/filters/filter-bar';
import { type FilterOption, FilterSelect } from '../../ui/filters/filter-select';
import { FilterToggle } from '../../ui/filters/filter-toggle';
import { Chips } from './chips';
import styles from './filters.module.css';
import { MoreFilters } from './more-filters';

interface FiltersProps {
  search: EvaluationSearch;
  /** `undefined` removes a filter. */
  onChange: (changes: Partial<EvaluationSearch>) => void;
  showsMore: boolean;
  onShowMore: (shows: boolean) => void;
}

/** The worst result decides. */
const OUTCOMES: readonly FilterOption[] = [
  { value: 'failed', label: 'failed' },
  { value: 'not_evaluated', label: 'not evaluated' },
  { value: 'warned', label: 'warning' },
  { value: 'passed', label: 'passed' },
  { value: 'bypassed', label: 'not applicable' },
];
/** As answered: the failure policy decides about checks that did not run. */
const STATUSES: readonly FilterOption[] = [
  { value: 'failed', label: 'answered failed' },
  { value: 'warning', label: 'answered warning' },
  { value: 'success', label: 'answered success' },
];
const CHECKS: readonly FilterOption[] = Object.entries(CHECK_TITLES).map(([value, label]) => ({
  value,
  label,
}));
const TIMES: readonly FilterOption[] = [
  { value: '1h', label: 'last hour' },
  { value: '24h', label: 'last 24 hours' },
  { value: '7d', label: 'last 7 days' },
  { value: '30d', label: 'last 30 days' },
];
const NAMED: readonly [kind: NamedKind, any: string][] = [
  ['definition', 'Any definition'],
  ['guardrail', 'Any guardrail'],
  ['key', 'Any key'],
];

/** Compact controls for the filters of the address. */
export const Filters = ({ search, onChange, showsMore, onShowMore }: FiltersProps) => {
  const { data: names } = useQuery(namesQuery);
  const isFiltered = Object.keys(search).length > 0;
  const clear = (): void =>
    onChange(Object.fromEntries(Object.keys(search).map((name) => [name, undefined])));
  return (
    <div className={styles.filters}>
      <FilterBar onClear={isFiltered ? clear : undefined}>
        <FilterSelect
          label="Outcome"
          any="Any outcome"
          value={search.outcome}
          options={OUTCOMES}
          onChange={(outcome) => onChange({ outcome })}
        />
        {search.status !== undefined && (
          <FilterSelect
            label="Status"
            any="Any status"
            value={search.status}
            options={STATUSES}
            onChange={(status) => onChange({ status })}
          />
        )}
        <FilterToggle
          aria-pressed={search.not_evaluated !== undefined}
          onClick={() =>
            onChange({ not_evaluated: search.not_evaluated === undefined ? true : undefined })
          }
        >
          Not evaluated
        </FilterToggle>
        <FilterSelect
          label="Check"
          any="Any check"
          value={search.check}
          options={CHECKS}
          onChange={(check) => onChange({ check })}
        />
        {NAMED.map(([kind, any]) => {
          const options = (names?.[kind] ?? []).map(({ id, name }) => ({
            value: id,
            label: name || id,
          }));
          if (options.length === 0 && search[kind] === undefined) return null;
          return (
            <FilterSelect
              key={kind}
              label={kind}
              any={any}
              value={search[kind]}
              options={options}
              onChange={(id) => onChange({ [kind]: id })}
            />
          );
        })}
        <FilterSelect
          label="Time"
          any={search.from || search.to ? 'between two times' : 'Any time'}
          value={search.last}
          options={TIMES}
          onChange={(last) => onChange({ last, from: undefined, to: undefined })}
        />
        <FilterToggle aria-expanded={showsMore} onClick={() => onShowMore(!showsMore)}>
          More
        </FilterToggle>
      </FilterBar>
      {showsMore && <MoreFilters search={search} onChange={onChange} />}
      <Chips
        search={search}
        names={['label', 'min_score', 'max_score', 'from', 'to']}
        prefix={METADATA}
        onRemove={(name) => onChange({ [name]: undefined })}
      />
    </div>
  );
};
