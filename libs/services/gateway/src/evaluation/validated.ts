import { EvaluateRequestDto, isJsonObject, MessageDto, ToolCallDto, ToolDefinitionDto, ToolFunctionDto } from '@touchstone/contracts/dto';
import { type ValidationError, validateSync } from 'class-validator';
import type { GatewaySettings } from '../gateway.config';
import { InvalidRequest } from '../http/errors';
import { canonical } from './canonical';
import { guardJson } from './json-guard';
import { countProblems, lengthProblems } from './limits';

type Json = Record<string, unknown>;

const SHOWN_PROBLEMS = 5;

/**
 * Instances for class-validator, made by hand: class-transformer drops keys such as `constructor` from tool arguments.
 * What is no object or no list becomes a stand-in that the field's rule refuses just the same, since
 * class-validator would walk into it, and trips over a `constructor` in there.
 */
const instance = <T extends object>(type: new () => T, value: unknown): T | null => (isJsonObject(value) ? Object.assign(new type(), value) : null);
const list = <T>(value: unknown, make: (item: unknown) => T): T[] | false | undefined => {
  if (value === undefined) return undefined;
  return Array.isArray(value) ? value.map(make) : false;
};

const toolCall = (value: unknown): ToolCallDto | null => {
  if (!isJsonObject(value)) return null;
  return instance(ToolCallDto, { ...value, function: instance(ToolFunctionDto, value['function']) });
};

const message = (value: unknown): MessageDto | null => {
  if (!isJsonObject(value)) return null;
  return instance(MessageDto, { ...value, tool_calls: list(value['tool_calls'], toolCall) });
};

const toDto = (body: Json): EvaluateRequestDto =>
  Object.assign(new EvaluateRequestDto(), body, {
    messages: list(body['messages'], message),
    available_tools: list(body['available_tools'], (tool) => instance(ToolDefinitionDto, tool)),
  });

const step = (path: string, property: string): string => {
  if (/^\d+$/.test(property)) return `${path}[${property}]`;
  return path === '' ? property : `${path}.${property}`;
};

/** One sentence a field, deepest first; a rule's message is the tail that follows the path. */
const sentences = (errors: ValidationError[], path = ''): string[] =>
  errors.flatMap(({ property, constraints, children }) => {
    const here = step(path, property);
    // A nested value that is no object has a rule of its own that says so better.
    const own = Object.entries(constraints ?? {}).filter(([name]) => name !== 'nestedValidation');
    return [...own.slice(0, 1).map(([, tail]) => `${here}${tail}`), ...sentences(children ?? [], here)];
  });

const missing = (dto: EvaluateRequestDto): string[] => {
  const problems: string[] = [];
  if (dto.input === undefined && dto.output === undefined && dto.messages === undefined)
    problems.push('input, output, messages: expected at least one of them.');
  if (!(dto.tool_use_quality_check ?? dto.tool_selection_quality_check)) return problems;
  if (dto.messages === undefined) problems.push('messages: expected messages, which tool_use_quality_check needs.');
  if (dto.available_tools === undefined) problems.push('available_tools: expected tools, which tool_use_quality_check needs.');
  return problems;
};

const refuse = (problems: string[]): void => {
  if (problems.length === 0) return;
  const more = problems.length - SHOWN_PROBLEMS;
  throw new InvalidRequest(...problems.slice(0, SHOWN_PROBLEMS), ...(more > 0 ? [`And ${more} more.`] : []));
};

/**
 * From raw JSON to a request that keeps every rule of the interface.
 * @throws InvalidRequest with a sentence for each field that breaks one.
 */
export const validated = (raw: unknown, limits: GatewaySettings): EvaluateRequestDto => {
  if (!isJsonObject(raw)) throw new InvalidRequest('The body: expected a JSON object.');
  guardJson(raw, limits.jsonDepth);
  refuse(countProblems(raw, limits));
  const body = canonical(raw, limits.jsonDepth);
  refuse(lengthProblems(body, limits));
  const dto = toDto(body);
  refuse(sentences(validateSync(dto)));
  refuse(missing(dto));
  return dto;
};
