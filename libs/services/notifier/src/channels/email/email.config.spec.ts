import { InvalidConfiguration } from '@touchstone/kernel';
import { mailSettings, readEmailSettings } from './email.config';

const FROM = { TOUCHSTONE_MAIL_FROM: 'touchstone@sender.example' };

const problemsOf = (environment: Record<string, string>): string[] => {
  try {
    readEmailSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof InvalidConfiguration) return error.problems;
    throw error;
  }
};

describe('e-mail settings', () => {
  it('do not require a mail server', () => {
    expect(mailSettings(readEmailSettings({}))).toBeUndefined();
  });

  it.each([
    ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false }],
    ['smtps://mail.example/', { host: 'mail.example', port: 465, secure: true }],
    [
      'smtp://user:p%40ss%20w%C3%B6rd@mail.example:2525',
      {
        host: 'mail.example',
        port: 2525,
        secure: false,
        credentials: { user: 'user', password: 'p@ss wörd' },
      },
    ],
    ['smtp://[::1]:25', { host: '::1', port: 25, secure: false }],
  ])('read %s', (TOUCHSTONE_SMTP_URL, server) => {
    expect(mailSettings(readEmailSettings({ TOUCHSTONE_SMTP_URL, ...FROM }))).toEqual({
      server,
      from: 'touchstone@sender.example',
    });
  });

  it.each([
    ['an invalid address', { ...FROM, TOUCHSTONE_SMTP_URL: 'mail.example' }, 'TOUCHSTONE_SMTP_URL'],
    [
      'another protocol',
      { ...FROM, TOUCHSTONE_SMTP_URL: 'http://mail.example' },
      'TOUCHSTONE_SMTP_URL',
    ],
    ['no host', { ...FROM, TOUCHSTONE_SMTP_URL: 'smtp://' }, 'TOUCHSTONE_SMTP_URL'],
    [
      'options of a library',
      {
        ...FROM,
        TOUCHSTONE_SMTP_URL: 'smtp://u:hunter2@mail.example?tls.rejectUnauthorized=false',
      },
      'TOUCHSTONE_SMTP_URL',
    ],
    [
      'a user without a password',
      { ...FROM, TOUCHSTONE_SMTP_URL: 'smtp://user@mail.example' },
      'TOUCHSTONE_SMTP_URL',
    ],
    [
      'broken escapes',
      { ...FROM, TOUCHSTONE_SMTP_URL: 'smtp://user:hunter2%zz@mail.example' },
      'TOUCHSTONE_SMTP_URL',
    ],
    ['no sender', { TOUCHSTONE_SMTP_URL: 'smtp://mail.example' }, 'TOUCHSTONE_MAIL_FROM'],
    [
      'a sender with a name',
      { TOUCHSTONE_MAIL_FROM: 'Touchstone <a@b.example>' },
      'TOUCHSTONE_MAIL_FROM',
    ],
    ['two senders', { TOUCHSTONE_MAIL_FROM: 'a@b.example, c@d.example' }, 'TOUCHSTONE_MAIL_FROM'],
  ])('reject %s, naming the variable and no secret', (_title, environment, variable) => {
    const problems = problemsOf(environment);
    expect(problems).toEqual([expect.stringContaining(variable)]);
    expect(problems.join()).not.toContain('hunter2');
  });
});
