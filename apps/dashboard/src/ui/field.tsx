import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface FieldProps {
  label: string;
  help?: ReactNode;
  /** In the API's words. */
  error?: string;
}

interface ControlIds {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** Places a label above a control, and its help and error below. */
export const Field = ({
  label,
  help,
  error,
  children,
}: FieldProps & { children: (ids: ControlIds) => ReactNode }) => {
  const id = useId();
  const described = help !== undefined || error !== undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(described && { 'aria-describedby': `${id}-help` }),
        ...(error !== undefined && { 'aria-invalid': true }),
      })}
      {described && (
        <div id={`${id}-help`} className={styles.help}>
          {error !== undefined && <p className={styles.error}>{error}</p>}
          {help}
        </div>
      )}
    </div>
  );
};

export const TextField = ({
  label,
  help,
  error,
  ...props
}: FieldProps & Omit<ComponentProps<'input'>, 'id'>) => (
  <Field label={label} help={help} error={error}>
    {(ids) => (
      <input type="text" autoComplete="off" {...props} {...ids} className={styles.control} />
    )}
  </Field>
);

export const TextArea = ({
  label,
  help,
  error,
  ...props
}: FieldProps & Omit<ComponentProps<'textarea'>, 'id'>) => (
  <Field label={label} help={help} error={error}>
    {(ids) => <textarea rows={4} {...props} {...ids} className={styles.control} />}
  </Field>
);

interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, 'id' | 'children'> {
  options: readonly { value: string; label: string }[];
}

export const Select = ({ label, help, error, options, ...props }: SelectProps) => (
  <Field label={label} help={help} error={error}>
    {(ids) => (
      <select {...props} {...ids} className={styles.control}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
);

export const Checkbox = ({
  label,
  help,
  ...props
}: Omit<FieldProps, 'error'> & Omit<ComponentProps<'input'>, 'id' | 'type'>) => {
  const id = useId();
  return (
    <div className={styles.checkbox}>
      <input
        type="checkbox"
        {...props}
        id={id}
        aria-describedby={help ? `${id}-help` : undefined}
      />
      <label htmlFor={id}>{label}</label>
      {help !== undefined && (
        <div id={`${id}-help`} className={styles.help}>
          {help}
        </div>
      )}
    </div>
  );
};
