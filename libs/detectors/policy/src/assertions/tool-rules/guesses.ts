import type { CallPattern } from '@touchstone/assertions';
import type { Assessment } from '../../constraints/assessment';
import { selected } from './calls';
import { type Conversation, type MadeCall, type Turn, userTextsBefore } from './conversation';
import { outcome, unsure } from './outcome';
import { isTraceable } from './provenance';
import { same } from './values';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const schemaOf = (
  { name }: MadeCall,
  { tools }: Conversation,
): { required: string[] | undefined; properties: Record<string, unknown> } => {
  const parameters = tools.find((tool) => same(tool.name, name))?.parameters ?? {};
  const required = parameters['required'];
  return {
    required: Array.isArray(required)
      ? required.filter((one) => typeof one === 'string')
      : undefined,
    properties: isRecord(parameters['properties']) ? parameters['properties'] : {},
  };
};

const isChoice = (schema: unknown): boolean =>
  isRecord(schema) && ('enum' in schema || 'default' in schema);

/** Texts from which the assistant may know a value at the time of a call. */
const sourcesOf = (call: MadeCall, conversation: Conversation): string[] => [
  ...conversation.instructions,
  ...userTextsBefore(conversation, call.at),
  ...conversation.turns.flatMap(({ texts }) =>
    texts.filter(({ at }) => at < call.at).map(({ text }) => text),
  ),
  ...conversation.calls.flatMap(({ result, resultAt }) =>
    result !== undefined && resultAt !== undefined && resultAt < call.at ? [result] : [],
  ),
];

const guessedIn = (call: MadeCall, conversation: Conversation): string | undefined => {
  if (typeof call.arguments === 'string') return undefined;
  const { required, properties } = schemaOf(call, conversation);
  const sources = sourcesOf(call, conversation);
  return Object.entries(call.arguments).find(([key, value]) => {
    if (required && !required.includes(key)) return false;
    if (Object.hasOwn(properties, key) && isChoice(properties[key])) return false;
    return isTraceable(key, value, sources) === false;
  })?.[0];
};

/** Checks that the arguments of calls come from the conversation. */
export const checkGuesses = (
  pattern: CallPattern,
  turns: readonly Turn[],
  conversation: Conversation,
): Assessment => {
  const calls = selected(
    pattern,
    turns.flatMap((turn) => turn.calls),
    conversation,
  ).sure;
  for (const call of calls) {
    const guessed = guessedIn(call, conversation);
    if (guessed !== undefined)
      return unsure(
        outcome(
          false,
          `The argument "${guessed}" of "${call.name}" is not in the conversation.`,
          call,
        ),
      );
  }
  return unsure(outcome(true, 'The arguments of all calls can be found in the conversation.'));
};
