import { DefinitionFieldsDto, EvaluateRequestDto } from '@touchstone/contracts/dto';
import { switchesBesideDefinition, unknownSwitches } from './unknown-switches';

const problems = (body: unknown) => unknownSwitches(EvaluateRequestDto, body);

describe('an unknown switch', () => {
  it.each([
    ['pii_checks', 'pii_check'],
    ['PiiCheck', 'pii_check'],
    ['piiChecks', 'pii_check'],
    ['groundedness_check', 'grounding_check'],
    ['instruction_following_check', 'instructions_following_check'],
    ['moderation_check', 'content_moderation_check'],
    ['safety_check', 'content_moderation_check'],
    ['dangerousCheck', 'dangerous_content_check'],
    ['tool_check', 'tool_use_quality_check'],
    ['tuqCheck', 'tool_use_quality_check'],
    ['prompt_injection_check', 'prompt_injections'],
    ['jailbreak_check', 'prompt_injections'],
    ['topic_check', 'allowed_topics'],
    ['syntax_check', 'syntax_checks'],
  ])('%s is refused with the nearest field, %s', (name, field) => {
    expect(problems({ [name]: true })).toEqual([
      `${name}: there is no such check, so it would not run; the nearest field is ${field}.`,
    ]);
  });

  it.each([
    ['is off', { pii_checks: false, piiCheck: null, hateCheck: '', toxicity_check: 0 }],
    ['contains settings', { pii_checks: { mode: 'speed' }, safety_checks: ['x'] }],
    ['does not look like a switch', { pii: true, stream: true, check: true, check_pii: true }],
    ['is known', { pii_check: true, syntax_checks: {} }],
    ['is not a field, since the body is not an object', [true]],
  ])('is ignored if it %s', (_title, body) => expect(problems(body)).toEqual([]));

  it('is quoted and shortened if its name is unusual', () => {
    expect(problems({ 'a b_check': true })[0]).toMatch(/^\["a b_check"\]: there is no such check/);
    expect(problems({ [`${'x'.repeat(1_000)}_check`]: true })[0]?.length).toBeLessThan(250);
  });

  it('is named together with at most four others', () => {
    const body = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, index) => [`switch_${index}_check`, true]),
    );
    expect(problems(body)).toHaveLength(5);
  });

  it('is refused beside a definition even if evaluate accepts it', () => {
    expect(
      switchesBesideDefinition(DefinitionFieldsDto, { hateCheck: true, pii_check: false }),
    ).toEqual([
      'hateCheck: an invocation runs the checks of its evaluation definition only; switch hateCheck on there.',
    ]);
  });
});
