import type { ReactNode } from 'react';
import {
  byFamily,
  type CheckPart,
  isImplied,
  isRequested,
  showsOptions,
  useCheckParts,
} from './check-families';
import type { FormState } from './resource-form';
import type { FormField } from './schema';
import { SchemaField } from './schema-field';
import styles from './schema-form.module.css';
import { SyntaxFields } from './syntax-fields';
import { labelOf } from './words';

interface CheckFieldsProps {
  form: FormState;
  /** Returns what stands below a check that is on, such as how its assertions are read. */
  below?: (part: CheckPart) => ReactNode;
}

/** Edits the checks of a request or definition by family; options appear with their check. */
export const CheckFields = ({ form, below }: CheckFieldsProps) => {
  const parts = useCheckParts() ?? [];
  const shown = parts.filter(({ field }) => form.fields.some(({ name }) => name === field));
  return byFamily(shown).map(([family, own]) => (
    <fieldset key={family} className={styles.group}>
      <legend>{labelOf(family)}</legend>
      {own.map((part) => (
        <CheckPartFields
          key={part.field}
          form={form}
          part={part}
          hasOptions={showsOptions(part, shown, form.values)}
          below={below}
        />
      ))}
    </fieldset>
  ));
};

const CheckPartFields = ({
  form,
  part,
  hasOptions,
  below,
}: CheckFieldsProps & { part: CheckPart; hasOptions: boolean }) => {
  const { values } = form;
  const isOn = isRequested(values[part.field]);
  const options = form.fields.filter(({ name }) => hasOptions && part.options.includes(name));
  if (isImplied(part, values)) return null;
  return (
    <div className={styles.check}>
      <CheckControl form={form} part={part} />
      {isOn && below?.(part)}
      {options.length > 0 && (
        <div className={styles.options}>
          {options.map((option) => (
            <Control key={option.path} form={form} field={option} />
          ))}
        </div>
      )}
    </div>
  );
};

const CheckControl = ({ form, part }: { form: FormState; part: CheckPart }) => {
  const field = form.fields.find(({ name }) => name === part.field);
  if (field === undefined) return null;
  if (part.field === 'syntax_checks') return <SyntaxFields form={form} field={field} />;
  return <Control form={form} field={{ ...field, label: part.label }} />;
};

const Control = ({ form, field }: { form: FormState; field: FormField }) => (
  <SchemaField
    field={field}
    value={form.values[field.name]}
    errors={form.errors}
    onChange={(value) => form.change(field.name, value)}
  />
);
