import { notifierSettings } from './notifier.config';
import { NotifierModule } from './notifier.module';

describe('the settings of the notifier', () => {
  it('have defaults', () => {
    expect(notifierSettings({})).toEqual({ dataDir: 'data', retentionDays: 30, concurrency: 64 });
  });

  it.each([
    ['TOUCHSTONE_NOTIFIER_RETENTION_DAYS', '0'],
    ['TOUCHSTONE_NOTIFIER_RETENTION_DAYS', 'a month'],
    ['TOUCHSTONE_NOTIFIER_CONCURRENCY', '1001'],
    ['TOUCHSTONE_SECRET_KEY', 'short'],
  ])('refuse %s=%s', (name, value) => {
    expect(() => notifierSettings({ [name]: value })).toThrow(name);
  });

  it('must name the secret key where other processes seal what is read here', () => {
    expect(() => NotifierModule.connected(notifierSettings({}))).toThrow('TOUCHSTONE_SECRET_KEY');
  });
});
