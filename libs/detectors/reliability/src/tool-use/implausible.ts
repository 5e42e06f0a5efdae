import type { ToolDefinition } from '@touchstone/contracts';
import { roughStem } from '@touchstone/text';
import { type Conversation, tokensOf } from './conversation';
import { wordsOfName } from './near-name';
import { guess, type Problem, shown } from './problem';
import type { ToolChoice } from './tool-choice';
import { type Leaf, valueDoubt } from './values';
import { emptyIn, placeholderIn } from './values/unfilled';

/** A call that matches its definition. */
export interface FittingCall {
  tool: ToolDefinition;
  leaves: readonly Leaf[];
}

/** Finds what is wrong with a call that matches its definition but not the conversation. */
export const implausible = (
  { tool, leaves }: FittingCall,
  calls: readonly FittingCall[],
  choice: ToolChoice,
  conversation: Conversation,
): Problem | undefined => {
  return (
    choice.problemWith(tool, leaves) ??
    placeholderIn(leaves, conversation) ??
    emptyIn(leaves) ??
    (conversation.asked && wrongValue(leaves, tool, calls, conversation))
  );
};

/** Values of calls beside this one that are compared with the request. */
const MOST_LEAVES = 1000;

const wrongValue = (
  leaves: readonly Leaf[],
  tool: ToolDefinition,
  calls: readonly FittingCall[],
  conversation: Conversation,
): Problem | undefined => {
  const toolWords = new Set(
    [
      ...wordsOfName(tool.name),
      ...tokensOf((tool.description ?? '').slice(0, 2000)).map(({ form }) => form),
    ].map(roughStem),
  );
  const all =
    calls.length <= 1 ? leaves : calls.flatMap((call) => call.leaves).slice(0, MOST_LEAVES);
  const found = valueDoubt({ conversation, leaves, all, toolWords });
  return (
    found && guess('PARAM_VALUE_ERROR', found.reason, shown(found.leaf.value), found.certainty)
  );
};
