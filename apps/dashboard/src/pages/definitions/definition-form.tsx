import type { Definition } from '../../api/definitions';
import { textsOf, type Values } from '../../ui/schema-form/changes';
import { isCheckField, useCheckParts } from '../../ui/schema-form/check-families';
import { CheckFields } from '../../ui/schema-form/check-fields';
import { ResourceForm } from '../../ui/schema-form/resource-form';
import type { FormField } from '../../ui/schema-form/schema';
import { SchemaFields } from '../../ui/schema-form/schema-field';
import { AssertionReadings } from './assertion-readings';
import { isLegacy, underCurrentNames, withoutLegacy } from './legacy-fields';

interface DefinitionFormProps<Saved> {
  stored?: Definition;
  save: (changes: Values) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
}

const FIRST = ['name', 'description', 'mode'];

const isShown = ({ name, deprecated }: FormField): boolean => !deprecated && !isLegacy(name);

/** Creates or changes a definition: name, mode, and the checks by family. */
export const DefinitionForm = <Saved,>({ stored, save, onSaved }: DefinitionFormProps<Saved>) => {
  const current = stored && underCurrentNames(stored);
  const parts = useCheckParts() ?? [];
  return (
    <ResourceForm
      schema="DefinitionFieldsDto"
      includes={isShown}
      stored={current}
      submitLabel={stored === undefined ? 'Create' : 'Save as a new version'}
      save={(changes) =>
        save(
          stored === undefined
            ? changes
            : withoutLegacy(changes, stored, { ...current, ...changes }),
        )
      }
      onSaved={onSaved}
    >
      {(form) => {
        const common = { values: form.values, errors: form.errors, onChange: form.change };
        const first = FIRST.flatMap((name) => form.fields.filter((field) => field.name === name));
        const others = form.fields.filter(
          (field) => !first.includes(field) && !isCheckField(parts, field),
        );
        return (
          <>
            <SchemaFields fields={first} {...common} />
            <CheckFields
              form={form}
              below={({ field }) =>
                field === 'assertions' && (
                  <AssertionReadings assertions={textsOf(form.values['assertions'])} />
                )
              }
            />
            {others.length > 0 && <SchemaFields fields={others} {...common} />}
          </>
        );
      }}
    </ResourceForm>
  );
};
