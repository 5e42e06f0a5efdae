import { isRequested, requestedChecks } from './check-families';
import { rulesOf, withRule } from './syntax-rules';

describe('the checks of a form', () => {
  it.each([
    [true, true],
    [false, false],
    [['', ' '], false],
    [['a topic'], true],
    [{}, false],
    [{ json: false, length: 0 }, false],
    [{ length: { args: '10' } }, true],
    [undefined, false],
  ])('reads %j as requested: %s', (value, requested) => {
    expect(isRequested(value)).toBe(requested);
  });

  it('names the requested ones by family, and all safety categories as one', () => {
    const values = {
      content_moderation_check: true,
      hate_speech_check: true,
      assertions: ['a', 'b'],
    };
    expect(requestedChecks(values)).toEqual([
      { family: 'safety', checks: ['Safety'] },
      { family: 'policy', checks: ['Assertions (2)'] },
    ]);
  });

  it('reads syntax rules in either spelling, and writes one', () => {
    const stored = { js: true, string_length: 100, sql: null };
    expect([...rulesOf(stored)]).toEqual([
      ['javascript', ''],
      ['length', '100'],
    ]);
    expect(withRule(stored, 'javascript', undefined)).toEqual({ length: { args: '100' } });
  });
});
