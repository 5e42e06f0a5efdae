import { useMutation } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { ApiError } from '../../api/client';
import { Button } from '../../ui/button';
import { CopyAs } from '../../ui/copy-as/copy-as';
import { ErrorNote } from '../../ui/feedback';
import { Form } from '../../ui/form';
import { Panel } from '../../ui/page';
import { fieldErrors, NO_ERRORS } from '../../ui/schema-form/errors';
import type { FormField } from '../../ui/schema-form/schema';
import { Checks } from './checks';
import { type Draft, EXAMPLE_CHECKS, EXAMPLE_DRAFT, storedDraft, storeDraft } from './draft';
import { JudgeNote } from './judge-note';
import { ModeChoice } from './mode-choice';
import { chosenModes } from './modes';
import { Redacted } from './redacted';
import { redactContent } from './redaction';
import { checkFieldsIn, evaluationRequest, readDraft } from './request';
import { Results } from './results';
import { SaveDefinition } from './save-definition';
import type { TryItState } from './state';
import { Texts } from './texts';
import styles from './try-it.module.css';
import { useCheckValues } from './use-check-values';
import { useDefinitionChecks } from './use-definition-checks';
import { type Run, useRuns } from './use-runs';

interface WorkbenchProps {
  fields: readonly FormField[];
  state: Partial<TryItState>;
  change: (changes: Partial<TryItState>, replace?: boolean) => void;
}

const CONTENT_FIELDS = ['input', 'output', 'messages', 'available_tools'];

/** Divides the first refusal of a request by the fields that it names. */
const errorsIn = (runs: readonly Run[], fields: readonly FormField[]) => {
  const refused = runs.map(({ error }) => error).find((error) => error !== undefined);
  if (!(refused instanceof ApiError) || refused.status !== 422) return NO_ERRORS;
  return fieldErrors(refused.message, [...CONTENT_FIELDS, ...fields.map(({ name }) => name)]);
};

/** The texts, the checks, and what came of them. */
export const Workbench = ({ fields, state, change }: WorkbenchProps) => {
  const [draft, setDraft] = useState(storedDraft);
  const storeChecks = useCallback((checks?: string) => change({ checks }, true), [change]);
  const [values, changeValue] = useCheckValues(state.checks, storeChecks);
  const [isSaving, setSaving] = useState(false);
  const { content, problems } = useMemo(() => readDraft(draft), [draft]);
  const { definition } = state;
  const stored = useDefinitionChecks(definition, fields);
  const picked = useMemo(() => checkFieldsIn(fields, values), [fields, values]);
  const checks = definition === undefined ? picked : stored;
  const modes = chosenModes(state.modes, definition);
  const { shown, start } = useRuns();
  const redaction = useMutation({ mutationFn: redactContent });
  const errors = useMemo(() => errorsIn(shown?.runs ?? [], fields), [shown, fields]);

  const isOutdated = useMemo(
    () => shown !== undefined && JSON.stringify(shown.content) !== JSON.stringify(content),
    [shown, content],
  );

  const changeDraft = (changes: Partial<Draft>): void => {
    const changed = { ...draft, ...changes };
    setDraft(changed);
    storeDraft(changed);
  };
  const fillInExample = (): void => {
    changeDraft(EXAMPLE_DRAFT);
    if (Object.keys(picked).length === 0)
      for (const name of EXAMPLE_CHECKS) changeValue(name, true);
  };
  const isEmpty = Object.values(draft).every((text) => text === '');
  const isRunning = shown?.runs.some((run) => run.state === 'running') ?? false;
  const lacks = lackOf({
    hasContent: Object.keys(content).some((name) => name !== 'available_tools'),
    hasProblem: Object.keys(problems).length > 0,
    hasChecks: Object.keys(checks).length > 0 || Boolean(definition),
    usesDefinition: definition !== undefined,
  });
  const canRun = lacks === undefined && !isRunning;
  const run = (): void => {
    if (canRun) start(content, checks, modes, definition);
  };
  const request = evaluationRequest(content, checks, modes[0] ?? 'balanced', definition);
  return (
    <>
      <Form className={styles.bench} onSubmit={run}>
        <div className={styles.columns}>
          <Panel
            title="Texts"
            actions={
              isEmpty && (
                <Button kind="quiet" onClick={fillInExample}>
                  Fill in an example
                </Button>
              )
            }
          >
            <Texts draft={draft} problems={problems} errors={errors} onChange={changeDraft} />
          </Panel>
          <Panel title="Checks">
            <div className={styles.picked}>
              <Checks
                form={{ fields, values, errors, change: changeValue }}
                definition={definition}
                onDefinition={(id) => change({ definition: id, modes: undefined })}
              />
            </div>
          </Panel>
        </div>
        <div className={styles.bar}>
          <ModeChoice
            chosen={modes}
            definition={definition}
            onChange={(chosen) => change({ modes: chosen.join(',') }, true)}
          />
          <Button kind="primary" type="submit" busy={isRunning} disabled={!canRun}>
            Run
          </Button>
          <Button
            busy={redaction.isPending}
            disabled={Object.keys(content).length === 0}
            onClick={() => redaction.mutate(content)}
          >
            Redact
          </Button>
          <Button
            disabled={definition !== undefined || Object.keys(picked).length === 0}
            onClick={() => setSaving(true)}
          >
            Save as definition
          </Button>
          <CopyAs request={{ path: `/api${request.path}`, body: request.body }} />
          <span role="status" className={styles.soft}>
            {lacks ?? (isRunning ? 'Running …' : <kbd>Ctrl+Enter</kbd>)}
          </span>
        </div>
        <JudgeNote modes={modes} />
        {redaction.error && <ErrorNote error={redaction.error} />}
        {redaction.data && <Redacted redaction={redaction.data} onClose={redaction.reset} />}
        {shown && (
          <Results
            runs={shown}
            isOutdated={isOutdated}
            shown={state.shown}
            onShow={(mode) => change({ shown: mode }, true)}
          />
        )}
      </Form>
      <SaveDefinition checks={picked} open={isSaving} onClose={() => setSaving(false)} />
    </>
  );
};

/** Says what is needed before a run. */
const lackOf = (has: {
  hasContent: boolean;
  hasProblem: boolean;
  hasChecks: boolean;
  usesDefinition: boolean;
}): string | undefined => {
  if (has.hasProblem) return 'Correct the JSON first.';
  if (!has.hasContent) return 'Write an input, an output or messages.';
  if (has.hasChecks) return undefined;
  return has.usesDefinition ? 'Select a definition.' : 'Pick at least one check.';
};
