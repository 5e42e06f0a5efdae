import { type ReactNode, useState } from 'react';
import { type EvaluationSearch, METADATA } from '../../api/evaluation-search';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { Form } from '../../ui/form';
import styles from './filters.module.css';

interface MoreFiltersProps {
  search: EvaluationSearch;
  onChange: (changes: Partial<EvaluationSearch>) => void;
}

const MINUTE_MS = 60_000;

/** Returns a time as a local one for an input: `2026-11-26T07:30`. */
const localTime = (time: string | undefined): string => {
  const at = new Date(time ?? NaN);
  if (Number.isNaN(at.getTime())) return '';
  return new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
};

const isoTime = (local: string): string | undefined =>
  local === '' ? undefined : new Date(local).toISOString();

const given = (form: FormData, name: string): string | undefined => {
  const value = String(form.get(name) ?? '').trim();
  return value === '' ? undefined : value;
};

const score = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

/** Filters that are typed: a label, scores, times, metadata. */
export const MoreFilters = ({ search, onChange }: MoreFiltersProps) => {
  const apply = (form: FormData): void => {
    const [from, to] = [isoTime(given(form, 'from') ?? ''), isoTime(given(form, 'to') ?? '')];
    onChange({
      label: given(form, 'label')?.toUpperCase(),
      min_score: score(given(form, 'min_score')),
      max_score: score(given(form, 'max_score')),
      from,
      to,
      ...((from ?? to) !== undefined && { last: undefined }),
    });
  };
  return (
    <div className={styles.more}>
      <Fields key={JSON.stringify(search)} onApply={apply}>
        <TextField
          label="Label"
          name="label"
          placeholder="PII_FOUND"
          defaultValue={search.label}
          pattern="[A-Za-z][A-Za-z0-9_]*"
        />
        <TextField
          label="Score from"
          name="min_score"
          type="number"
          min={0}
          max={100}
          defaultValue={search.min_score}
        />
        <TextField
          label="Score to"
          name="max_score"
          type="number"
          min={0}
          max={100}
          defaultValue={search.max_score}
        />
        <TextField
          label="From"
          name="from"
          type="datetime-local"
          defaultValue={localTime(search.from)}
        />
        <TextField
          label="Before"
          name="to"
          type="datetime-local"
          defaultValue={localTime(search.to)}
        />
      </Fields>
      <Metadata onAdd={(key, value) => onChange({ [`${METADATA}${key}`]: value })} />
    </div>
  );
};

const Fields = ({
  onApply,
  children,
}: {
  onApply: (form: FormData) => void;
  children: ReactNode;
}) => {
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  return (
    <Form
      ref={setElement}
      className={styles.fields}
      onSubmit={() => element && onApply(new FormData(element))}
    >
      {children}
      <Button type="submit">Apply</Button>
    </Form>
  );
};

const Metadata = ({ onAdd }: { onAdd: (key: string, value: string) => void }) => {
  const [key, setKey] = useState('');
  const [value, setValue] = useState('');
  const add = (): void => {
    onAdd(key.trim(), value);
    setKey('');
    setValue('');
  };
  return (
    <Form className={styles.fields} onSubmit={add}>
      <TextField
        label="Metadata key"
        required
        placeholder="team"
        value={key}
        onChange={({ target }) => setKey(target.value)}
      />
      <TextField
        label="Value"
        required
        placeholder="support"
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      <Button type="submit">Add</Button>
    </Form>
  );
};
