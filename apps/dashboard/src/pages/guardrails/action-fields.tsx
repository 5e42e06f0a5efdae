import { isValues, type Values } from '../../ui/schema-form/changes';
import { Options } from '../../ui/schema-form/field-group';
import type { FormState } from '../../ui/schema-form/resource-form';
import type { FormField } from '../../ui/schema-form/schema';
import { SchemaField, SchemaFields } from '../../ui/schema-form/schema-field';

/** Fields of `actions` that count only while a switch is on. */
const SWITCHED: Readonly<Record<string, readonly string[]>> = {
  block: ['detail'],
  retry: ['retry_cap'],
};
const DEPENDENT: readonly string[] = Object.values(SWITCHED).flat();
const ALERT = 'alert';
const RECIPIENT = 'email';

/** Edits the actions of a guardrail; those that depend on another appear with it. */
export const ActionFields = ({ form }: { form: FormState }) => {
  const field = form.fields.find(({ name }) => name === 'actions');
  if (field?.kind !== 'object') return null;
  const actions = objectOf(form.values['actions']);
  const change = (name: string, value: unknown): void =>
    form.change('actions', { ...actions, [name]: value });
  const control = (own: FormField) => (
    <SchemaField
      key={own.path}
      field={own}
      value={actions[own.name]}
      errors={form.errors}
      onChange={(value) => change(own.name, value)}
    />
  );
  return field.fields
    .filter(({ name }) => !DEPENDENT.includes(name))
    .map((own) => {
      if (own.name === ALERT && own.kind === 'object')
        return (
          <SchemaFields
            key={own.path}
            fields={alertFields(own.fields, objectOf(actions[ALERT]))}
            values={objectOf(actions[ALERT])}
            errors={form.errors}
            onChange={(name, value) =>
              change(ALERT, { ...objectOf(actions[ALERT]), [name]: value })
            }
          />
        );
      const options = field.fields.filter(({ name }) => SWITCHED[own.name]?.includes(name));
      const isOn = own.kind === 'switch' && (actions[own.name] ?? own.preset) === true;
      return (
        <div key={own.path}>
          {control(own)}
          {isOn && options.length > 0 && <Options>{options.map(control)}</Options>}
        </div>
      );
    });
};

const objectOf = (value: unknown): Values => (isValues(value) ? value : {});

/** An alert needs a recipient; its text and pause appear once there is one. */
const alertFields = (fields: readonly FormField[], alert: Values): FormField[] =>
  fields
    .filter(({ name }) => name === RECIPIENT || (alert[RECIPIENT] ?? '') !== '')
    .map((field) => (field.name === RECIPIENT ? { ...field, label: 'Alert by e-mail' } : field));
