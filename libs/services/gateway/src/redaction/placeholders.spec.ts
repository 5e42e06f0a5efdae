import { Placeholders } from './placeholders';

describe('placeholders', () => {
  it('count each kind from 1 in order of appearance', () => {
    const placeholders = new Placeholders([]);
    expect([
      placeholders.for('email', 'a'),
      placeholders.for('us_ssn', 'b'),
      placeholders.for('email', 'c'),
    ]).toEqual(['[EMAIL_1]', '[US_SSN_1]', '[EMAIL_2]']);
    expect(placeholders.restore).toEqual({ '[EMAIL_1]': 'a', '[US_SSN_1]': 'b', '[EMAIL_2]': 'c' });
  });

  it('are the same for the same value, regardless of its later kinds', () => {
    const placeholders = new Placeholders([]);
    expect([
      placeholders.for('phone', '5551234'),
      placeholders.for('bank_account', '5551234'),
    ]).toEqual(['[PHONE_1]', '[PHONE_1]']);
    expect(placeholders.restore).toEqual({ '[PHONE_1]': '5551234' });
  });

  it('distinguish values that differ only in case', () => {
    const placeholders = new Placeholders([]);
    expect(placeholders.for('email', 'A@b.cd')).not.toBe(placeholders.for('email', 'a@b.cd'));
  });

  it('skip all numbers that a text already contains', () => {
    const written = Array.from({ length: 20_000 }, (_, index) => `[EMAIL_${index + 1}]`).join('');
    const placeholders = new Placeholders(['[PHONE_2]', written]);
    expect([
      placeholders.for('email', 'a'),
      placeholders.for('phone', 'b'),
      placeholders.for('phone', 'c'),
    ]).toEqual(['[EMAIL_20001]', '[PHONE_1]', '[PHONE_3]']);
  });
});
