/** Examples of request and response bodies, by the name of their DTO. */

const ID = 'tz4a98xxat96iws9zmbrgj3a';
const OTHER_ID = 'pfh0haxfpzowht3oi213cqos';
const EVALUATION_ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const AT = '2026-01-31T12:00:00.000Z';

const MESSAGES = [
  { role: 'system', content: 'The Eiffel Tower is 330 metres tall.' },
  { role: 'user', content: 'How tall is the Eiffel Tower?' },
];
const OUTPUT = 'The Eiffel Tower is 450 metres tall.';
const METADATA = { customer: 'c-17' };

const ANSWER = {
  status: 'failed',
  score: 2,
  evaluationResults: [
    {
      type: 'grounding',
      results: [
        {
          name: 'grounding',
          score: 2,
          label: 'UNGROUNDED',
          confidence_score: 95,
          reason: 'The context says 330 metres.',
          flagged: true,
          quote: '450 metres',
          field: 'output',
          start: 20,
          end: 30,
        },
      ],
    },
  ],
};

const DEFINITION_FIELDS = {
  name: 'Support answers',
  description: 'What our assistant may say.',
  piiCheck: true,
  grounding_check: true,
  assertions: ['The response must not mention competitors.'],
};
const DEFINITION = { ...DEFINITION_FIELDS, id: ID, created_at: AT, version: 1 };

const GUARDRAIL_FIELDS = {
  name: 'No personal data',
  description: 'Keeps personal data from the provider.',
  active: true,
  evaluations: { request_evaluation: ID },
  actions: { block: true, default_response: 'I cannot help with that.' },
};
const GUARDRAIL = {
  ...GUARDRAIL_FIELDS,
  id: OTHER_ID,
  created_at: AT,
  updated_at: AT,
  state_since: AT,
};

const API_KEY = {
  id: OTHER_ID,
  name: 'Production',
  scopes: ['evaluate'],
  last_four: '9f3c',
  created_at: AT,
  expires_at: null,
  last_used_at: null,
};

const WORKSPACE_FIELDS = {
  name: 'Support',
  failure_policy: 'closed',
  store_content: false,
  retention_days: 30,
  user_references: true,
  contact_email: 'team@example.com',
};

const PROMPT_MESSAGES = [{ role: 'user', content: 'What is the weather in {{CITY}}?' }];
const COMPILED_MESSAGES = [{ role: 'user', content: 'What is the weather in Basel?' }];
const PARAMETERS = { model: 'gpt-4o-mini', temperature: 0.2 };
const PROMPT_FIELDS = {
  name: 'Weather',
  description: 'Asks for the weather of a city.',
  messages: PROMPT_MESSAGES,
  parameters: PARAMETERS,
};
const REVISION = { revision: 3, revision_id: OTHER_ID };
const PROMPT_HEAD = {
  id: ID,
  text_id: 'weather',
  name: 'Weather',
  description: 'Asks for the weather of a city.',
  active: true,
  active_revision: 3,
  created_at: AT,
  updated_at: AT,
  labels: { production: 3 },
};

const INTEGRATION_FIELDS = { provider: 'openai', name: 'Our account' };
const INTEGRATION = {
  ...INTEGRATION_FIELDS,
  id: ID,
  url: null,
  last_four: '9f3c',
  created_at: AT,
};

const NOTIFIER_FIELDS = {
  kind: 'webhook',
  name: 'Incidents',
  events: ['evaluation.failed'],
  url: 'https://hooks.example.com/touchstone',
};
const NOTIFIER = {
  ...NOTIFIER_FIELDS,
  id: ID,
  active: true,
  filters: {},
  created_at: AT,
  updated_at: AT,
  failing_since: null,
  disabled_reason: null,
  skipped: null,
  authentication_last_four: null,
};

const SYSTEM = {
  processes: [
    {
      id: ID,
      service: 'detector-topic',
      version: '0.1.0',
      started_at: AT,
      reported_at: AT,
      families: ['topic'],
      queues: ['detect.topic.speed.live'],
    },
  ],
  queues: [
    {
      name: 'detect.topic.speed.live',
      waiting: 12,
      consumers: 1,
      handled_per_second: 60,
      drain_seconds: 0.2,
    },
  ],
  families: [{ family: 'topic', processes: 1, unserved_queues: [], last_evaluation_at: AT }],
  judge: { configured: true, models: ['a-model'], families: ['topic'] },
};
const EXCHANGE = {
  id: EVALUATION_ID,
  completed_at: AT,
  key_id: OTHER_ID,
  provider: 'openai',
  operation: 'chat',
  model: 'gpt-4o-mini',
  streamed: false,
  outcome: 'passed',
  status: 200,
  input_tokens: 12,
  output_tokens: 9,
  attempts: 1,
  guardrails: [],
  prompt_revisions: [],
  latency: {
    total_ms: 812.4,
    vendor_ms: 790.1,
    guardrails_ms: 20.9,
    request_guardrails_ms: 12.3,
    response_guardrails_ms: 8.6,
  },
};

const STORED_EVALUATION = {
  ...ANSWER,
  id: EVALUATION_ID,
  completed_at: AT,
  source: 'evaluate',
  key_id: OTHER_ID,
  definition: null,
  guardrails: [],
  metadata: METADATA,
  timings: [{ family: 'reliability', mode: 'balanced', waitMs: 0.4, computeMs: 3.1 }],
};

const OUTCOMES = {
  total: 412,
  passed: 380,
  warned: 4,
  failed: 12,
  not_evaluated: 16,
  bypassed: 0,
};
const COVERAGE = { asked: 412, judged: 396, bypassed: 31, share: 0.961 };
const EVALUATION_COUNTS = {
  ...OUTCOMES,
  statuses: { success: 380, warning: 4, failed: 28 },
  latency: { p50_ms: 4.2, p95_ms: 19.5 },
};
const EXCHANGE_COUNTS = { total: 412, passed: 400, blocked: 12, answered: 0, failed: 0 };
const STATS_TOTALS = {
  evaluations: EVALUATION_COUNTS,
  coverage: COVERAGE,
  exchanges: EXCHANGE_COUNTS,
};
const STATS = {
  from: '2026-01-31T12:00:00.000Z',
  to: '2026-01-31T12:40:00.000Z',
  interval: 'hour',
  totals: STATS_TOTALS,
  previous: STATS_TOTALS,
  series: [{ at: AT, ...EVALUATION_COUNTS }],
  groups: [{ value: 'pii', totals: OUTCOMES, series: [{ at: AT, ...OUTCOMES }] }],
  checks: [
    { check: 'pii', family: 'security', ...OUTCOMES, coverage: COVERAGE, previous: OUTCOMES },
  ],
  families: [{ family: 'security', coverage: COVERAGE, previous: COVERAGE }],
  guardrails: [
    {
      guardrail_id: OTHER_ID,
      name: 'No personal data',
      active: true,
      mode: 'enforce',
      evaluations: OUTCOMES,
      coverage: COVERAGE,
      exchanges: EXCHANGE_COUNTS,
      last_judged_at: '2026-01-31T12:39:58.000Z',
    },
  ],
};

export const EXAMPLES: Readonly<Record<string, unknown>> = {
  EvaluateRequestDto: {
    messages: MESSAGES,
    output: OUTPUT,
    grounding_check: true,
    pii_check: true,
    metadata: METADATA,
  },
  InvokeRequestDto: { evaluation_id: ID, messages: MESSAGES, output: OUTPUT },
  EvaluationAnswerDto: ANSWER,
  AcceptedDto: { id: '01976b2e-8f3a-7c41-9d52-3b8f6a1e4c70', status: 'pending' },
  AcceptedBatchDto: { id: '01976b2e-8f3a-7c41-9d52-3b8f6a1e4c70', total: 1_000 },
  BatchDto: {
    id: '01976b2e-8f3a-7c41-9d52-3b8f6a1e4c70',
    status: 'running',
    total: 1_000,
    done: 350,
    failed: 2,
  },
  StoredAnswerDto: ANSWER,
  StoredEvaluationWithContentDto: {
    ...STORED_EVALUATION,
    request: { grounding_check: true },
  },
  EvaluationPageDto: { items: [STORED_EVALUATION], next_cursor: null },
  ErrorBodyDto: { error: 'input, output, messages: expected at least one of them.' },

  DefinitionFieldsDto: DEFINITION_FIELDS,
  ListedDefinitionDto: { ...DEFINITION, warnings: [] },
  SavedDefinitionDto: { ...DEFINITION, warnings: [] },
  UpdatedDefinitionDto: {
    ...DEFINITION,
    version: 2,
    warnings: [],
    status: 'success',
    score: null,
    evaluationResults: [],
  },
  DeletedDto: { id: ID, deleted: true },

  GuardrailFieldsDto: GUARDRAIL_FIELDS,
  GuardrailDto: GUARDRAIL,

  ApiKeyFieldsDto: { name: 'Production', scopes: ['evaluate'] },
  ApiKeyDto: API_KEY,
  SessionFieldsDto: { key: 'ts_example-key-shown-only-once-9f3c' },
  SessionDto: { workspace: OTHER_ID, key_id: ID, scopes: ['evaluate', 'read'] },
  NewApiKeyDto: { ...API_KEY, key: 'ts_example-key-shown-only-once-9f3c' },
  RotationDto: { overlap_seconds: 3_600 },

  WorkspaceFieldsDto: { failure_policy: 'open', retention_days: 30 },
  WorkspaceDto: {
    ...WORKSPACE_FIELDS,
    id: 'workspace-1',
    created_at: AT,
    limits: { requests_per_second: 100, characters_per_field: null, messages: null },
  },
  AuditDto: {
    id: ID,
    at: AT,
    key_id: OTHER_ID,
    action: 'workspace.updated',
    subject_id: 'workspace-1',
    before: { failure_policy: 'closed' },
    after: { failure_policy: 'open' },
  },

  PromptFieldsDto: PROMPT_FIELDS,
  StoredPromptDto: {
    ...PROMPT_FIELDS,
    ...REVISION,
    id: ID,
    text_id: 'weather',
    created_at: AT,
    active_revision: 3,
    beta: false,
    active: true,
    tools: [],
    labels: { production: 3 },
  },
  FetchedPromptDto: {
    ...PROMPT_FIELDS,
    ...REVISION,
    id: ID,
    created_at: AT,
    tools: [],
  },
  CompileRequestDto: { variables: { CITY: 'Basel' } },
  CompiledPromptDto: {
    ...REVISION,
    id: ID,
    name: 'Weather',
    messages: COMPILED_MESSAGES,
    tools: [],
    parameters: PARAMETERS,
  },
  CompileErrorDto: { error: 'Missing variables: CITY.', missing_variables: ['CITY'] },
  PromptHeadDto: PROMPT_HEAD,
  PromptRevisionDto: {
    ...REVISION,
    beta: false,
    active: true,
    labels: ['production'],
    created_at: AT,
    created_by: OTHER_ID,
  },
  PromptDiffDto: {
    from: 2,
    to: 3,
    messages: [
      { kind: 'changed', path: 'messages[0].content', before: 'Hello.', after: 'Good day.' },
    ],
    tools: [],
    parameters: [],
  },
  LabelFieldsDto: { revision: 3 },
  DeletedLabelDto: { id: ID, label: 'production', deleted: true },

  PolicyExplanationRequestDto: { assertions: ['No refunds.', 'The tone is on brand.'] },
  PolicyExplanationDto: {
    assertions: [
      {
        assertion: 'No refunds.',
        decided_by: 'rule',
        reading: 'The text must not promise or offer money back.',
      },
      { assertion: 'The tone is on brand.', decided_by: 'judge', reading: '' },
    ],
  },
  RedactionRequestDto: { text: 'Write to jane.doe@example.com.' },
  RedactionAnswerDto: {
    text: 'Write to [EMAIL_1].',
    entities: [
      {
        placeholder: '[EMAIL_1]',
        kind: 'email',
        group: 'contact information',
        field: 'text',
        start: 9,
        end: 29,
        confidence: 99,
      },
    ],
    restore: { '[EMAIL_1]': 'jane.doe@example.com' },
  },

  NewIntegrationDto: { ...INTEGRATION_FIELDS, credential: 'sk-example' },
  IntegrationChangesDto: { name: 'Our second account' },
  IntegrationDto: INTEGRATION,
  IntegrationTestFieldsDto: { model: 'gpt-4o-mini' },
  IntegrationTestDto: {
    reached: true,
    status: 200,
    latency_ms: 412.6,
    model: 'gpt-4o-mini',
    error: null,
  },
  SystemStateDto: SYSTEM,
  StatsDto: STATS,
  ExchangeDto: EXCHANGE,
  ExchangePageDto: { items: [EXCHANGE], next_cursor: null },

  NewNotifierDto: NOTIFIER_FIELDS,
  NotifierChangesDto: { active: false },
  NotifierDto: NOTIFIER,
  CreatedNotifierDto: { ...NOTIFIER, signing_secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' },
  DeliveryDto: {
    id: EVALUATION_ID,
    notifier_id: ID,
    event: 'evaluation.failed',
    subject_id: EVALUATION_ID,
    recipient: null,
    status: 'delivered',
    attempts: [{ at: AT, duration_ms: 84.2, status_code: 200, error: null }],
    created_at: AT,
    next_attempt_at: null,
    completed_at: AT,
  },
};
