import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../ui/feedback';
import { Snippet } from '../../ui/snippet';

const request = (): string => `curl ${location.origin}/api/v1/evaluation/evaluate \\
  -H "X-Service-API-Key: $KEY" -H 'Content-Type: application/json' \\
  -d '{"input": "My e-mail is jane.doe@example.com", "pii_check": true}'`;

/** Shows how to send the first evaluation. */
export const FirstEvaluation = () => (
  <EmptyState title="Nothing was evaluated yet">
    <p>
      Send a text to be judged. <code>KEY</code> is an API key with the scope <code>evaluate</code>;{' '}
      <Link to="/keys">create one under Keys</Link>.
    </p>
    <Snippet text={request()} label="request" />
    <p>
      Or <Link to="/try">write a text under Try it</Link>, without a key. To judge all traffic to a
      model vendor, <Link to="/guardrails">create a guardrail</Link>.
    </p>
  </EmptyState>
);
