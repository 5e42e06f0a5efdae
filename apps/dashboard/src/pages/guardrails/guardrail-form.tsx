import type { Guardrail } from '../../api/guardrails';
import type { Values } from '../../ui/schema-form/changes';
import { FieldGroup } from '../../ui/schema-form/field-group';
import { type FormState, ResourceForm } from '../../ui/schema-form/resource-form';
import type { FormField } from '../../ui/schema-form/schema';
import { SchemaFields } from '../../ui/schema-form/schema-field';
import { ActionFields } from './action-fields';
import { DefinitionFields } from './definition-fields';

interface GuardrailFormProps<Saved> {
  stored?: Guardrail;
  preset?: Values;
  save: (changes: Values) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
}

const GROUPS = {
  first: ['name', 'description'],
  failure: ['error_threshold', 'warning_threshold', 'on_error'],
  last: ['mode', 'stream', 'active'],
} as const;
/** Fields that have a form of their own. */
const OWN: readonly string[] = ['evaluations', 'actions'];
const PLACED: readonly string[] = [...Object.values(GROUPS).flat(), ...OWN];

/** Leaves out a field that has no effect. */
const isShown = ({ name, deprecated }: FormField): boolean => !deprecated && name !== 'trigger';
/** Leaves out what the buttons above the form switch at once. */
const isShownOfStored = (field: FormField): boolean =>
  isShown(field) && field.name !== 'mode' && field.name !== 'active';

const namedIn = (form: FormState, names: readonly string[]): FormField[] =>
  names.flatMap((name) => form.fields.filter((field) => field.name === name));

/** Creates or changes a guardrail: what it judges, when that fails, and what happens then. */
export const GuardrailForm = <Saved,>({
  stored,
  preset,
  save,
  onSaved,
}: GuardrailFormProps<Saved>) => (
  <ResourceForm
    schema="GuardrailFieldsDto"
    includes={stored === undefined ? isShown : isShownOfStored}
    stored={stored && { ...stored }}
    preset={preset}
    submitLabel={stored === undefined ? 'Create' : 'Save'}
    save={save}
    onSaved={onSaved}
  >
    {(form) => {
      const common = { values: form.values, errors: form.errors, onChange: form.change };
      const others = form.fields.filter(({ name }) => !PLACED.includes(name));
      return (
        <>
          <SchemaFields fields={namedIn(form, GROUPS.first)} {...common} />
          <FieldGroup label="What it judges">
            <DefinitionFields form={form} />
          </FieldGroup>
          <FieldGroup label="When it fails">
            <SchemaFields fields={namedIn(form, GROUPS.failure)} {...common} />
          </FieldGroup>
          <FieldGroup label="What happens then">
            <ActionFields form={form} />
          </FieldGroup>
          <SchemaFields fields={[...namedIn(form, GROUPS.last), ...others]} {...common} />
        </>
      );
    }}
  </ResourceForm>
);
