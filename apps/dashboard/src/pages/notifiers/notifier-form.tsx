import { type FormEvent, useState } from 'react';
import type { NotifierRecord } from '@touchstone/contracts';
import { Button } from '../../ui/button';
import { Actions } from '../../ui/dialog';
import { ErrorNote } from '../../ui/feedback';
import { Checkbox, Select, TextArea, TextField } from '../../ui/field';
import { bodyOf, draftOf, type NotifierDraft } from './notifier-draft';
import { EVENTS, KINDS } from './notifier-queries';
import styles from './notifiers.module.css';

interface NotifierFormProps {
  notifier?: NotifierRecord;
  busy: boolean;
  error: unknown;
  onSubmit: (body: Record<string, unknown>) => void;
}

type TextName = {
  [Name in keyof NotifierDraft]: NotifierDraft[Name] extends string ? Name : never;
}[keyof NotifierDraft];

/** The fields of a notifier: the common ones, then those of its kind. */
export const NotifierForm = ({ notifier, busy, error, onSubmit }: NotifierFormProps) => {
  const [draft, setDraft] = useState(() => draftOf(notifier));
  const set = (fields: Partial<NotifierDraft>): void => setDraft((now) => ({ ...now, ...fields }));
  const text = (name: TextName) => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  const body = bodyOf(draft, notifier);
  const names = Object.keys(body);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit(body);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {notifier === undefined && (
        <Select
          label="Kind"
          options={KINDS}
          value={draft.kind}
          onChange={({ target }) =>
            set({ kind: KINDS.find(({ value }) => value === target.value)?.value ?? 'webhook' })
          }
        />
      )}
      <TextField label="Name" maxLength={200} {...text('name')} />
      {draft.kind === 'webhook' && (
        <>
          <TextField label="Address" type="url" required placeholder="https://…" {...text('url')} />
          <TextField
            label="Authentication header"
            type="password"
            {...text('authentication')}
            help={
              notifier?.kind === 'webhook' && notifier.authentication_last_four !== null
                ? `Stored: …${notifier.authentication_last_four}. Empty keeps it.`
                : 'Sent with each request. Stored encrypted, and never shown again.'
            }
          />
        </>
      )}
      {draft.kind === 'chat' && (
        <>
          <TextField
            label="Address of the chat tool's webhook"
            type="url"
            required={notifier === undefined}
            placeholder="https://…"
            {...text('url')}
            help={
              notifier?.kind === 'chat'
                ? `Stored: ${notifier.url}. Empty keeps it.`
                : 'It is a secret, so it is stored encrypted.'
            }
          />
          <TextField
            label="Channel"
            {...text('channel')}
            help="Where the tool lets the sender choose."
          />
          <TextArea
            label="Template"
            {...text('template')}
            help="JSON body for tools that do not accept Slack's format; empty otherwise."
          />
        </>
      )}
      {draft.kind === 'email' && (
        <>
          <TextField
            label="Recipients"
            required
            {...text('recipients')}
            help="Separated by commas. Each gets an e-mail of its own."
          />
          <TextField label="Subject" {...text('subject')} help="Empty: the service writes one." />
          <Select
            label="Format"
            options={[
              { value: 'text', label: 'plain text' },
              { value: 'html', label: 'HTML' },
            ]}
            value={draft.body_type}
            onChange={({ target }) => set({ body_type: target.value === 'html' ? 'html' : 'text' })}
          />
        </>
      )}
      <fieldset className={styles.group}>
        <legend>Send when</legend>
        {EVENTS.map(([event, when]) => (
          <Checkbox
            key={event}
            label={when}
            help={<code>{event}</code>}
            checked={draft.events.includes(event)}
            onChange={({ target }) =>
              set({
                events: target.checked
                  ? [...draft.events, event]
                  : draft.events.filter((other) => other !== event),
              })
            }
          />
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Only for</legend>
        <TextField
          label="Checks"
          {...text('checks')}
          help="For example pii, grounding. Empty: all."
        />
        <div className={styles.pair}>
          <TextField
            label="Score from"
            type="number"
            min={0}
            max={100}
            {...text('minimum_score')}
          />
          <TextField label="Score to" type="number" min={0} max={100} {...text('maximum_score')} />
        </div>
      </fieldset>
      {error !== null && error !== undefined && <ErrorNote error={error} />}
      <Actions>
        <Button
          kind="primary"
          type="submit"
          busy={busy}
          disabled={draft.events.length === 0 || (notifier !== undefined && names.length === 0)}
        >
          {notifier === undefined ? 'Create' : 'Save'}
        </Button>
        {notifier !== undefined && names.length > 0 && (
          <span className={styles.soft}>Changed: {names.join(', ')}</span>
        )}
      </Actions>
    </form>
  );
};
