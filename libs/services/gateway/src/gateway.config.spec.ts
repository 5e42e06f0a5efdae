import { gatewaySettings } from './gateway.config';

describe('gateway settings', () => {
  it('have the documented defaults', () => {
    expect(gatewaySettings({})).toMatchObject({
      bodyBytes: 1_048_576,
      messages: 200,
      assertions: 64,
      topics: 64,
      tools: 128,
      fieldLength: 200_000,
      jsonDepth: 32,
      metadataKeys: 64,
      metadataLength: 512,
      waitSeconds: 60,
      ratePerSecond: 1_000,
      lookUpFreshMs: 60_000,
      keyHeaderNames: ['x-service-api-key'],
    });
  });

  it('come from the environment', () => {
    const settings = gatewaySettings({
      TOUCHSTONE_LIMIT_MESSAGES: '3',
      TOUCHSTONE_RATE_LIMIT_PER_SECOND: '0',
      TOUCHSTONE_API_KEY_HEADERS: 'X-Api-Key, api-key',
    });
    expect(settings).toMatchObject({
      messages: 3,
      ratePerSecond: 0,
      keyHeaderNames: ['x-service-api-key', 'x-api-key', 'api-key'],
    });
  });

  it.each([
    ['TOUCHSTONE_LIMIT_MESSAGES', '0'],
    ['TOUCHSTONE_LIMIT_BODY_BYTES', 'much'],
    ['TOUCHSTONE_LIMIT_JSON_DEPTH', '100000'],
    ['TOUCHSTONE_RATE_LIMIT_PER_SECOND', '-1'],
    ['TOUCHSTONE_LOOK_UP_FRESH_MS', '0'],
    ['TOUCHSTONE_LOOK_UP_FRESH_MS', '900001'],
    ['TOUCHSTONE_API_KEY_HEADERS', 'x y: z'],
    ['TOUCHSTONE_SECRET_KEY', 'short'],
  ])('name %s when it is %j', (variable, value) => {
    expect(() => gatewaySettings({ [variable]: value })).toThrow(variable);
  });
});
