import type { StoredPrompt } from '../../api/prompts';
import { ChangeList } from '../../ui/schema-form/change-list';
import { isValues, type Values } from '../../ui/schema-form/changes';
import { type FormState, ResourceForm } from '../../ui/schema-form/resource-form';
import type { FormField } from '../../ui/schema-form/schema';
import { SchemaFields } from '../../ui/schema-form/schema-field';
import { WordDiff } from '../../ui/word-diff/word-diff';
import { MessagesField } from './messages-field';
import styles from './prompts.module.css';

interface FormProps {
  save: (changes: Values) => Promise<StoredPrompt>;
  onSaved: (saved: StoredPrompt) => void;
}

const SCHEMA = 'PromptFieldsDto';
const CONTENT = ['messages', 'tools', 'parameters'];
const HEAD = ['name', 'description', 'active'];

const isOfNew = ({ name }: FormField): boolean =>
  ['name', 'description', ...CONTENT].includes(name);
const isOfRevision = ({ name }: FormField): boolean => ['beta', ...CONTENT].includes(name);
const isOfHead = ({ name }: FormField): boolean => HEAD.includes(name);

const fieldsNamed = (form: FormState, ...names: string[]): FormField[] =>
  names.flatMap((name) => form.fields.filter((field) => field.name === name));

const Fields = ({ form, names }: { form: FormState; names: string[] }) => (
  <SchemaFields
    fields={fieldsNamed(form, ...names)}
    values={form.values}
    errors={form.errors}
    onChange={form.change}
  />
);

/** Creates a prompt with its first revision. */
export const NewPromptForm = (props: FormProps) => (
  <ResourceForm
    schema={SCHEMA}
    includes={isOfNew}
    preset={{ messages: [{ role: 'system', content: '' }] }}
    submitLabel="Create"
    {...props}
  >
    {(form) => (
      <>
        <Fields form={form} names={['name', 'description']} />
        <MessagesField form={form} />
        <Fields form={form} names={['parameters', 'tools']} />
      </>
    )}
  </ResourceForm>
);

/** Makes a new revision from one that exists. */
export const RevisionForm = ({ prompt, ...props }: FormProps & { prompt: StoredPrompt }) => {
  const { messages, tools, parameters } = prompt;
  return (
    <ResourceForm
      schema={SCHEMA}
      includes={isOfRevision}
      stored={{ messages, tools, parameters: { ...parameters } }}
      submitLabel="Save as a new revision"
      changes={(rows, values) => (
        <>
          <MessageChanges before={messages} after={values['messages']} />
          {rows.some(({ path }) => path !== 'messages') && (
            <ChangeList rows={rows.filter(({ path }) => path !== 'messages')} />
          )}
        </>
      )}
      {...props}
    >
      {(form) => (
        <>
          <MessagesField form={form} />
          <Fields form={form} names={['parameters', 'tools', 'beta']} />
        </>
      )}
    </ResourceForm>
  );
};

/** Changes a prompt's name, purpose and use, which makes no revision. */
export const HeadForm = ({ prompt, ...props }: FormProps & { prompt: StoredPrompt }) => {
  const { name, description, active } = prompt;
  return (
    <ResourceForm
      schema={SCHEMA}
      includes={isOfHead}
      stored={{ name, description, active }}
      submitLabel="Save"
      {...props}
    >
      {(form) => <Fields form={form} names={HEAD} />}
    </ResourceForm>
  );
};

const textOf = (messages: unknown): string =>
  (Array.isArray(messages) ? messages : [])
    .filter(isValues)
    .map(({ role, content, ...others }) =>
      [
        `${String(role ?? 'user')}:`,
        String(content ?? ''),
        ...(Object.keys(others).length > 0 ? [JSON.stringify(others, null, 2)] : []),
      ].join('\n'),
    )
    .join('\n\n');

const MessageChanges = ({ before, after }: { before: unknown; after: unknown }) => {
  const [from, to] = [textOf(before), textOf(after)];
  return from === to ? null : (
    <section className={styles.change} aria-label="Changes of the messages">
      <h3>Messages, not saved yet</h3>
      <WordDiff before={from} after={to} />
    </section>
  );
};
