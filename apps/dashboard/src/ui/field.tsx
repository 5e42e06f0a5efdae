import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import styles from './field.module.css';

export interface FieldProps {
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
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...((help !== undefined || error !== undefined) && { 'aria-describedby': `${id}-help` }),
        ...(error !== undefined && { 'aria-invalid': true }),
      })}
      <FieldHelp id={`${id}-help`} help={help} error={error} />
    </div>
  );
};

interface FieldHelpProps extends Omit<FieldProps, 'label'> {
  id?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Shows the error and the help of a field; nothing without either. */
export const FieldHelp = ({ id, ref, help, error }: FieldHelpProps) =>
  help === undefined && error === undefined ? null : (
    <div id={id} ref={ref} className={styles.help}>
      {error !== undefined && <p className={styles.error}>{error}</p>}
      {help}
    </div>
  );

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
