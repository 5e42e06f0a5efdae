import {
  type Content,
  type Outcome,
  type ToolCall,
  toolCalls,
  type ToolDefinition,
} from '@touchstone/contracts';
import { clear, type Detector, flag, notEvaluated } from '@touchstone/detection';
import { judged } from '../judged';
import { againstSchema } from './against-schema';
import { isRecord, SchemaUnusable } from './dialect';
import { implausible } from './implausible';
import { nearestName } from './near-name';
import { CERTAIN, certain, type Problem, shown } from './problem';
import { toolUseQuestion } from './question';
import { type Request, requestOf } from './request';
import { compileSchema } from './schema';

const NAME = 'tuq';

/** Checks each call of the assistant against the tool definitions and the user's request. */
export const toolUseDetector = (): Detector<'tuq'> => ({
  examine({ content, deadline }): Outcome[] {
    const request = requestOf(content, () => deadline.check());
    return toolCalls(content).map(({ call }) => {
      deadline.check();
      return examineCall(call, content.tools, request);
    });
  },

  async consult({ content, request, deadline }, examined, judge) {
    const calls = toolCalls(content);
    return Promise.all(
      examined.map(async (finding, index): Promise<Outcome> => {
        const call = calls[index]?.call;
        if (request.mode !== 'quality' || call === undefined || followsFromDefinition(finding))
          return finding;
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
 * Returns true if a judge cannot overrule the outcome. Derived from the outcome, because compiling
 * the schema again would block the event loop.
 */
const followsFromDefinition = (outcome: Outcome): boolean =>
  outcome.kind !== 'verdict' || (outcome.flagged && outcome.confidence_score >= CERTAIN * 100);

const describe = (call: ToolCall): string =>
  JSON.stringify({ name: call.name, arguments: call.arguments });
const describeTools = ({ tools }: Content): string =>
  tools.map((tool) => JSON.stringify(tool)).join('\n');

const examineCall = (
  call: ToolCall,
  tools: readonly ToolDefinition[],
  request: Request,
): Outcome => {
  const { arguments: args } = call;
  const tool = tools.find(({ name }) => name === call.name);
  if (tool === undefined) return problem(unknownTool(call, tools));
  if (!isRecord(args))
    return problem(
      certain('PARAM_VALUE_ERROR', 'The arguments are not a JSON object.', shown(args)),
    );
  return againstDefinition(args, tool) ?? againstRequest(args, tool, tools, request);
};

const againstRequest = (
  args: Record<string, unknown>,
  tool: ToolDefinition,
  tools: readonly ToolDefinition[],
  request: Request,
): Outcome => {
  const doubtful = implausible(args, tool, compileSchema(tool.parameters), tools, request);
  return doubtful
    ? problem(doubtful)
    : clear(
        NAME,
        'VALID_CALL',
        0.75,
        `The call to "${tool.name.slice(0, 80)}" matches the tool's definition and the request.`,
      );
};

const againstDefinition = (
  args: Record<string, unknown>,
  tool: ToolDefinition,
): Outcome | undefined => {
  try {
    const broken = againstSchema(args, compileSchema(tool.parameters));
    return broken && problem(broken);
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
