import { gatewaySettings } from './gateway.config';

describe('gateway settings', () => {
  it('have the documented defaults', () => {
    expect(gatewaySettings({})).toMatchObject({
      messages: 200,
      assertions: 64,
      topics: 64,
      tools: 128,
      fieldLength: 200_000,
      jsonDepth: 32,
      metadataKeys: 64,
      metadataLength: 512,
      waitSeconds: 60,
    });
  });

  it('are read from the environment', () => {
    expect(gatewaySettings({ TOUCHSTONE_LIMIT_MESSAGES: '3' })).toMatchObject({ messages: 3 });
  });

  it.each([
    ['TOUCHSTONE_LIMIT_MESSAGES', '0'],
    ['TOUCHSTONE_LIMIT_JSON_DEPTH', '100000'],
  ])('name %s when it is %j', (variable, value) => {
    expect(() => gatewaySettings({ [variable]: value })).toThrow(variable);
  });
});
