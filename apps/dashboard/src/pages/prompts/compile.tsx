import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PromptContent } from '@touchstone/contracts';
import { callApi, queryOf } from '../../api/client';
import type { StoredPrompt } from '../../api/prompts';
import { Button } from '../../ui/button';
import { ErrorNote } from '../../ui/feedback';
import { TextArea } from '../../ui/field';
import { Form } from '../../ui/form';
import { Message } from './content';
import { variablesOf } from './placeholders';
import styles from './prompts.module.css';

/** Fills the variables of a revision, and shows the messages that an application would get. */
export const Compile = ({ prompt }: { prompt: StoredPrompt }) => {
  const names = variablesOf(prompt);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const compile = useMutation({
    mutationFn: () =>
      callApi<PromptContent>(
        'POST',
        `/v1/studio/prompts/${encodeURIComponent(prompt.id)}/compile${queryOf({
          revision_id: prompt.revision_id,
        })}`,
        { variables: values },
      ),
  });
  return (
    <div className={styles.stack}>
      <Form className={styles.stack} onSubmit={() => compile.mutate()}>
        {names.length === 0 && (
          <p className={styles.soft}>Revision {prompt.revision} has no variable.</p>
        )}
        {names.map((name) => (
          <TextArea
            key={name}
            label={name}
            rows={2}
            dir="auto"
            value={values[name] ?? ''}
            onChange={({ target }) => setValues((now) => ({ ...now, [name]: target.value }))}
          />
        ))}
        <div className={styles.selects}>
          <Button kind="primary" type="submit" busy={compile.isPending}>
            Compile revision {prompt.revision}
          </Button>
          {names.some((name) => values[name] === undefined) && (
            <Button
              onClick={() =>
                setValues({ ...Object.fromEntries(names.map((name) => [name, ''])), ...values })
              }
            >
              Leave the others empty
            </Button>
          )}
        </div>
      </Form>
      {compile.error && <ErrorNote error={compile.error} />}
      {compile.data && (
        <>
          <h2>What an application gets</h2>
          {compile.data.messages.map((message, index) => (
            <Message key={index} message={message} isFilled />
          ))}
        </>
      )}
    </div>
  );
};
