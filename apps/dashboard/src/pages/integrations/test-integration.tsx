import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { IntegrationRecord, IntegrationTest } from '@touchstone/contracts';
import { callApi } from '../../api/client';
import { Button } from '../../ui/button';
import { Actions } from '../../ui/dialog';
import { ErrorNote } from '../../ui/feedback';
import { TextField } from '../../ui/field';
import { formatMs } from '../../ui/format';
import { OutcomeLabel } from '../../ui/outcome';
import { Snippet } from '../../ui/snippet';
import styles from './integrations.module.css';

/** Sends the vendor one request, and shows what came of it. */
export const TestIntegration = ({
  integration: { id, provider },
}: {
  integration: IntegrationRecord;
}) => {
  const [model, setModel] = useState('');
  const test = useMutation({
    mutationFn: () =>
      callApi<IntegrationTest>('POST', `/integrations/${encodeURIComponent(id)}/test`, {
        ...(model !== '' && { model }),
      }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    test.mutate();
  };
  return (
    <>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label="Model"
          maxLength={200}
          value={model}
          onChange={({ target }) => setModel(target.value)}
          help="Answers a short question. Empty: the vendor is asked for its models, which costs nothing."
        />
        <Actions>
          <Button kind="primary" type="submit" busy={test.isPending}>
            Send a test
          </Button>
        </Actions>
      </form>
      {test.error && <ErrorNote error={test.error} />}
      <div role="status">{test.data && <TestResult result={test.data} />}</div>
      <details className={styles.own}>
        <summary>Send a request of your own</summary>
        <p>
          Vendor traffic takes an API key with the scope <code>proxy</code>, not the session of a
          browser. Guardrails judge it, and it appears under Traffic.
        </p>
        <Snippet label="request" text={requestThrough(provider)} />
      </details>
    </>
  );
};

const messages = [{ role: 'user', content: 'Say hello.' }];
const CHAT = { path: 'chat/completions', body: { model: 'MODEL', messages } };
/** Requests in the vendors' own protocols; all others have that of OpenAI. */
const REQUESTS: Partial<Record<string, { path: string; body: object }>> = {
  anthropic: { path: 'messages', body: { model: 'MODEL', max_tokens: 100, messages } },
  gemini: {
    path: 'models/MODEL:generateContent',
    body: { contents: [{ role: 'user', parts: [{ text: 'Say hello.' }] }] },
  },
};

const requestThrough = (provider: string): string => {
  const { path, body } = REQUESTS[provider] ?? CHAT;
  return `curl ${location.origin}/api/providers/${provider}/${path} \\
  -H 'X-Service-API-Key: YOUR_KEY' -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(body)}'`;
};

const wordsOf = ({ reached, error }: IntegrationTest): string => {
  if (!reached) return 'The vendor was not reached';
  return error === null ? 'The vendor answered' : 'The vendor answered with an error';
};

const TestResult = ({ result }: { result: IntegrationTest }) => {
  const { status, latency_ms, model, error } = result;
  return (
    <>
      <OutcomeLabel outcome={error === null ? 'passed' : 'failed'}>{wordsOf(result)}</OutcomeLabel>
      {error !== null && (
        <p className={styles.sentence}>
          <bdi>{error}</bdi>
        </p>
      )}
      <p className={styles.facts}>
        {status !== null && `Status ${status}, `}
        {formatMs(latency_ms)}
        {model === null ? ', no model was asked' : `, asked ${model}`}
      </p>
    </>
  );
};
