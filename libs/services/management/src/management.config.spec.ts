import { newApiKey } from '@touchstone/kernel';
import { managementSettings } from './management.config';

describe('management settings', () => {
  it.each([
    ['TOUCHSTONE_AUDIT_RETENTION_DAYS', '0'],
    ['TOUCHSTONE_AUDIT_RETENTION_DAYS', '3651'],
    ['TOUCHSTONE_DEFINITION_RETENTION_DAYS', '0'],
    ['TOUCHSTONE_DEFINITION_RETENTION_DAYS', 'a month'],
  ])('reject %s=%s', (name, value) => {
    expect(() => managementSettings({ [name]: value })).toThrow(name);
  });

  it('keep the audit log for a year and versions of definitions for three months', () => {
    expect(managementSettings({})).toMatchObject({ auditDays: 365, definitionDays: 90 });
  });

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
