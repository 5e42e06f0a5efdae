import { useQuery } from '@tanstack/react-query';
import type { ExchangeSearch } from '../../api/exchanges';
import { guardrailsQuery } from '../../api/guardrails';
import { SPAN_WORDS, SPANS } from '../../api/span';
import { FilterBar } from '../../ui/filters/filter-bar';
import { FilterChip } from '../../ui/filters/filter-chip';
import { type FilterOption, FilterSelect } from '../../ui/filters/filter-select';

const optionsOf = (options: Record<string, string>): FilterOption[] =>
  Object.entries(options).map(([value, label]) => ({ value, label }));

const PROVIDERS = [
  'openai',
  'anthropic',
  'gemini',
  'mistral',
  'groq',
  'openrouter',
  'azure',
  'ollama',
  'vllm',
].map((value) => ({ value, label: value }));
const OUTCOMES = optionsOf({
  passed: 'passed',
  blocked: 'blocked',
  answered: 'answered by a guardrail',
  failed: 'vendor failed',
});
const VERDICTS = optionsOf({ pass: 'a pass', warn: 'a warning', fail: 'a failure' });
const MODES = optionsOf({ enforce: 'enforced', observe: 'observed' });
const TIMES = SPANS.map((value) => ({ value, label: SPAN_WORDS[value] }));

const EXACT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
const timeWords = (time: string): string =>
  Number.isNaN(Date.parse(time)) ? time : EXACT.format(new Date(time));

interface TrafficFiltersProps {
  search: ExchangeSearch;
  /** `undefined` removes a filter. */
  onChange: (changes: Partial<ExchangeSearch>) => void;
}

/** Compact controls for the filters of the address. */
export const TrafficFilters = ({ search, onChange }: TrafficFiltersProps) => {
  const { data: guardrails = [] } = useQuery(guardrailsQuery);
  const given = Object.keys(search);
  const clear = (): void => onChange(Object.fromEntries(given.map((name) => [name, undefined])));
  return (
    <FilterBar onClear={given.length === 0 ? undefined : clear}>
      <FilterSelect
        label="Outcome"
        any="Any outcome"
        value={search.outcome}
        options={OUTCOMES}
        onChange={(outcome) => onChange({ outcome })}
      />
      <FilterSelect
        label="Provider"
        any="Any provider"
        value={search.provider}
        options={PROVIDERS}
        onChange={(provider) => onChange({ provider })}
      />
      <FilterSelect
        label="Guardrail"
        any="Any guardrail"
        value={search.guardrail}
        options={guardrails.map(({ id, name }) => ({ value: id, label: name || id }))}
        onChange={(guardrail) => onChange({ guardrail })}
      />
      <FilterSelect
        label="Verdict"
        any="Any verdict"
        value={search.verdict}
        options={VERDICTS}
        onChange={(verdict) => onChange({ verdict })}
      />
      <FilterSelect
        label="Mode"
        any="Any mode"
        value={search.mode}
        options={MODES}
        onChange={(mode) => onChange({ mode })}
      />
      <FilterSelect
        label="Time"
        any={search.from || search.to ? 'between two times' : 'Any time'}
        value={search.last}
        options={TIMES}
        onChange={(last) => onChange({ last, from: undefined, to: undefined })}
      />
      {search.from !== undefined && (
        <FilterChip
          text={`from ${timeWords(search.from)}`}
          onRemove={() => onChange({ from: undefined })}
        />
      )}
      {search.to !== undefined && (
        <FilterChip
          text={`before ${timeWords(search.to)}`}
          onRemove={() => onChange({ to: undefined })}
        />
      )}
    </FilterBar>
  );
};
