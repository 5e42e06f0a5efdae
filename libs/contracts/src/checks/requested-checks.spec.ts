import { CHECK_NAMES, descriptorOf } from './catalogue';
import type { CheckFields } from './check-fields';
import { checksOf, fieldsFor } from './requested-checks';

const SAMPLES: CheckFields[] = CHECK_NAMES.map((check) => descriptorOf(check).sample);

describe('the fields of a request', () => {
  it.each<[string, CheckFields]>([
    ['nothing', {}],
    ...SAMPLES.map((sample): [string, CheckFields] => [JSON.stringify(sample), sample]),
    ['everything', Object.assign({}, ...SAMPLES) as CheckFields],
    ['everything in a mode', Object.assign({ mode: 'speed' }, ...SAMPLES) as CheckFields],
    [
      'options',
      {
        assertions: ['must be in English'],
        assertions_mode: 'quality',
        policy_target: 'output',
        policy_multi_turn_mode: true,
        policy_include_tools: true,
        allowed_topics: ['travel'],
        topic_scoping_target: 'input',
        topic_scoping_multi_turn_mode: true,
        grounding_check: true,
        grounding_mode: 'speed',
        hate_speech_check: true,
        harassment_check: true,
        syntax_checks: { json: { args: '' }, 'word count': { args: '10-50' } },
      },
    ],
    [
      'other spellings',
      {
        tool_selection_quality_check: true,
        tsq_mode: 'speed',
        syntaxChecks: { js: true, string_length: 9 },
      },
    ],
    [
      'a sensitivity of one category',
      { harassment_check: true, content_moderation_sensitivity: 'high' },
    ],
    [
      'modes without a shared one',
      { grounding_check: true, grounding_mode: 'speed', assertions: ['must be polite'] },
    ],
  ])('can be derived from the checks it asks for: %s', (_title, fields) => {
    const checks = checksOf(fields);
    expect(checksOf(fieldsFor(checks))).toEqual(checks);
  });

  it('are derived in their shortest form', () => {
    const fields: CheckFields = {
      mode: 'balanced',
      pii_check: true,
      content_moderation_check: true,
      hate_speech_check: true,
      content_moderation_sensitivity: 'medium',
      assertions: ['must be polite'],
      assertions_mode: 'speed',
      policy_target: 'both',
      grounding_check: false,
    };
    expect(fieldsFor(checksOf(fields))).toEqual({
      pii_check: true,
      content_moderation_check: true,
      assertions: ['must be polite'],
      assertions_mode: 'speed',
    });
  });

  it('leave out checks that only a newer process knows', () => {
    const [pii] = checksOf({ pii_check: true });
    const unknown = { ...pii, check: 'newer' } as unknown as NonNullable<typeof pii>;
    expect(fieldsFor([unknown])).toEqual({});
  });
});
