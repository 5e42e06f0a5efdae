import { clientSettings } from './clients.config';

describe('client settings', () => {
  it('have the documented defaults', () => {
    expect(clientSettings({})).toMatchObject({ lookUpFreshMs: 60_000, compiledBytes: 1_048_576 });
  });

  it.each([
    ['TOUCHSTONE_LOOK_UP_FRESH_MS', '0'],
    ['TOUCHSTONE_LOOK_UP_FRESH_MS', '900001'],
    ['TOUCHSTONE_SECRET_KEY', 'short'],
    ['TOUCHSTONE_PREVIOUS_SECRET_KEYS', 'a secret key of before,short'],
  ])('name %s when it is %j', (variable, value) => {
    expect(() => clientSettings({ [variable]: value })).toThrow(variable);
  });
});
