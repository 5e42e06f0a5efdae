import { Checkbox, Select, TextArea, TextField } from '../field';
import { isValues, textsOf, type Values } from './changes';
import { errorAt, type FieldErrors } from './errors';
import { helpOf } from './help';
import { JsonField } from './json-field';
import type { FormField } from './schema';
import styles from './schema-form.module.css';
import { TextsField } from './texts-field';

interface SchemaFieldProps {
  field: FormField;
  value: unknown;
  errors: FieldErrors;
  onChange: (value: unknown) => void;
}

/** From this length on, a text gets several lines. */
const LONG_TEXT = 2_000;

/** Edits one field of a resource by the control that suits its schema. */
export const SchemaField = ({ field, value, errors, onChange }: SchemaFieldProps) => {
  const { label, path } = field;
  const help = helpOf(field.help);
  const error = errorAt(errors, path, field.kind !== 'object');
  switch (field.kind) {
    case 'switch':
      return (
        <Checkbox
          label={label}
          help={
            error === undefined ? (
              help
            ) : (
              <>
                <span className={styles.error}>{error}</span> {help}
              </>
            )
          }
          checked={typeof value === 'boolean' ? value : field.preset}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    case 'choice':
      return (
        <Select
          label={label}
          help={help}
          error={error}
          value={typeof value === 'string' ? value : (field.preset ?? '')}
          options={[
            ...(field.preset === undefined ? [{ value: '', label: field.none }] : []),
            ...field.options.map((option) => ({ value: option, label: option })),
          ]}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'number':
      return (
        <TextField
          label={label}
          help={help}
          error={error}
          type="number"
          inputMode={field.isWhole ? 'numeric' : 'decimal'}
          step={field.isWhole ? 1 : 'any'}
          min={field.min}
          max={field.max}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => onChange(target.value === '' ? '' : Number(target.value))}
        />
      );
    case 'texts':
      return (
        <TextsField
          label={label}
          help={help}
          path={path}
          texts={textsOf(value)}
          errors={errors}
          onChange={onChange}
        />
      );
    case 'object':
      return (
        <fieldset className={styles.group}>
          <legend>{label}</legend>
          {help !== undefined && <div className={styles.help}>{help}</div>}
          {error !== undefined && <div className={styles.error}>{error}</div>}
          <SchemaFields
            fields={field.fields}
            values={isValues(value) ? value : {}}
            errors={errors}
            onChange={(name, item) => onChange({ ...(isValues(value) ? value : {}), [name]: item })}
          />
        </fieldset>
      );
    case 'json':
      return (
        <JsonField label={label} help={help} error={error} value={value} onChange={onChange} />
      );
    case 'text': {
      const isLong = (field.maxLength ?? 0) >= LONG_TEXT;
      const common = {
        label,
        help,
        error,
        dir: 'auto',
        required: field.required,
        maxLength: field.maxLength,
        value: typeof value === 'string' ? value : '',
      };
      return isLong ? (
        <TextArea rows={2} {...common} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <TextField
          {...common}
          type={field.format === 'email' ? 'email' : 'text'}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    }
  }
};

interface SchemaFieldsProps {
  fields: readonly FormField[];
  values: Values;
  errors: FieldErrors;
  onChange: (name: string, value: unknown) => void;
}

/** Edits fields of a resource, one below the other. */
export const SchemaFields = ({ fields, values, errors, onChange }: SchemaFieldsProps) => (
  <div className={styles.fields}>
    {fields.map((field) => (
      <SchemaField
        key={field.path}
        field={field}
        value={values[field.name]}
        errors={errors}
        onChange={(value) => onChange(field.name, value)}
      />
    ))}
  </div>
);
