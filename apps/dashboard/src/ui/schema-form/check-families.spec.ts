import {
  byFamily,
  checkPartsOf,
  isImplied,
  isRequested,
  requestedChecks,
  showsOptions,
} from './check-families';
import type { ApiDescription } from './schema';
import { rulesOf, withRule } from './syntax-rules';

const aCheck = (name: string, title: string, family: string, switches: string[]) => ({
  name,
  title,
  family,
  switches,
  options: [`${name}_mode`],
});
const PARTS = checkPartsOf({
  'x-checks': [
    aCheck('pii', 'Personal data', 'security', ['pii_check']),
    aCheck('safety', 'Safety', 'safety', ['content_moderation_check', 'hate_speech_check']),
    aCheck('tuq', 'Tool use', 'reliability', ['tool_use_quality_check', 'old_check']),
    aCheck('policy', 'Policy', 'policy', ['assertions']),
  ],
  components: {
    schemas: { EvaluateRequestDto: { properties: { old_check: { deprecated: true } } } },
  },
} satisfies ApiDescription);

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

  it('are those that the API describes, by family, without older names', () => {
    const labels = byFamily(PARTS).map(([family, parts]) => [
      family,
      ...parts.map(({ label }) => label),
    ]);
    expect(labels).toEqual([
      ['security', 'Personal data'],
      ['safety', 'All categories', 'Hate speech'],
      ['reliability', 'Tool use'],
      ['policy', 'Assertions'],
    ]);
  });

  it('leaves out a category that the whole check implies', () => {
    const hateSpeech = PARTS.filter(({ field }) => field === 'hate_speech_check');
    expect(hateSpeech.map((part) => isImplied(part, { content_moderation_check: true }))).toEqual([
      true,
    ]);
    expect(hateSpeech.map((part) => isImplied(part, { pii_check: true }))).toEqual([false]);
  });

  it('shows the options of a check once, at its first requested part', () => {
    const values = { content_moderation_check: true, hate_speech_check: true };
    expect(
      PARTS.filter((part) => showsOptions(part, PARTS, values)).map(({ field }) => field),
    ).toEqual(['content_moderation_check']);
  });

  it('names the requested ones by family, and all safety categories as one', () => {
    const values = {
      content_moderation_check: true,
      hate_speech_check: true,
      assertions: ['a', 'b'],
    };
    expect(requestedChecks(PARTS, values)).toEqual([
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
