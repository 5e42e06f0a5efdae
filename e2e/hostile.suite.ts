import fc from 'fast-check';
import type { EvaluationAnswer } from '@touchstone/contracts';
import type { Deployment } from '@touchstone/testing';
import { type Answer, send } from './support/client';
import { brokenRules } from './support/shape';
import { everyCheckOn, HOSTILE_BODIES, HOSTILE_TEXTS } from './tables/hostile';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('Ask jane.doe@example.com', 'Must be at most 3 words', '2 + 2 = 5', ''),
);
const call = fc.record({
  function: fc.record({
    name: text,
    arguments: fc.oneof(fc.dictionary(text, fc.jsonValue(), { maxKeys: 3 }), text),
  }),
});
const message = fc.record(
  {
    role: fc.constantFrom('user', 'assistant', 'system', 'tool', 'developer'),
    content: fc.option(text),
    tool_calls: fc.array(call, { maxLength: 2 }),
  },
  { requiredKeys: ['role'] },
);
const tool = fc.record({
  name: text,
  parameters: fc.dictionary(
    fc.constantFrom('type', 'properties', 'required', '$ref', 'pattern', 'x'),
    fc.jsonValue(),
  ),
});
const flag = fc.boolean();
const mode = fc.constantFrom('speed', 'balanced', 'quality');

/** Generates a valid value of a field, and sometimes any value at all. */
const field = <T>(right: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 19, arbitrary: right }, { weight: 1, arbitrary: fc.jsonValue() });

const plausible = fc.record(
  {
    input: field(text),
    output: field(text),
    messages: field(fc.array(message, { maxLength: 4 })),
    available_tools: field(fc.array(tool, { maxLength: 2 })),
    mode: field(mode),
    pii_check: field(flag),
    prompt_injections: field(flag),
    content_moderation_check: field(flag),
    hallucinations_check: field(flag),
    grounding_check: field(flag),
    tool_use_quality_check: field(flag),
    consistency_check: field(flag),
    instructions_following_check: field(flag),
    assertions: field(fc.array(text, { maxLength: 3 })),
    allowed_topics: field(fc.array(text, { maxLength: 3 })),
    policy_multi_turn_mode: field(flag),
    policy_include_tools: field(flag),
    policy_target: field(fc.constantFrom('input', 'output', 'both')),
    constructor: fc.jsonValue(),
    syntax_checks: field(
      fc.dictionary(fc.constantFrom('json', 'javascript', 'python', 'sql'), fc.constant({})),
    ),
    metadata: field(fc.dictionary(text, text, { maxKeys: 2 })),
  },
  { requiredKeys: ['input'] },
);

/** Generates plausible bodies with a fault somewhere. */
const anyBody = fc.oneof(
  { weight: 10, arbitrary: plausible.map((body) => JSON.stringify(body)) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(text, message)
      .map(([input, turn]) => JSON.stringify({ ...everyCheckOn(input), messages: [turn] })),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.json() },
);

/** Suite of hostile input, which is refused or judged: never a 5xx, never a crash. */
export const hostileSuite = (deployment: () => Deployment): void => {
  const expectSane = ({ status, text: body }: Answer): void => {
    if (status === 200) expect(brokenRules(JSON.parse(body) as EvaluationAnswer)).toEqual([]);
    else
      expect({
        refused: status >= 400 && status < 500,
        error: (JSON.parse(body) as { error: unknown }).error,
      }).toEqual({ refused: true, error: expect.any(String) });
  };

  afterAll(() => {
    expect(deployment().processes.map(({ child }) => child.exitCode)).toEqual(
      deployment().processes.map(() => null),
    );
  });

  it.each(HOSTILE_TEXTS)('judges %s with every detector', async (_title, hostile) => {
    const answer = await send(deployment(), everyCheckOn(hostile));
    expect(answer.status).toBe(200);
    expectSane(answer);
    expect(answer.text).not.toContain('The detector failed.');
    expect(answer.text).not.toContain('malformed answer');
  });

  it.each(HOSTILE_BODIES)('survives %s', async (_title, body) => {
    const answer = await send(deployment(), body);
    expectSane(answer);
    expect(answer.text).not.toContain('The detector failed.');
    expect(answer.text).not.toContain('malformed answer');
  });

  it('survives 300 generated bodies', async () => {
    await fc.assert(
      fc.asyncProperty(anyBody, async (body) => {
        const answer = await send(deployment(), body);
        expectSane(answer);
        expect(answer.text).not.toContain('The detector failed.');
      }),
      { numRuns: 300 },
    );
  });
};
