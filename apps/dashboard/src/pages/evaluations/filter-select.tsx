import styles from './filters.module.css';

export interface Option {
  value: string;
  label: string;
}

interface FilterSelectProps {
  label: string;
  /** Option of no filter. */
  any: string;
  value: string | undefined;
  options: readonly Option[];
  onChange: (value: string | undefined) => void;
}

/** Selects the value of one filter; a value that is no option is listed, too. */
export const FilterSelect = ({ label, any, value, options, onChange }: FilterSelectProps) => {
  const isOther = value !== undefined && !options.some((option) => option.value === value);
  if (options.length === 0 && value === undefined) return null;
  return (
    <select
      className={`${styles.select} ${value === undefined ? '' : styles.set}`}
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    >
      <option value="">{any}</option>
      {isOther && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
};
