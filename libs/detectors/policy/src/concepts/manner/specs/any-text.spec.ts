import fc from 'fast-check';
import { CONCEPTS } from '@touchstone/assertions';
import { MANNER_CHECKS } from '../index';

const CHECKS = Object.entries(MANNER_CHECKS);
const FIRST = 'refusal';
const NAMES = Object.keys(CONCEPTS);

describe('MANNER_CHECKS', () => {
  it('covers every concept from the moves on', () => {
    const wanted = NAMES.slice(NAMES.indexOf(FIRST));
    expect(wanted.filter((name) => !(name in MANNER_CHECKS))).toEqual([]);
  });

  it.each(CHECKS)('judges %s in any text without throwing', (_name, check) => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.option(fc.string({ unit: 'grapheme', maxLength: 30 }), { nil: undefined }),
        (text, subject) => void check({ text }, subject),
      ),
      { numRuns: 30 },
    );
    for (const text of ['', ' ', '!', '"', '?', '\ud800', 'I', '\n\n', '1', '好'])
      expect(check({ text }, 'a photo').reason).not.toBe('');
  });

  it.each(CHECKS)('takes linear time for %s', (_name, check) => {
    const start = process.cpuUsage();
    for (const piece of [
      'Could you send me a photo? ',
      'if you had ',
      "I'm so sorry ",
      'API (',
      'A!',
    ])
      check({ text: piece.repeat(60_000 / piece.length) }, 'order number or a photo');
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(10_000);
  });

  it('abstains from a text in another language', () => {
    const german =
      'Vielen Dank für Ihre Nachricht. Wir haben das Paket heute verschickt, und es sollte am Montag bei Ihnen sein.';
    expect(MANNER_CHECKS.thanks?.({ text: german }, undefined).holds).toBe('unknown');
  });

  it('quotes the sentence that decides', () => {
    const text = 'The lamp is sold out. We are sorry about that. It returns in May.';
    expect(MANNER_CHECKS.apology?.({ text }, undefined)).toMatchObject({
      holds: true,
      quote: 'We are sorry about that.',
      reason: 'The text apologises.',
    });
  });

  it('calls for empathy only where the question tells of trouble', () => {
    const text = 'Open the form on our website and fill it in.';
    const outcomes = ['My father died last week.', 'How do I change my address?'].map(
      (question) => MANNER_CHECKS.empathy?.({ text, question }, undefined).holds,
    );
    expect(outcomes).toEqual([false, 'unknown']);
  });
});
