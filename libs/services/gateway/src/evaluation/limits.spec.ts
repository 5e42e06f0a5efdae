import type { WorkspaceLimits } from '@touchstone/contracts';
import { aPrincipal, type Gateway, KEY, startGateway } from '@touchstone/testing/http';
import { GatewaySettings } from '../gateway.config';
import { limitsFor } from './limits';

describe('limitsFor', () => {
  it.each<[string, WorkspaceLimits | undefined, object]>([
    [
      'returns the operator’s limits for a workspace without limits',
      undefined,
      { messages: 200, fieldLength: 200_000 },
    ],
    [
      'returns the workspace’s limits if they are lower',
      { messages: 3, characters_per_field: 10 },
      { messages: 3, fieldLength: 10 },
    ],
    [
      'returns the operator’s limits if the workspace’s are higher',
      { messages: 201, characters_per_field: 300_000 },
      { messages: 200, fieldLength: 200_000 },
    ],
    [
      'returns the operator’s limits that the workspace does not set',
      { messages: 3 },
      { messages: 3, fieldLength: 200_000 },
    ],
  ])('%s', (_title, limits, expected) => {
    expect(
      limitsFor(aPrincipal({ ...(limits && { limits }) }), new GatewaySettings()),
    ).toMatchObject({ ...expected, assertions: 64, jsonDepth: 32 });
  });
});

describe('a workspace with its own limits', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    const limits = { messages: 2, characters_per_field: 5 };
    gateway = await startGateway(
      {},
      {
        [KEY]: aPrincipal({ limits }),
        other: aPrincipal({ workspace: 'workspace-2', keyId: 'key-2' }),
      },
    );
    for (const workspace of ['workspace-1', 'workspace-2'])
      gateway.management.definitions.put(workspace, {
        id: `of-${workspace}`,
        version: 1,
        created_at: '',
        fields: { piiCheck: true },
      });
  });
  afterAll(() => gateway.app.close());

  const user = (content: string) => ({ role: 'user', content });
  const tooMany = { messages: [user('a'), user('b'), user('c')] };
  it.each<[string, object, string]>([
    ['messages', tooMany, 'messages: expected at most 2 messages, got 3.'],
    ['characters of an input', { input: '123456' }, 'input: expected at most 5 characters.'],
    [
      'characters of a message',
      { messages: [user('1'), user('123456')] },
      'messages[1].content: expected at most 5 characters.',
    ],
  ])(
    'refuses more %s than it allows, on evaluate and on invoke',
    async (_title, content, error) => {
      expect(await gateway.post(content)).toMatchObject({ status: 422, body: { error } });
      expect(
        await gateway.ask('POST', '/api/v1/evaluation/invoke', {
          ...content,
          evaluation_id: 'of-workspace-1',
        }),
      ).toMatchObject({ status: 422, body: { error } });
    },
  );

  it('accepts a request exactly at its limits', async () => {
    expect(
      await gateway.post({ messages: [user('12345'), user('12345')], input: '12345' }),
    ).toMatchObject({ status: 200 });
  });

  it('does not limit another workspace', async () => {
    expect(
      await gateway.post({ ...tooMany, input: '123456' }, { 'x-service-api-key': 'other' }),
    ).toMatchObject({ status: 200 });
  });
});
