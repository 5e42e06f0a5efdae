import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { WorkspaceFields, WorkspaceRecord } from '@touchstone/contracts';
import { callApi } from '../../api/client';
import { workspaceQuery } from '../../api/workspace';
import { setTheme, storedTheme, type Theme, THEMES } from '../../shell/theme';
import { Button } from '../../ui/button';
import { ErrorNote, Skeleton } from '../../ui/feedback';
import { Checkbox, Select, TextField } from '../../ui/field';
import { Page, Panel } from '../../ui/page';
import { useToast } from '../../ui/toast';
import styles from './settings.module.css';

/** Shows the settings of the workspace and of this browser, and changes them. */
export const Settings = () => {
  const { data, error, isPending, refetch } = useQuery(workspaceQuery);
  return (
    <Page title="Settings">
      {error !== null && <ErrorNote error={error} retry={() => void refetch()} />}
      {isPending && <Skeleton rows={8} />}
      {data && <WorkspaceForm key={JSON.stringify(data)} workspace={data} />}
      <Panel title="This browser">
        <ThemeChoice />
      </Panel>
    </Page>
  );
};

const ThemeChoice = () => {
  const [theme, choose] = useState<Theme>(storedTheme);
  return (
    <div className={styles.form}>
      <Select
        label="Theme"
        value={theme}
        options={THEMES.map((value) => ({ value, label: value }))}
        onChange={({ target }) => {
          const chosen = THEMES.find((one) => one === target.value) ?? 'system';
          setTheme(chosen);
          choose(chosen);
        }}
      />
    </div>
  );
};

type Draft = Omit<WorkspaceRecord, 'id' | 'created_at'>;

const draftOf = (workspace: WorkspaceRecord): Draft => ({
  name: workspace.name,
  failure_policy: workspace.failure_policy,
  store_content: workspace.store_content,
  retention_days: workspace.retention_days,
  user_references: workspace.user_references,
  contact_email: workspace.contact_email,
  limits: workspace.limits,
});

const LIMITS: readonly [name: keyof Draft['limits'], label: string][] = [
  ['requests_per_second', 'Requests a second, for each key'],
  ['characters_per_field', 'Characters in one field of a request'],
  ['messages', 'Messages in one request'],
];

/** Returns the fields that differ; a limit that was emptied is removed by 0. */
const changesOf = (before: Draft, after: Draft): WorkspaceFields => {
  const { limits: limitsBefore, ...fieldsBefore } = before;
  const { limits, ...fields } = after;
  const changed = Object.entries(fields).filter(
    ([name, value]) => value !== fieldsBefore[name as keyof typeof fieldsBefore],
  );
  const changedLimits = Object.entries(limits)
    .filter(([name, value]) => value !== limitsBefore[name as keyof typeof limits])
    .map(([name, value]) => [name, value ?? 0]);
  return {
    ...Object.fromEntries(changed),
    ...(changedLimits.length > 0 && { limits: Object.fromEntries(changedLimits) }),
  };
};

const WorkspaceForm = ({ workspace }: { workspace: WorkspaceRecord }) => {
  const [draft, setDraft] = useState(() => draftOf(workspace));
  const queries = useQueryClient();
  const toast = useToast();
  const changes = changesOf(draftOf(workspace), draft);
  const names = Object.keys(changes);
  const save = useMutation({
    mutationFn: () => callApi<WorkspaceRecord>('PUT', '/workspace', changes),
    onSuccess: (saved) => {
      queries.setQueryData(workspaceQuery.queryKey, saved);
      toast(`Saved: ${names.join(', ')}. In force now, on every gateway within five seconds.`);
    },
  });
  const set = (fields: Partial<Draft>): void => setDraft((now) => ({ ...now, ...fields }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Panel title="Workspace">
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label="Name"
          value={draft.name}
          maxLength={200}
          onChange={({ target }) => set({ name: target.value })}
        />
        <Select
          label="A check that could not be completed"
          value={draft.failure_policy}
          options={[
            { value: 'closed', label: 'counts as a violation (closed)' },
            { value: 'open', label: 'counts as a warning (open)' },
          ]}
          onChange={({ target }) =>
            set({ failure_policy: target.value === 'open' ? 'open' : 'closed' })
          }
          help="It is shown as not evaluated either way, and never as passed."
        />
        <Checkbox
          label="Store contents"
          checked={draft.store_content}
          onChange={({ target }) => set({ store_content: target.checked })}
          help="Keeps the texts, quotes and reasons of later evaluations, so that they can be read here. What is stored remains until its retention ends."
        />
        <TextField
          label="Days for which the history is kept"
          type="number"
          min={1}
          max={3650}
          required
          value={draft.retention_days}
          onChange={({ target }) => set({ retention_days: Number(target.value) })}
        />
        <Checkbox
          label="User messages may reference stored prompts"
          checked={draft.user_references}
          onChange={({ target }) => set({ user_references: target.checked })}
          help="On the pass-through. If off, only system and developer messages may."
        />
        <TextField
          label="Contact e-mail"
          type="email"
          value={draft.contact_email}
          onChange={({ target }) => set({ contact_email: target.value })}
          help="Gets an e-mail when the service switches something off by itself. Empty: no e-mail."
        />
        <fieldset className={styles.limits}>
          <legend>Limits of this workspace</legend>
          {LIMITS.map(([name, label]) => (
            <TextField
              key={name}
              label={label}
              type="number"
              min={1}
              placeholder="the operator's limit"
              value={draft.limits[name] ?? ''}
              onChange={({ target }) =>
                set({
                  limits: {
                    ...draft.limits,
                    [name]: target.value === '' ? null : Number(target.value),
                  },
                })
              }
            />
          ))}
        </fieldset>
        {save.error && <ErrorNote error={save.error} />}
        <div className={styles.save}>
          <Button kind="primary" type="submit" busy={save.isPending} disabled={names.length === 0}>
            Save
          </Button>
          <span>{names.length > 0 && `Changed: ${names.join(', ')}`}</span>
        </div>
      </form>
    </Panel>
  );
};
