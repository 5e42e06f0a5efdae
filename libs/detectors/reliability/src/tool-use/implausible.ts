import type { ToolDefinition } from '@touchstone/contracts';
import { accountFor, emptyIn, type Leaf, leavesOf, placeholderIn } from './plausible-values';
import { guess, type Problem, shown } from './problem';
import type { Request } from './request';
import type { CompiledSchema } from './schema';
import { fitOf } from './tool-choice';

/** Score of a value below which it is suspicious; see `accountFor`. */
const ACCOUNTED = 0.3;

/** Finds calls that match the definition but not the request. */
export const implausible = (
  args: Record<string, unknown>,
  tool: ToolDefinition,
  { schema }: CompiledSchema,
  tools: readonly ToolDefinition[],
  request: Request,
): Problem | undefined => {
  const leaves = leavesOf(args, schema, tool.parameters);
  return (
    placeholderIn(leaves, request) ??
    emptyIn(leaves) ??
    (request.asked.length === 0
      ? undefined
      : (wrongTool(tool, tools, leaves, request) ?? wrongValue(leaves, request)))
  );
};

const wrongTool = (
  tool: ToolDefinition,
  tools: readonly ToolDefinition[],
  leaves: readonly Leaf[],
  request: Request,
): Problem | undefined => {
  const fits = fitOf(tools, request);
  const own = fits[tools.indexOf(tool)] ?? 0;
  const best = Math.max(...fits);
  const better = tools[fits.indexOf(best)];
  if (better && better !== tool && best >= own * 1.25 + 0.25) {
    return guess(
      'TOOL_ERROR',
      `The tool "${better.name.slice(0, 80)}" fits the request better.`,
      tool.name,
      Math.min(0.9, 0.55 + (best - own) / 8),
    );
  }
  return irrelevant(tool, own, leaves, request);
};

/**
 * Flags a call that shares no word with the request, or that repeats one value in every argument.
 */
const irrelevant = (
  tool: ToolDefinition,
  fit: number,
  leaves: readonly Leaf[],
  request: Request,
): Problem | undefined => {
  const needed = leaves.filter(({ required }) => required);
  const texts = needed
    .map(({ value }) => (typeof value === 'string' ? value.toLowerCase() : value))
    .filter((value) => value !== '');
  const repeated = texts.length >= 2 && new Set(texts).size === 1;
  const weighed = needed.length > 0 ? needed : leaves;
  const accounted = weighed.filter((leaf) => accountFor(leaf, request) >= 0.7).length;
  if (repeated && !(fit >= 1.5 && typeof texts[0] === 'number'))
    return guess(
      'TOOL_ERROR',
      `The tool "${tool.name.slice(0, 80)}" needs values that the request does not give; one value was used for all of them.`,
      shown(texts[0]),
      0.7,
    );
  if (fit < 0.5 && !request.foreign && accounted * 2 <= weighed.length)
    return guess(
      'TOOL_ERROR',
      `The tool "${tool.name.slice(0, 80)}" has nothing to do with the request.`,
      tool.name,
      0.65,
    );
  return undefined;
};

const wrongValue = (leaves: readonly Leaf[], request: Request): Problem | undefined => {
  const suspicious = leaves.find((leaf) => accountFor(leaf, request) < ACCOUNTED);
  return (
    suspicious &&
    guess(
      'PARAM_VALUE_ERROR',
      `The value of "${suspicious.path.slice(0, 80)}" is not in the conversation.`,
      shown(suspicious.value),
      0.65,
    )
  );
};
