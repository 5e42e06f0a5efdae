import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../ui/feedback';
import { Snippet } from '../../ui/snippet';

const client = (): string => `import OpenAI from 'openai';

const client = new OpenAI({
  baseURL: '${location.origin}/api/providers/openai',
  defaultHeaders: { 'X-Service-API-Key': KEY },
});`;

const request = (): string => `curl ${location.origin}/api/providers/openai/chat/completions \\
  -H "X-Service-API-Key: $KEY" -H "Authorization: Bearer $OPENAI_API_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{"model": "gpt-4o-mini", "messages": [{"role": "user", "content": "Hello"}]}'`;

/** Shows how to send the first request to a vendor through the service. */
export const FirstExchange = () => (
  <EmptyState title="No request went to a vendor yet">
    <p>
      Point the client of a model vendor at <code>/api/providers/…</code>: its requests and answers
      pass unchanged, and your guardrails judge them. <code>KEY</code> is an API key with the scope{' '}
      <code>proxy</code>; <Link to="/keys">create one under Keys</Link>.
    </p>
    <Snippet text={client()} label="client" />
    <Snippet text={request()} label="request" />
    <p>
      Other providers are <code>anthropic</code>, <code>gemini</code>, <code>mistral</code>,{' '}
      <code>groq</code> and <code>openrouter</code>; their credentials can be kept under{' '}
      <Link to="/integrations">Integrations</Link>. What is judged is set under{' '}
      <Link to="/guardrails">Guardrails</Link>.
    </p>
  </EmptyState>
);
