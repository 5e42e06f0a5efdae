import { edgeSettings } from './edge.config';

describe('edge settings', () => {
  it('have the documented defaults', () => {
    expect(edgeSettings({})).toMatchObject({
      bodyBytes: 1_048_576,
      ratePerSecond: 1_000,
      workspacePerSecond: 5_000,
      invalidKeysPerSecond: 100,
      keyHeaderNames: ['x-service-api-key'],
    });
  });

  it('are read from the environment', () => {
    const settings = edgeSettings({
      TOUCHSTONE_RATE_LIMIT_PER_SECOND: '0',
      TOUCHSTONE_API_KEY_HEADERS: 'X-Api-Key, api-key',
    });
    expect(settings).toMatchObject({
      ratePerSecond: 0,
      keyHeaderNames: ['x-service-api-key', 'x-api-key', 'api-key'],
    });
  });

  it.each([
    [{ TOUCHSTONE_RATE_LIMIT_PER_SECOND: '20' }, 100],
    [{ TOUCHSTONE_RATE_LIMIT_PER_SECOND: '0' }, 0],
    [{ TOUCHSTONE_RATE_LIMIT_PER_SECOND: '0', TOUCHSTONE_RATE_LIMIT_WORKSPACE_PER_SECOND: '7' }, 7],
    [{ TOUCHSTONE_RATE_LIMIT_WORKSPACE_PER_SECOND: '0' }, 0],
  ])(
    'derive the rate of a workspace from that of a key unless it is set: %j',
    (environment, workspacePerSecond) => {
      expect(edgeSettings(environment)).toMatchObject({ workspacePerSecond });
    },
  );

  it.each([
    ['TOUCHSTONE_LIMIT_BODY_BYTES', 'much'],
    ['TOUCHSTONE_RATE_LIMIT_PER_SECOND', '-1'],
    ['TOUCHSTONE_RATE_LIMIT_WORKSPACE_PER_SECOND', '-1'],
    ['TOUCHSTONE_RATE_LIMIT_INVALID_KEYS_PER_SECOND', 'few'],
    ['TOUCHSTONE_API_KEY_HEADERS', 'x y: z'],
  ])('name %s when it is %j', (variable, value) => {
    expect(() => edgeSettings({ [variable]: value })).toThrow(variable);
  });
});
