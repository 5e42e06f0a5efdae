import { execFileSync } from 'node:child_process';
import type { OpenAPIObject } from '@nestjs/swagger';
import { CHECK_NAMES, labelsOf } from '@touchstone/contracts';
import { EVALUATE, type Gateway, startGateway } from '@touchstone/testing/http';

type OperationObject = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Schema = { properties?: Record<string, Record<string, unknown>>; required?: string[] };

/** Routes whose bodies are those of vendors, JSON lines or events. */
const WITHOUT_JSON = /^\/api\/providers\/|\/batch$|\/results$|\/stream$/;

describe('API description', () => {
  let gateway: Gateway;
  let description: OpenAPIObject;
  const schema = (name: string) => description.components?.schemas?.[name] as Schema;
  beforeAll(async () => {
    gateway = await startGateway();
    description = JSON.parse(
      (await gateway.send({ method: 'GET', url: '/docs-json' })).text,
    ) as OpenAPIObject;
  });
  afterAll(() => gateway.app.close());

  it('declares the API key', () => {
    expect(description.components?.securitySchemes).toEqual({
      key: { type: 'apiKey', in: 'header', name: 'X-Service-API-Key' },
    });
    expect(description.security).toEqual([{ key: [] }]);
  });

  it('describes the request, the response and every error of evaluate', () => {
    const { requestBody, responses } = description.paths[EVALUATE]?.post ?? {};
    expect(requestBody).toMatchObject({
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/EvaluateRequestDto' } },
      },
    });
    expect(Object.keys(responses ?? {})).toEqual([
      '200',
      '202',
      '400',
      '401',
      '403',
      '409',
      '413',
      '415',
      '422',
      '429',
      '503',
      '504',
    ]);
    expect(JSON.stringify(responses?.['422'])).toContain('ErrorBodyDto');
    expect(JSON.stringify(responses?.['200'])).toContain('EvaluationAnswerDto');
  });

  it('gives every field a type', () => {
    const names = [
      'InvokeRequestDto',
      'DefinitionFieldsDto',
      'ListedDefinitionDto',
      'UpdatedDefinitionDto',
      'GuardrailFieldsDto',
      'GuardrailDto',
      'GuardrailActionsDto',
      'GuardrailAlertDto',
      'GuardrailEvaluationsDto',
      'ApiKeyFieldsDto',
      'ApiKeyDto',
      'NewApiKeyDto',
      'RotationDto',
      'WorkspaceFieldsDto',
      'WorkspaceDto',
      'WorkspaceLimitsDto',
      'LimitsInForceDto',
      'AcceptedDto',
      'AcceptedBatchDto',
      'BatchDto',
      'DeletedDto',
      'StoredEvaluationDto',
      'StoredEvaluationWithContentDto',
      'StoredAnswerDto',
      'StoredContentDto',
      'EvaluationPageDto',
      'BoundedCountDto',
      'StatsDto',
      'StatsTotalsDto',
      'StatsPointDto',
      'StatsGroupDto',
      'CheckStatsDto',
      'FamilyStatsDto',
      'GuardrailStatsDto',
      'FamilyTimingDto',
      'NewIntegrationDto',
      'IntegrationChangesDto',
      'IntegrationDto',
      'IntegrationTestFieldsDto',
      'IntegrationTestDto',
      'ExchangeDto',
      'ExchangePageDto',
      'ExchangeLatencyDto',
      'GuardrailOutcomeDto',
      'DefinitionReferenceDto',
      'AuditDto',
      'EvaluateRequestDto',
      'MessageDto',
      'ToolCallDto',
      'ToolFunctionDto',
      'ToolDefinitionDto',
      'EvaluationAnswerDto',
      'EvaluationResultDto',
      'DetectionResultDto',
      'ErrorBodyDto',
      'PromptFieldsDto',
      'StoredPromptDto',
      'StoredMessageDto',
      'StoredPartDto',
      'StoredImageDto',
      'StoredToolCallDto',
      'StoredFunctionCallDto',
      'PromptToolDto',
      'PromptToolFunctionDto',
      'PromptParametersDto',
      'FetchedPromptDto',
      'FetchedMessageDto',
      'FetchedToolDto',
      'FetchedToolFunctionDto',
      'FetchedParametersDto',
      'CompileRequestDto',
      'CompiledPromptDto',
      'CompileErrorDto',
      'PromptHeadDto',
      'PromptRevisionDto',
      'PromptDiffDto',
      'PromptChangeDto',
      'LabelFieldsDto',
      'DeletedLabelDto',
      'RedactionRequestDto',
      'RedactionAnswerDto',
      'RedactedEntityDto',
      'NewNotifierDto',
      'NotifierChangesDto',
      'NotifierDto',
      'CreatedNotifierDto',
      'NotifierFiltersDto',
      'DeliveryDto',
      'DeliveryAttemptDto',
    ];
    for (const name of names) {
      const properties = Object.entries(schema(name).properties ?? {});
      expect([name, properties.length > 0]).toEqual([name, true]);
      for (const [field, { type, $ref, oneOf, allOf }] of properties)
        expect([name, field, type ?? $ref ?? oneOf ?? allOf]).not.toContain(undefined);
    }
  });

  const operations = () =>
    Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        path,
        method,
        operation: operation as OperationObject,
      })),
    );

  it('describes every route, each with a unique operation name', () => {
    expect(
      operations()
        .map(({ path, method }) => `${method} ${path}`)
        .sort(),
    ).toEqual([
      'delete /api/api-keys/{id}',
      'delete /api/evaluation/{id}',
      'delete /api/guardrails/{id}',
      'delete /api/integrations/{id}',
      'delete /api/notifiers/{id}',
      'delete /api/providers/{provider}/{path}',
      'delete /api/rules/{id}',
      'delete /api/session',
      'delete /api/studio/prompts/{id}',
      'delete /api/studio/prompts/{id}/labels/{label}',
      'delete /api/v1/evaluation/batch/{id}',
      'get /api/api-keys',
      'get /api/audit',
      'get /api/evaluation',
      'get /api/evaluation/{id}',
      'get /api/evaluations',
      'get /api/evaluations/stream',
      'get /api/evaluations/{id}',
      'get /api/exchanges',
      'get /api/exchanges/{id}',
      'get /api/guardrails',
      'get /api/guardrails/{id}',
      'get /api/integrations',
      'get /api/integrations/{id}',
      'get /api/notifiers',
      'get /api/notifiers/deliveries',
      'get /api/notifiers/{id}',
      'get /api/notifiers/{id}/deliveries',
      'get /api/providers/{provider}/{path}',
      'get /api/rules',
      'get /api/rules/{id}',
      'get /api/session',
      'get /api/stats',
      'get /api/studio/prompts',
      'get /api/studio/prompts/{id}',
      'get /api/studio/prompts/{id}/diff',
      'get /api/studio/prompts/{id}/revisions',
      'get /api/system',
      'get /api/v1/evaluation/batch/{id}',
      'get /api/v1/evaluation/batch/{id}/results',
      'get /api/v1/evaluation/{id}',
      'get /api/v1/studio/prompts/{id}',
      'get /api/workspace',
      'patch /api/providers/{provider}/{path}',
      'post /api/api-keys',
      'post /api/api-keys/{id}/rotate',
      'post /api/evaluation',
      'post /api/evaluation/evaluate',
      'post /api/evaluation/invoke',
      'post /api/guardrails',
      'post /api/integrations',
      'post /api/integrations/{id}/test',
      'post /api/notifiers',
      'post /api/notifiers/deliveries/{id}/redeliver',
      'post /api/notifiers/{id}/rotate-secret',
      'post /api/notifiers/{id}/test',
      'post /api/policies/explain',
      'post /api/providers/{provider}/{path}',
      'post /api/rules',
      'post /api/session',
      'post /api/studio/prompts',
      'post /api/v1/evaluation/batch',
      'post /api/v1/evaluation/evaluate',
      'post /api/v1/evaluation/invoke',
      'post /api/v1/redact',
      'post /api/v1/studio/prompts/{id}/compile',
      'put /api/evaluation/{id}',
      'put /api/guardrails/{id}',
      'put /api/integrations/{id}',
      'put /api/notifiers/{id}',
      'put /api/providers/{provider}/{path}',
      'put /api/rules/{id}',
      'put /api/studio/prompts/{id}',
      'put /api/studio/prompts/{id}/labels/{label}',
      'put /api/workspace',
    ]);
    const names = operations().map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  it('describes the body, the response and the errors of every route', () => {
    for (const {
      path,
      method,
      operation: { requestBody, responses, summary },
    } of operations().filter(({ path }) => !WITHOUT_JSON.test(path))) {
      const takesBody =
        (method === 'post' && !/notifiers\/.*\/(?:test|redeliver)$/.test(path)) || method === 'put';
      expect([
        path,
        method,
        JSON.stringify(requestBody ?? '').includes('#/components/schemas/'),
      ]).toEqual([path, method, takesBody]);
      expect([path, JSON.stringify(responses['200']).includes('#/components/schemas/')]).toEqual([
        path,
        true,
      ]);
      expect(Object.keys(responses)).toEqual(
        expect.arrayContaining(['200', '401', '403', '429', '503']),
      );
      expect(Object.keys(responses).includes('404')).toBe(
        path.includes('{id}') || path.endsWith('/invoke'),
      );
      expect(Object.keys(responses)).not.toContain('201');
      expect(summary).toMatch(/./);
    }
  });

  it('demands a body where one is needed', () => {
    const bodyOf = (path: string) => description.paths[path]?.post?.requestBody;
    expect(bodyOf('/api/integrations')).toMatchObject({ required: true });
    expect(bodyOf('/api/integrations/{id}/test')).toMatchObject({ required: false });
  });

  it('describes batches as JSON lines', () => {
    const upload = description.paths['/api/v1/evaluation/batch']?.post;
    expect(upload?.requestBody).toMatchObject({ content: { 'application/x-ndjson': {} } });
    expect(Object.keys(upload?.responses ?? {})).toEqual([
      '202',
      '401',
      '403',
      '409',
      '413',
      '415',
      '422',
      '429',
      '503',
    ]);
    const results = description.paths['/api/v1/evaluation/batch/{id}/results']?.get;
    expect(results?.responses['200']).toMatchObject({ content: { 'application/x-ndjson': {} } });
  });

  it('declares allowed values and required fields', () => {
    expect(schema('MessageDto').required).toEqual(['role']);
    expect(schema('MessageDto').properties?.['role']).toMatchObject({
      enum: ['system', 'user', 'assistant', 'tool', 'developer'],
    });
    expect(schema('EvaluateRequestDto').required).toBeUndefined();
    expect(schema('EvaluateRequestDto').properties).toMatchObject({
      pii_check: { type: 'boolean' },
      mode: { enum: ['speed', 'balanced', 'quality'], default: 'balanced' },
    });
    expect(schema('EvaluationResultDto').properties?.['type']).toMatchObject({ enum: CHECK_NAMES });
    expect(schema('EvaluationAnswerDto').properties?.['score']).toMatchObject({ nullable: true });
  });

  it('describes all parameters, headers and responses of the prompt routes', () => {
    const { get } = description.paths['/api/v1/studio/prompts/{id}'] ?? {};
    const parameters =
      get?.parameters?.map((parameter) => ('name' in parameter ? parameter.name : '')) ?? [];
    expect(parameters.sort()).toEqual([
      'If-None-Match',
      'id',
      'label',
      'revision',
      'revision_id',
      'revision_number',
    ]);
    expect(Object.keys(get?.responses ?? {})).toEqual(
      expect.arrayContaining(['304', '412', '422']),
    );
    expect(
      JSON.stringify(
        description.paths['/api/v1/studio/prompts/{id}/compile']?.post?.responses['422'],
      ),
    ).toContain('CompileErrorDto');
    expect(
      Object.keys(description.paths['/api/studio/prompts/{id}']?.put?.responses ?? {}),
    ).toContain('412');
    expect(schema('StoredPromptDto').properties).toMatchObject({
      messages: { type: 'array' },
      beta: { type: 'boolean' },
      revision: { type: 'integer' },
    });
  });

  type Media = { example?: unknown };
  const bodies = () =>
    operations().flatMap(({ path, method, operation }) =>
      Object.entries({ request: operation.requestBody, ...operation.responses }).flatMap(
        ([part, body]) =>
          Object.values<Media>((body as { content?: Record<string, Media> })?.content ?? {}).map(
            (media) => ({ name: `${method} ${path} ${part}`, example: media.example }),
          ),
      ),
    );

  it('contains an example for every body', () => {
    expect(bodies().length).toBeGreaterThan(100);
    expect(bodies().filter(({ example }) => example === undefined)).toEqual([]);
  });

  it('passes the linter, its examples included', () => {
    const source = JSON.stringify(description);
    expect(
      execFileSync(process.execPath, ['tools/lint-openapi.mjs'], { input: source }).toString(),
    ).toBe('');
  });

  it('accepts its own example of an evaluation', async () => {
    const { example } = bodies().find(({ name }) => name === `post ${EVALUATE} request`) ?? {};
    expect(await gateway.post(example)).toMatchObject({ status: 200 });
  });

  it('enumerates the labels of each check', () => {
    expect(schema('EvaluationResultDto')).toMatchObject({
      oneOf: CHECK_NAMES.map((check) => ({
        properties: {
          type: { enum: [check] },
          results: { items: { properties: { label: { enum: labelsOf(check) } } } },
        },
      })),
    });
    expect(labelsOf('grounding')).toEqual([
      'GROUNDED',
      'INFERABLE',
      'UNGROUNDED',
      'PASS',
      'NOT_EVALUATED',
    ]);
  });

  it('names the family, the title, the labels and the fields of each check', () => {
    const checks = (description as unknown as { 'x-checks': Record<string, unknown>[] })[
      'x-checks'
    ];
    expect(checks.map(({ name }) => name)).toEqual(CHECK_NAMES);
    expect(checks).toContainEqual({
      name: 'topic_scoping',
      title: 'Topic scoping',
      family: 'topic',
      judges: expect.any(String) as string,
      clean_label: 'ON_TOPIC',
      other_labels: ['WARNING', 'OFF_TOPIC'],
      switches: ['allowed_topics'],
      options: ['topic_scoping_mode', 'topic_scoping_target', 'topic_scoping_multi_turn_mode'],
    });
    const fields = Object.keys(schema('EvaluateRequestDto').properties ?? {});
    for (const { switches, options } of checks)
      expect(fields).toEqual(
        expect.arrayContaining([...(switches as string[]), ...(options as string[])]),
      );
  });

  it('requires the id of the definition that an invocation names', () => {
    expect(schema('InvokeRequestDto').required).toEqual(['evaluation_id']);
  });

  it('marks only other spellings as deprecated', () => {
    const deprecated = ['EvaluateRequestDto', 'InvokeRequestDto', 'DefinitionFieldsDto'].map(
      (name) =>
        Object.entries(schema(name).properties ?? {})
          .filter(([, property]) => property['deprecated'])
          .map(([field]) => field),
    );
    expect(deprecated).toEqual([
      ['tool_selection_quality_check', 'tsq_mode', 'syntaxChecks'],
      ['guardrail_id'],
      ['tool_selection_quality_check', 'tsq_mode'],
    ]);
  });

  it('describes the pass-through, with a body for methods that accept one', () => {
    const described = Object.entries(description.paths['/api/providers/{provider}/{path}'] ?? {});
    expect(
      described
        .filter(([, operation]) => 'requestBody' in (operation as OperationObject))
        .map(([method]) => method),
    ).toEqual(['post', 'put', 'patch']);
  });
});
