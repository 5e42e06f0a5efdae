import fc, { type Arbitrary } from 'fast-check';
import {
  type Check,
  CHECK_NAMES,
  type CheckRequest,
  CHECKS,
  type Content,
  type DetectionResult,
  type EvaluationJob,
  type Finding,
  type Message,
  MODES,
  ROLES,
  SAFETY_CATEGORIES,
  SYNTAX_RULES,
  TARGETS,
  type ToolCall,
  toolCalls,
  type ToolDefinition,
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

/** Any content, parts of it often missing or empty. */
export const anyContent: Arbitrary<Content> = fc.record({
  input: fc.option(texts),
  output: fc.option(texts),
  messages: fc.array(anyMessage, { maxLength: 4 }),
  tools: fc.array(tool, { maxLength: 2 }),
});

const mode = fc.constantFrom(...MODES);
const target = fc.constantFrom(...TARGETS);
const multiTurn = fc.boolean();
const plain = <C extends Check>(check: C) => fc.record({ check: fc.constant(check), mode });

const requests: { [C in Check]: Arbitrary<CheckRequest<C>> } = {
  prompt_injections: plain('prompt_injections'),
  pii: plain('pii'),
  safety: fc.record({
    check: fc.constant('safety'),
    mode,
    categories: fc.subarray([...SAFETY_CATEGORIES], { minLength: 1 }),
  }),
  hallucinations: plain('hallucinations'),
  grounding: fc.record({ check: fc.constant('grounding'), mode, multiTurn }),
  tuq: plain('tuq'),
  policy: fc.record({
    check: fc.constant('policy'),
    mode,
    target,
    multiTurn,
    includeTools: fc.boolean(),
    assertions: fc.array(words, { minLength: 1, maxLength: 3 }),
  }),
  topic_scoping: fc.record({
    check: fc.constant('topic_scoping'),
    mode,
    target,
    multiTurn,
    topics: fc.array(words, { minLength: 1, maxLength: 2 }),
  }),
  instructions_following: plain('instructions_following'),
  consistency: plain('consistency'),
  syntax: fc.record({
    check: fc.constant('syntax'),
    mode,
    rules: fc.constantFrom(...SYNTAX_RULES).map((name) => [{ name, args: '' }]),
  }),
};

export const anyRequest = (check: Check): Arbitrary<CheckRequest> => requests[check];

/** Any job: any checks of the catalogue, in any order, each once. */
export const anyJob: Arbitrary<EvaluationJob> = fc
  .record({
    content: anyContent,
    failurePolicy: fc.constantFrom('closed', 'open'),
    checks: fc.shuffledSubarray(CHECK_NAMES).chain((checks) => fc.tuple(...checks.map(anyRequest))),
  })
  .map((parts) => aJob(parts));

/** A verdict that keeps every rule of an answer. */
export const anyVerdict = (
  check: Check,
  name: string,
  extras: Partial<DetectionResult> = {},
): Arbitrary<DetectionResult> =>
  fc
    .record({
      score: fc.nat(100).filter((score) => score !== 50),
      confidence: fc.nat(100),
      reason: fc.string(),
      borderline: fc.boolean(),
    })
    .map(({ score, confidence, reason, borderline }) => ({
      name,
      score,
      label: score < 50 ? 'VIOLATION' : borderline ? 'WARNING' : CHECKS[check].clean,
      confidence_score: confidence,
      reason,
      flagged: score < 50,
      quote: '',
      ...extras,
    }));

const anyFinding = (
  check: Check,
  name: string,
  extras: Pick<Finding, 'data' | 'claim'> = {},
): Arbitrary<Finding> =>
  fc.oneof(
    { weight: 3, arbitrary: anyVerdict(check, name, extras) },
    {
      weight: 1,
      arbitrary: fc.string({ minLength: 1 }).map((cause) => ({ name, cause, ...extras })),
    },
  );

/** What a detector that keeps the rules may answer to a request: every part it owes, with a verdict or without. */
export const anyFindings = (request: CheckRequest, content: Content): Arbitrary<Finding[]> => {
  const { check } = request;
  switch (check) {
    case 'safety':
      return fc.tuple(...request.categories.map((category) => anyFinding(check, category)));
    case 'policy':
      return fc.tuple(
        ...request.assertions.map((assertion) =>
          anyFinding(check, check, { data: assertion, claim: assertion }),
        ),
      );
    case 'tuq':
      return fc.tuple(
        ...(toolCalls(content).length > 0 ? toolCalls(content) : [undefined]).map(() =>
          anyFinding(check, check),
        ),
      );
    case 'pii':
      return fc.array(anyFinding(check, check), { minLength: 1, maxLength: 3 });
    default:
      return anyFinding(check, check).map((finding) => [finding]);
  }
};
