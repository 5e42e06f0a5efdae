import {
  charactersIn,
  type CheckRequest,
  CHECKS,
  type Content,
  earlierTurns,
  groundingContext,
  inputField,
  instructionFields,
  moderatedFields,
  outputField,
  type Requirement,
  targetFields,
  toolCalls,
  untrustedFields,
} from '@touchstone/contracts';

/** Returns what is missing as the end of a sentence; `undefined` if nothing is. */
type Lookup = (content: Content, request: CheckRequest) => string | undefined;

const unless = (there: boolean, missing: string): string | undefined =>
  there ? undefined : missing;

const LOOKUPS: Record<Requirement, Lookup> = {
  text: (content) => unless(charactersIn(content) > 0, 'there is no text to judge'),
  'untrusted text': (content) =>
    unless(
      untrustedFields(content).length > 0,
      'there is no input, user message or tool message to judge',
    ),
  'moderated text': (content) =>
    unless(moderatedFields(content).length > 0, 'there is no input, output or message to judge'),
  'input or output': (content) =>
    unless(
      (outputField(content) ?? inputField(content)) !== undefined,
      'there is no input or output to judge',
    ),
  output: (content) =>
    unless(outputField(content) !== undefined, 'there is no model output to judge'),
  context: (content, request) =>
    unless(
      groundingContext(content, isMultiTurn(request)).length > 0,
      'there is no context to hold the output against',
    ),
  'tool call': (content) =>
    unless(toolCalls(content).length > 0, 'the assistant made no tool call'),
  'tool definition': (content) =>
    unless(content.tools.length > 0, 'the available tools are not known'),
  'earlier turn': (content) =>
    unless(earlierTurns(content).length > 0, 'there is no earlier turn to compare the output with'),
  'target text': (content, request) => {
    const target = 'target' in request ? request.target : 'both';
    // Rules on tools are checked against the calls themselves, with or without a text beside them.
    if ('includeTools' in request && request.includeTools && toolCalls(content).length > 0)
      return undefined;
    const side = { input: 'input', output: 'model output', both: 'input or output' }[target];
    return unless(
      targetFields(content, target, isMultiTurn(request)).length > 0,
      `there is no ${side} to judge`,
    );
  },
  instruction: (content) =>
    unless(
      instructionFields(content).length > 0,
      'there are no instructions to hold the output against',
    ),
};

const isMultiTurn = (request: CheckRequest): boolean => 'multiTurn' in request && request.multiTurn;

/** Lists the requirements of the check that the content does not meet; empty when it can run. */
export const missingRequirements = (content: Content, request: CheckRequest): string[] => {
  const needs: readonly Requirement[] = CHECKS[request.check].needs;
  return needs
    .map((need) => LOOKUPS[need](content, request))
    .filter((missing) => missing !== undefined);
};
