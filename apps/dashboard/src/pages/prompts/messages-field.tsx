import type { StoredMessage } from '@touchstone/contracts';
import { Button } from '../../ui/button';
import { CodeField } from '../../ui/code-editor/code-field';
import { TextField } from '../../ui/field';
import { errorAt } from '../../ui/schema-form/errors';
import type { FormState } from '../../ui/schema-form/resource-form';
import { PLACEHOLDER } from './placeholders';
import styles from './prompts.module.css';

const ROLES = ['system', 'user', 'assistant'];

const messagesOf = (value: unknown): StoredMessage[] =>
  Array.isArray(value) ? (value as StoredMessage[]) : [];

/** Edits the messages of a prompt: their roles and texts, and their order. */
export const MessagesField = ({ form }: { form: FormState }) => {
  const messages = messagesOf(form.values['messages']);
  const change = (all: StoredMessage[]): void => form.change('messages', all);
  const replace = (index: number, by: readonly StoredMessage[]): void =>
    change([...messages.slice(0, index), ...by, ...messages.slice(index + 1)]);
  const moveUp = (index: number): void => {
    const before = messages[index - 1];
    const message = messages[index];
    if (before && message)
      change([...messages.slice(0, index - 1), message, before, ...messages.slice(index + 1)]);
  };
  const error = errorAt(form.errors, 'messages');
  return (
    <>
      {error !== undefined && <p role="alert">{error}</p>}
      {messages.map((message, index) => (
        <fieldset key={index} className={styles.editor}>
          <legend>Message {index + 1}</legend>
          <MessageFields
            message={message}
            error={errorAt(form.errors, `messages[${index}]`, true)}
            onChange={(changed) => replace(index, [changed])}
          />
          <div className={styles.buttons}>
            <Button
              disabled={index === 0}
              aria-label={`Move up message ${index + 1}`}
              onClick={() => moveUp(index)}
            >
              Move up
            </Button>
            <Button aria-label={`Remove message ${index + 1}`} onClick={() => replace(index, [])}>
              Remove
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button
          onClick={() =>
            change([...messages, { role: messages.length === 0 ? 'system' : 'user', content: '' }])
          }
        >
          Add a message
        </Button>
      </div>
    </>
  );
};

interface MessageFieldsProps {
  message: StoredMessage;
  error: string | undefined;
  onChange: (message: StoredMessage) => void;
}

const MessageFields = ({ message, error, onChange }: MessageFieldsProps) => {
  const { role = '', content = '', ...others } = message;
  const kept = Object.keys(others);
  return (
    <>
      <TextField
        label="Role"
        list="prompt-roles"
        value={role}
        onChange={({ target }) => onChange({ ...message, role: target.value })}
      />
      <datalist id="prompt-roles">
        {ROLES.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <CodeField
        label="Text"
        marks={PLACEHOLDER}
        error={error}
        value={content}
        onChange={(changed) => onChange({ ...message, content: changed })}
        help="{{NAME}} is a variable."
      />
      {kept.length > 0 && (
        <p className={styles.soft}>It also has {kept.join(', ')}, which is kept as it is.</p>
      )}
    </>
  );
};
