import {
  type Content,
  type Outcome,
  type ToolCall,
  toolCalls,
  type ToolDefinition,
} from '@touchstone/contracts';
import { clear, type Detector, flag, notEvaluated } from '@touchstone/detection';
import type { Deadline } from '@touchstone/kernel';
import { judged } from '../judged';
import { againstSchema } from './against-schema';
import { type Conversation, conversationBefore, turnsOf } from './conversation';
import { isRecord, SchemaUnusable } from './dialect';
import { type FittingCall, implausible } from './implausible';
import { nearestName } from './near-name';
import { CERTAIN, certain, PLAIN_CONTRADICTION, type Problem, shown } from './problem';
import { toolUseQuestion } from './question';
import { compileSchema } from './schema';
import { type Before, toolChoiceOf } from './tool-choice';
import { leavesOf } from './values';

const NAME = 'tuq';

/** Checks each call of the assistant against the tool definitions and the user's request. */
export const toolUseDetector = (): Detector<'tuq'> => ({
  examine({ content, deadline }): Outcome[] {
    const turns = turnsOf(content, () => deadline.check());
    return content.messages.flatMap(({ role, toolCalls: calls }, at) =>
      role !== 'assistant' || calls.length === 0
        ? []
        : examineCalls(
            calls,
            content.tools,
            conversationBefore(turns, at),
            beforeCall(content, at),
            deadline,
          ),
    );
  },

  async consult({ content, request, deadline }, examined, judge) {
    const calls = toolCalls(content);
    return Promise.all(
      examined.map(async (finding, index): Promise<Outcome> => {
        const call = calls[index]?.call;
        if (request.mode !== 'quality' || call === undefined || isSettled(finding)) return finding;
        return judged(
          NAME,
          await judge.decide(
            toolUseQuestion(content, describe(call), describeTools(content)),
            deadline,
          ),
        );
      }),
    );
  },
});

/**
 * Returns true if a judge cannot overrule the outcome: it follows from the definitions, or a value
 * plainly contradicts the conversation. Derived from the outcome, because compiling the schema again
 * would block the event loop.
 */
const isSettled = (outcome: Outcome): boolean =>
  outcome.kind !== 'verdict' ||
  (outcome.flagged &&
    outcome.confidence_score >=
      100 * (outcome.label === 'PARAM_VALUE_ERROR' ? PLAIN_CONTRADICTION : CERTAIN));

const describe = (call: ToolCall): string =>
  JSON.stringify({ name: call.name, arguments: call.arguments });
const describeTools = ({ tools }: Content): string =>
  tools.map((tool) => JSON.stringify(tool)).join('\n');

const beforeCall = ({ messages }: Content, at: number): Before => ({
  isFollowUp: messages[at - 1]?.role === 'tool',
  isPast: messages
    .slice(at + 1)
    .some(({ role, toolCalls: calls }) => role === 'user' || calls.length > 0),
  called: new Set(
    messages.slice(0, at).flatMap(({ toolCalls: calls }) => calls.map(({ name }) => name)),
  ),
});

/** Examines the calls of one message, whose arguments together carry what the user asked for. */
const examineCalls = (
  calls: readonly ToolCall[],
  tools: readonly ToolDefinition[],
  conversation: Conversation,
  before: Before,
  deadline: Pick<Deadline, 'check'>,
): Outcome[] => {
  const examined = calls.map((call) => {
    deadline.check();
    return againstDefinition(call, tools);
  });
  const fitting = examined.filter((each) => 'leaves' in each);
  const choice = toolChoiceOf(tools, conversation, before);
  return examined.map((each) => {
    if (!('leaves' in each)) return each;
    deadline.check();
    const doubtful = implausible(each, fitting, choice, conversation);
    return doubtful ? problem(doubtful) : valid(each.tool);
  });
};

const valid = (tool: ToolDefinition): Outcome =>
  clear(
    NAME,
    'VALID_CALL',
    0.75,
    `The call to "${tool.name.slice(0, 80)}" matches the tool's definition and the request.`,
  );

const againstDefinition = (
  call: ToolCall,
  tools: readonly ToolDefinition[],
): Outcome | FittingCall => {
  const { arguments: args } = call;
  const tool = tools.find(({ name }) => name === call.name);
  if (tool === undefined) return problem(unknownTool(call, tools));
  if (!isRecord(args))
    return problem(
      certain('PARAM_VALUE_ERROR', 'The arguments are not a JSON object.', shown(args)),
    );
  try {
    const compiled = compileSchema(tool.parameters);
    const broken = againstSchema(args, compiled);
    return broken
      ? problem(broken)
      : { tool, leaves: leavesOf(args, compiled.schema, tool.parameters) };
  } catch (error) {
    if (error instanceof SchemaUnusable) return unusable(tool, error.message);
    if (error instanceof RangeError) return unusable(tool, 'it is nested too deeply');
    throw error;
  }
};

const unusable = (tool: ToolDefinition, why: string): Outcome =>
  notEvaluated(NAME, `The schema of the tool "${tool.name.slice(0, 80)}" cannot be used: ${why}.`);

const unknownTool = (call: ToolCall, tools: readonly ToolDefinition[]): Problem => {
  const meant = nearestName(
    call.name,
    tools.map(({ name }) => name),
  );
  return certain(
    'TOOL_ERROR',
    `There is no tool "${call.name.slice(0, 80)}"${meant === undefined ? '' : `; "${meant.slice(0, 80)}" may be meant`}.`,
    call.name.slice(0, 200),
  );
};

const problem = ({ label, reason, quote, certainty }: Problem): Outcome =>
  flag(NAME, label, certainty, reason, { quote });
