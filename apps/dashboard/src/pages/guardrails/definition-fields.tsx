import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Definition, definitionsQuery } from '../../api/definitions';
import { ErrorNote } from '../../ui/feedback';
import { Select } from '../../ui/field';
import { isValues } from '../../ui/schema-form/changes';
import { errorAt } from '../../ui/schema-form/errors';
import type { FormState } from '../../ui/schema-form/resource-form';
import { ChecksOf } from './sides';

const LABELS: Readonly<Record<string, string>> = {
  request_evaluation: 'Requests, by the definition',
  response_evaluation: 'Answers, by the definition',
};

/** Chooses the definitions that judge requests and answers, and shows their checks. */
export const DefinitionFields = ({ form }: { form: FormState }) => {
  const { data: definitions = [], error } = useQuery(definitionsQuery);
  const field = form.fields.find(({ name }) => name === 'evaluations');
  const chosen = isValues(form.values['evaluations']) ? form.values['evaluations'] : {};
  if (field?.kind !== 'object') return null;
  return (
    <>
      {error !== null && <ErrorNote error={error} />}
      {field.fields.map(({ name, path, label }) => {
        const id = String(chosen[name] ?? '');
        return (
          <Select
            key={path}
            label={LABELS[name] ?? label}
            error={errorAt(form.errors, path)}
            value={id}
            options={optionsOf(definitions, id)}
            onChange={({ target }) =>
              form.change('evaluations', { ...chosen, [name]: target.value })
            }
            help={helpOn(
              definitions.find((each) => each.id === id),
              definitions.length,
            )}
          />
        );
      })}
    </>
  );
};

/** Names definitions; one that is not in the list keeps its id. */
const optionsOf = (definitions: readonly Definition[], id: string) => [
  { value: '', label: 'not judged' },
  ...definitions.map((each) => ({ value: each.id, label: nameOf(each) })),
  ...(id === '' || definitions.some((each) => each.id === id) ? [] : [{ value: id, label: id }]),
];

const LONGEST_SHOWN = 80;
const nameOf = ({ id, name = '' }: Definition): string =>
  name.length > LONGEST_SHOWN ? `${name.slice(0, LONGEST_SHOWN)}…` : name || id;

const helpOn = (definition: Definition | undefined, count: number) => {
  if (definition !== undefined)
    return (
      <>
        Checks: <ChecksOf definition={definition} />
      </>
    );
  if (count > 0) return undefined;
  return (
    <>
      There is no definition yet.{' '}
      <Link to="/definitions/$id" params={{ id: 'new' }}>
        Create one
      </Link>{' '}
      first.
    </>
  );
};
