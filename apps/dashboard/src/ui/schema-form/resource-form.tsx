import { useMutation, useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { apiDescriptionQuery } from '../../api/api-description';
import { ApiError } from '../../api/client';
import { Button } from '../button';
import { ErrorNote, Skeleton } from '../feedback';
import { Form } from '../form';
import { ChangeList } from './change-list';
import { type ChangeRow, changeRows, changesOf, type Values } from './changes';
import { type FieldErrors, fieldErrors, NO_ERRORS } from './errors';
import { type FormField, formFields } from './schema';
import styles from './schema-form.module.css';

/** The state of a form, for those who draw its fields. */
export interface FormState {
  fields: readonly FormField[];
  values: Values;
  errors: FieldErrors;
  change: (name: string, value: unknown) => void;
}

interface ResourceFormProps<Saved> {
  /** Name of the schema in the API's description: `GuardrailFieldsDto`. */
  schema: string;
  /** Returns false for fields that the form leaves out, such as deprecated ones. */
  includes?: (field: FormField) => boolean;
  /** The resource as it is stored; absent for a new one. */
  stored?: Values;
  /** The first values of a new resource. */
  preset?: Values;
  /** Sends the fields of a new resource, or those that differ. */
  save: (changes: Record<string, unknown>) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  submitLabel: string;
  /** Shows the changes of an existing resource; a list of its fields if left out. */
  changes?: (rows: readonly ChangeRow[], values: Values) => ReactNode;
  children: (state: FormState) => ReactNode;
}

/**
 * A form that is generated from the API's description. It sends only what differs, shows that
 * before an existing resource is saved, and places the API's sentences at the fields they name.
 */
export const ResourceForm = <Saved,>(props: ResourceFormProps<Saved>) => {
  const { data, error, refetch } = useQuery(apiDescriptionQuery);
  const { schema, includes } = props;
  const fields = useMemo(
    () => (data ? formFields(data, schema).filter(includes ?? (() => true)) : undefined),
    [data, schema, includes],
  );
  if (error !== null) return <ErrorNote error={error} retry={() => void refetch()} />;
  if (fields === undefined) return <Skeleton rows={8} />;
  return <LoadedForm {...props} fields={fields} />;
};

const LoadedForm = <Saved,>({
  fields,
  stored,
  preset = {},
  save,
  onSaved,
  submitLabel,
  changes: shownChanges = (shown) => <ChangeList rows={shown} />,
  children,
}: ResourceFormProps<Saved> & { fields: readonly FormField[] }) => {
  const [values, setValues] = useState<Values>(stored ?? preset);
  const [discards, setDiscards] = useState(0);
  const changes = changesOf(fields, stored, values);
  const rows = stored === undefined ? [] : changeRows(fields, stored, values);
  const saving = useMutation({ mutationFn: () => save(changes), onSuccess: onSaved });
  const errors = useMemo(() => errorsOf(saving.error, fields), [saving.error, fields]);
  const form = useFocusOnError(errors);
  useEffect(() => {
    if (stored === undefined) form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
    // Only as the form appears.
  }, []);
  const isNothing = stored !== undefined && Object.keys(changes).length === 0;
  return (
    <Form
      ref={form}
      className={styles.form}
      onSubmit={() => {
        if (!isNothing && !saving.isPending) saving.mutate();
      }}
    >
      {saving.error !== null && errors.rest !== '' && (
        <ErrorNote error={withMessage(saving.error, errors.rest)} />
      )}
      <Fragment key={discards}>
        {children({
          fields,
          values,
          errors,
          change: (name, value) => setValues((now) => ({ ...now, [name]: value })),
        })}
      </Fragment>
      {rows.length > 0 && shownChanges(rows, values)}
      <div className={styles.save}>
        <Button kind="primary" type="submit" busy={saving.isPending} disabled={isNothing}>
          {submitLabel}
        </Button>
        {rows.length > 0 && (
          <Button
            onClick={() => {
              setValues(stored ?? preset);
              setDiscards(discards + 1);
            }}
          >
            Discard the changes
          </Button>
        )}
        {isNothing ? 'Nothing is changed.' : <kbd>Ctrl+Enter</kbd>}
      </div>
    </Form>
  );
};

const errorsOf = (error: Error | null, fields: readonly FormField[]): FieldErrors => {
  if (error === null) return NO_ERRORS;
  const names = error instanceof ApiError && error.status === 422 ? fields : [];
  return fieldErrors(
    error.message,
    names.map(({ name }) => name),
  );
};

/** Keeps the kind of an error, so that a missing scope is still named. */
const withMessage = (error: Error, message: string): Error =>
  error instanceof ApiError ? new ApiError(error.status, message) : error;

/** Moves the focus to the first field that the API complained about. */
const useFocusOnError = (errors: FieldErrors) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (errors.byPath.size > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [errors]);
  return form;
};
