import fc, { type Arbitrary } from 'fast-check';
import {
  BORDERLINE_LABEL,
  type Check,
  CHECK_NAMES,
  type CheckParameters,
  type CheckRequest,
  CHECKS,
  type Content,
  type DetectionResult,
  type EvaluationJob,
  type Message,
  MODES,
  type Outcome,
  ROLES,
  SAFETY_CATEGORIES,
  SAMPLE_REQUESTS,
  type Subject,
  SYNTAX_RULES,
  TARGETS,
  type ToolCall,
  toolCalls,
  type ToolDefinition,
  type Verdict,
} from '@touchstone/contracts';
import { aJob } from './builders';

const texts = fc.oneof(
  fc.constantFrom('', 'same', 'Pay 4111 1111 1111 1111'),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const words = fc.string({ minLength: 1, maxLength: 8 });

const anyToolCall: Arbitrary<ToolCall> = fc.record({
  name: words,
  arguments: fc.oneof(
    fc.dictionary(words, fc.jsonValue(), { maxKeys: 2 }),
    fc.string({ maxLength: 8 }),
  ),
});

const anyMessage: Arbitrary<Message> = fc.record({
  role: fc.constantFrom(...ROLES),
  content: fc.option(texts),
  toolCalls: fc.array(anyToolCall, { maxLength: 2 }),
});

const tool: Arbitrary<ToolDefinition> = fc.record({
  name: words,
  parameters: fc.constant({ type: 'object' }),
});

/** Arbitrary content, parts of it often missing or empty. */
export const anyContent: Arbitrary<Content> = fc.record({
  input: fc.option(texts),
  output: fc.option(texts),
  messages: fc.array(anyMessage, { maxLength: 4 }),
  tools: fc.array(tool, { maxLength: 2 }),
});

const mode = fc.constantFrom(...MODES);
const target = fc.constantFrom(...TARGETS);
const multiTurn = fc.boolean();

/** Generators of parameters; other checks use the parameters of their sample. */
const parameters: { [C in Check]?: Arbitrary<CheckParameters[C]> } = {
  safety: fc.record(
    {
      categories: fc.subarray([...SAFETY_CATEGORIES], { minLength: 1 }),
      sensitivity: fc.constantFrom('low', 'high'),
    },
    { requiredKeys: ['categories'] },
  ),
  grounding: fc.record({ multiTurn }),
  policy: fc.record({
    target,
    multiTurn,
    includeTools: fc.boolean(),
    assertions: fc.array(words, { minLength: 1, maxLength: 3 }),
  }),
  topic_scoping: fc.record({
    target,
    multiTurn,
    topics: fc.array(words, { minLength: 1, maxLength: 2 }),
  }),
  syntax: fc.record({
    rules: fc.constantFrom(...SYNTAX_RULES).map((name) => [{ name, args: '' }]),
  }),
};

export const anyRequest = (check: Check): Arbitrary<CheckRequest> =>
  fc
    .record({
      sample: fc.constantFrom(...SAMPLE_REQUESTS.filter((sample) => sample.check === check)),
      mode,
      generated: parameters[check] ?? fc.constant({}),
    })
    .map(({ sample, mode, generated }): CheckRequest => ({ ...sample, mode, ...generated }));

/** Arbitrary job: any checks of the catalogue, in any order, each once. */
export const anyJob: Arbitrary<EvaluationJob> = fc
  .record({
    content: anyContent,
    failurePolicy: fc.constantFrom('closed', 'open'),
    checks: fc.shuffledSubarray(CHECK_NAMES).chain((checks) => fc.tuple(...checks.map(anyRequest))),
  })
  .map((parts) => aJob(parts));

/** Arbitrary verdict that satisfies every rule of an answer. */
export const anyVerdict = (
  check: Check,
  name: string,
  extras: Partial<DetectionResult> = {},
): Arbitrary<Verdict> =>
  fc
    .record({
      score: fc.nat(100).filter((score) => score !== 50),
      confidence: fc.nat(100),
      reason: fc.string(),
      borderline: fc.boolean(),
    })
    .map(({ score, confidence, reason, borderline }) => ({
      kind: 'verdict' as const,
      name,
      score,
      label: score < 50 ? 'VIOLATION' : borderline ? BORDERLINE_LABEL : CHECKS[check].clean,
      confidence_score: confidence,
      reason,
      flagged: score < 50,
      quote: '',
      ...(score > 50 && borderline && { borderline: true as const }),
      ...extras,
    }));

const sentences = fc.string({ minLength: 1 });

const anyOutcome = (
  check: Check,
  name: string,
  part: Omit<Subject, 'name'> = {},
): Arbitrary<Outcome> =>
  fc.oneof(
    { weight: 3, arbitrary: anyVerdict(check, name, part) },
    {
      weight: 1,
      arbitrary: sentences.map((cause) => ({
        kind: 'not_evaluated' as const,
        name,
        cause,
        ...part,
      })),
    },
    {
      weight: 1,
      arbitrary: sentences.map((obstacle) => ({
        kind: 'needs_judge' as const,
        name,
        obstacle,
        ...part,
      })),
    },
  );

/**
 * Arbitrary outcomes of a correct detector: one for every part of the request that requires one.
 */
export const anyOutcomes = (request: CheckRequest, content: Content): Arbitrary<Outcome[]> => {
  const { check } = request;
  switch (check) {
    case 'safety':
      return fc.tuple(...request.categories.map((category) => anyOutcome(check, category)));
    case 'policy':
      return fc.tuple(
        ...request.assertions.map((assertion) =>
          anyOutcome(check, check, { data: assertion, claim: assertion }),
        ),
      );
    case 'tuq':
      return fc.tuple(
        ...(toolCalls(content).length > 0 ? toolCalls(content) : [undefined]).map(() =>
          anyOutcome(check, check),
        ),
      );
    case 'pii':
      return fc.array(anyOutcome(check, check), { minLength: 1, maxLength: 3 });
    default:
      return anyOutcome(check, check).map((outcome) => [outcome]);
  }
};
