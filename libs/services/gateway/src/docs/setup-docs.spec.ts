import type { OpenAPIObject } from '@nestjs/swagger';
import { CHECK_NAMES } from '@touchstone/contracts';
import { EVALUATE, type Gateway, startGateway } from '../gateway.fixture';

type Schema = { properties?: Record<string, Record<string, unknown>>; required?: string[] };

describe('API description', () => {
  let gateway: Gateway;
  let description: OpenAPIObject;
  const schema = (name: string) => description.components?.schemas?.[name] as Schema;
  beforeAll(async () => {
    gateway = await startGateway();
    description = JSON.parse((await gateway.send({ method: 'GET', url: '/docs-json' })).text) as OpenAPIObject;
  });
  afterAll(() => gateway.app.close());

  it('asks for the key', () => {
    expect(description.components?.securitySchemes).toEqual({ key: { type: 'apiKey', in: 'header', name: 'X-Service-API-Key' } });
    expect(description.security).toEqual([{ key: [] }]);
  });

  it('describes request, answer and every refusal of evaluate', () => {
    const { requestBody, responses } = description.paths[EVALUATE]?.post ?? {};
    expect(requestBody).toMatchObject({ content: { 'application/json': { schema: { $ref: '#/components/schemas/EvaluateRequestDto' } } } });
    expect(Object.keys(responses ?? {})).toEqual(['200', '400', '401', '403', '413', '415', '422', '429', '503', '504']);
    expect(JSON.stringify(responses?.['422'])).toContain('ErrorBodyDto');
    expect(JSON.stringify(responses?.['200'])).toContain('EvaluationAnswerDto');
  });

  it('gives every field a type', () => {
    const names = ['EvaluateRequestDto', 'MessageDto', 'ToolCallDto', 'ToolFunctionDto', 'ToolDefinitionDto', 'EvaluationAnswerDto', 'EvaluationResultDto', 'DetectionResultDto', 'ErrorBodyDto'];
    for (const name of names) {
      const properties = Object.entries(schema(name).properties ?? {});
      expect([name, properties.length > 0]).toEqual([name, true]);
      for (const [field, { type, $ref, oneOf, allOf }] of properties) expect([name, field, type ?? $ref ?? oneOf ?? allOf]).not.toContain(undefined);
    }
  });

  it('says which values and which fields there must be', () => {
    expect(schema('MessageDto').required).toEqual(['role']);
    expect(schema('MessageDto').properties?.['role']).toMatchObject({ enum: ['system', 'user', 'assistant', 'tool', 'developer'] });
    expect(schema('EvaluateRequestDto').required).toBeUndefined();
    expect(schema('EvaluateRequestDto').properties).toMatchObject({ pii_check: { type: 'boolean' }, mode: { enum: ['speed', 'balanced', 'quality'], default: 'balanced' } });
    expect(schema('EvaluationResultDto').properties?.['type']).toMatchObject({ enum: CHECK_NAMES });
    expect(schema('EvaluationAnswerDto').properties?.['score']).toMatchObject({ nullable: true });
  });
});
