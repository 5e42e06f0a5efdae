import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { definitionsQuery } from '../../api/definitions';
import { ErrorNote, Skeleton } from '../../ui/feedback';
import { Select } from '../../ui/field';
import { textsOf } from '../../ui/schema-form/changes';
import { isCheckField, requestedChecks, useCheckParts } from '../../ui/schema-form/check-families';
import { CheckFields } from '../../ui/schema-form/check-fields';
import type { FormState } from '../../ui/schema-form/resource-form';
import { SchemaFields } from '../../ui/schema-form/schema-field';
import { labelOf } from '../../ui/schema-form/words';
import { Segments } from '../../ui/segments';
import { AssertionReadings } from '../definitions/assertion-readings';
import { underCurrentNames } from '../definitions/legacy-fields';
import styles from './try-it.module.css';

interface ChecksProps {
  form: FormState;
  /** `undefined`: checks are picked one by one; empty: no definition is selected yet. */
  definition: string | undefined;
  onDefinition: (id: string | undefined) => void;
}

/** Picks checks one by one, or a stored definition. */
export const Checks = ({ form, definition, onDefinition }: ChecksProps) => {
  const parts = useCheckParts() ?? [];
  const others = form.fields.filter((field) => !isCheckField(parts, field));
  return (
    <>
      <Segments
        label="Where the checks come from"
        value={definition === undefined ? 'checks' : 'definition'}
        options={[
          { value: 'checks', label: 'Pick checks' },
          { value: 'definition', label: 'Use a definition' },
        ]}
        onChange={(value) => onDefinition(value === 'checks' ? undefined : '')}
      />
      {definition === undefined ? (
        <div className={styles.checks} tabIndex={0} role="group" aria-label="Checks">
          <CheckFields
            form={form}
            below={({ field }) =>
              field === 'assertions' && (
                <AssertionReadings assertions={textsOf(form.values['assertions'])} />
              )
            }
          />
          {others.length > 0 && (
            <SchemaFields
              fields={others}
              values={form.values}
              errors={form.errors}
              onChange={form.change}
            />
          )}
        </div>
      ) : (
        <DefinitionChoice id={definition} onChange={onDefinition} />
      )}
    </>
  );
};

const DefinitionChoice = ({ id, onChange }: { id: string; onChange: (id: string) => void }) => {
  const { data, error, isPending, refetch } = useQuery(definitionsQuery);
  const parts = useCheckParts() ?? [];
  if (error !== null) return <ErrorNote error={error} retry={() => void refetch()} />;
  if (isPending) return <Skeleton rows={2} />;
  if (data.length === 0)
    return (
      <p>
        There is no definition yet. Pick checks and save them as one, or create one under{' '}
        <Link to="/definitions">Definitions</Link>.
      </p>
    );
  const chosen = data.find((each) => each.id === id);
  const isGone = id !== '' && chosen === undefined;
  return (
    <>
      <Select
        label="Definition"
        value={id}
        error={isGone ? 'There is no definition with this id any more.' : undefined}
        options={[
          { value: '', label: 'Select one' },
          ...(isGone ? [{ value: id, label: id }] : []),
          ...data.map(({ id: value, name }) => ({ value, label: name || value })),
        ]}
        onChange={({ target }) => onChange(target.value)}
      />
      {chosen && (
        <dl className={styles.requested}>
          {requestedChecks(parts, underCurrentNames(chosen)).map(({ family, checks }) => (
            <div key={family}>
              <dt>{labelOf(family)}</dt>
              <dd>{checks.join(', ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
};
