import { newApiKey } from '@touchstone/kernel';
import { managementSettings } from './management.config';

describe('management settings', () => {
  it.each(['a key of the operator', newApiKey().key, `ts_${'x'.repeat(40)}`])(
    'accept %s as the first key',
    (key) => {
      expect(managementSettings({ TOUCHSTONE_BOOTSTRAP_API_KEY: key })).toMatchObject({
        bootstrapApiKey: key,
      });
    },
  );

  it.each(['short', `ts_${'x'.repeat(58)}`])(
    'reject a first key that gateways would refuse: %s',
    (key) => {
      expect(() => managementSettings({ TOUCHSTONE_BOOTSTRAP_API_KEY: key })).toThrow(
        'TOUCHSTONE_BOOTSTRAP_API_KEY',
      );
    },
  );
});
