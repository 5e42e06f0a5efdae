import type { OpenAPIObject } from '@nestjs/swagger';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Method = (typeof METHODS)[number];

const TAKES_BODY: readonly Method[] = ['post', 'put', 'patch'];

const CHAT = {
  model: 'gpt-4o-mini',
  messages: [{ role: 'user', content: 'How tall is the Eiffel Tower?' }],
};
const COMPLETION = {
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_767_225_600,
  model: 'gpt-4o-mini',
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content: 'It is 330 metres tall.' },
      finish_reason: 'stop',
    },
  ],
};

const anyJson = (example: object) => ({
  'application/json': { schema: { type: 'object' as const, additionalProperties: true }, example },
});

const refusal = (description: string) => ({
  description,
  content: anyJson({ error: description }),
});

const operation = (method: Method): Operation => ({
  operationId: `PassThrough_${method}`,
  tags: ['Pass-through'],
  summary: `Send a ${method.toUpperCase()} request to a provider`,
  description: [
    "Forwards the request to the provider and returns its answer, with the provider's own status, headers and body; streamed answers stay streams.",
    'Chat, message, response and embedding calls are evaluated by the guardrails in force, which may block them or replace the answer.',
    "Refusals and blocked answers have the provider's own error shape.",
    "Send the provider's credential in its usual header, unless an integration supplies it.",
  ].join(' '),
  parameters: [
    {
      name: 'provider',
      in: 'path',
      required: true,
      description: 'For example openai, anthropic or gemini.',
      schema: { type: 'string' },
    },
    {
      name: 'path',
      in: 'path',
      required: true,
      description: "The provider's own path, which may have several segments.",
      schema: { type: 'string' },
    },
  ],
  ...(TAKES_BODY.includes(method) && {
    requestBody: { description: "The provider's own body.", content: anyJson(CHAT) },
  }),
  responses: {
    default: { description: "The provider's own answer.", content: anyJson(COMPLETION) },
    '200': { description: "The provider's own answer.", content: anyJson(COMPLETION) },
    '401': refusal('The API key is missing or not valid.'),
    '403': refusal('The API key lacks the scope of this address.'),
    '404': refusal('There is no provider of this name.'),
    '429': refusal('Too many requests with this key; see Retry-After.'),
    '502': refusal('The provider cannot be reached.'),
    '503': refusal('This cannot be done now; see Retry-After.'),
    '504': refusal('The provider did not answer in time.'),
  },
});

/** Describes the pass-through, whose routes are not in Nest's controllers. */
export const PASS_THROUGH_PATHS: OpenAPIObject['paths'] = {
  '/api/providers/{provider}/{path}': Object.fromEntries(
    METHODS.map((method) => [method, operation(method)]),
  ),
};
