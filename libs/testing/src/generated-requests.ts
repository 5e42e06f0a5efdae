import { MODES, TARGETS } from '@touchstone/contracts';
import {
  ASSERTIONS,
  BROKEN_BODIES,
  CALLS,
  PASSAGES,
  PLANTED,
  SYNTAX,
  TOOLS,
  TOPIC_LISTS,
} from './generated-requests.data';
import { type Random, randomNumbers } from './random-numbers';

type Body = Record<string, unknown>;

const oneOf = <T>(random: Random, items: readonly T[]): T =>
  items[Math.floor(random() * items.length)] as T;
const some = <T>(random: Random, items: readonly T[], most: number): T[] =>
  Array.from({ length: 1 + Math.floor(random() * most) }, () => oneOf(random, items));
const maybe = (random: Random, share: number, make: () => Body): Body =>
  random() < share ? make() : {};
const chance = (random: Random, share: number): boolean => random() < share;

/**
 * Builds a text of a few passages in one or several languages, often with a planted finding,
 * sometimes long.
 */
const text = (random: Random): string => {
  const passages = some(random, PASSAGES, chance(random, 0.04) ? 30 : 3);
  return chance(random, 0.5)
    ? [...passages, oneOf(random, PLANTED), oneOf(random, PASSAGES)].join(' ')
    : passages.join(' ');
};

const toolCall = (random: Random): Body => {
  const [name, args] = oneOf(random, CALLS);
  const body = { name, arguments: chance(random, 0.3) ? JSON.stringify(args) : args };
  return chance(random, 0.3)
    ? { id: 'call-1', ...body }
    : { id: 'call-1', type: 'function', function: body };
};

const message = (random: Random): Body => {
  const role = oneOf(random, [
    'system',
    'user',
    'user',
    'assistant',
    'assistant',
    'tool',
    'developer',
  ]);
  const content = chance(random, 0.1)
    ? [{ type: 'text', text: text(random) }]
    : chance(random, 0.05)
      ? null
      : text(random);
  return {
    role,
    content,
    ...(role === 'assistant' && maybe(random, 0.3, () => ({ tool_calls: [toolCall(random)] }))),
  };
};

const content = (random: Random): Body => ({
  ...maybe(random, 0.6, () => ({ input: text(random) })),
  ...maybe(random, 0.6, () => ({
    output: chance(random, 0.1) ? oneOf(random, SYNTAX) : text(random),
  })),
  ...maybe(random, 0.5, () => ({
    messages: some(random, [message], 5).map((make) => make(random)),
  })),
  ...maybe(random, 0.3, () => ({ available_tools: some(random, TOOLS, 2) })),
});

// Quality is left out: without a judge it runs the same engines as balanced, and with one the stub
// answers.
const mode = (random: Random) => oneOf(random, [...MODES.slice(0, 2), undefined]);
const target = (random: Random) => oneOf(random, [...TARGETS, undefined]);

const checks = (random: Random): Body => ({
  mode: mode(random),
  ...maybe(random, 0.5, () => ({ prompt_injections: true })),
  ...maybe(random, 0.5, () => ({ pii_check: true })),
  ...maybe(random, 0.3, () => ({ content_moderation_check: true })),
  ...maybe(random, 0.2, () => ({
    harassment_check: true,
    sexual_content_check: chance(random, 0.5),
  })),
  ...maybe(random, 0.3, () => ({ hallucinations_check: true, hallucinations_mode: mode(random) })),
  ...maybe(random, 0.3, () => ({
    grounding_check: true,
    grounding_multi_turn_mode: chance(random, 0.5),
  })),
  ...maybe(random, 0.2, () => ({ tool_use_quality_check: true, tuq_mode: mode(random) })),
  ...maybe(random, 0.3, () => ({
    assertions: some(random, ASSERTIONS, 4),
    policy_target: target(random),
    policy_multi_turn_mode: chance(random, 0.2),
    policy_include_tools: chance(random, 0.3),
  })),
  ...maybe(random, 0.3, () => ({
    allowed_topics: oneOf(random, TOPIC_LISTS),
    topic_scoping_target: target(random),
    topic_scoping_mode: mode(random),
  })),
  ...maybe(random, 0.2, () => ({ instructions_following_check: true })),
  ...maybe(random, 0.2, () => ({ consistency_check: true, consistency_mode: mode(random) })),
  ...maybe(random, 0.15, () => ({
    syntax_checks: {
      [oneOf(random, ['json', 'javascript', 'python', 'sql'])]: {},
      length: { args: '200' },
    },
  })),
});

/**
 * Generates bodies of evaluate requests with mixed checks, modes, contents and languages; about one
 * in twelve is invalid.
 */
export const generatedRequests = (count: number, seed: number): string[] => {
  const random = randomNumbers(seed);
  return Array.from({ length: count }, () =>
    chance(random, 0.06)
      ? oneOf(random, BROKEN_BODIES)
      : JSON.stringify({ ...content(random), ...checks(random) }),
  );
};
