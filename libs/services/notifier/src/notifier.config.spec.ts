import { notifierSettings } from './notifier.config';
import { NotifierModule } from './notifier.module';

describe('notifier settings', () => {
  it('have defaults', () => {
    expect(notifierSettings({})).toEqual({
      dataDir: 'data',
      previousSecretKeys: [],
      retentionDays: 30,
      concurrency: 64,
      alertsPerHour: 60,
    });
  });

  it.each([
    ['TOUCHSTONE_NOTIFIER_RETENTION_DAYS', '0'],
    ['TOUCHSTONE_NOTIFIER_RETENTION_DAYS', 'a month'],
    ['TOUCHSTONE_NOTIFIER_CONCURRENCY', '1001'],
    ['TOUCHSTONE_SECRET_KEY', 'short'],
    ['TOUCHSTONE_PREVIOUS_SECRET_KEYS', 'short'],
  ])('reject %s=%s', (name, value) => {
    expect(() => notifierSettings({ [name]: value })).toThrow(name);
  });

  it('require the secret key in a distributed installation', () => {
    expect(() => NotifierModule.connected(notifierSettings({}))).toThrow('TOUCHSTONE_SECRET_KEY');
  });
});
