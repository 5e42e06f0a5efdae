import { validateSync } from 'class-validator';
import {
  type ContentDto,
  DefinitionFieldsDto,
  EvaluateRequestDto,
  InvokeRequestDto,
  isJsonObject,
  MessageDto,
  ToolCallDto,
  ToolDefinitionDto,
  ToolFunctionDto,
} from '@touchstone/contracts/dto';
import { InvalidRequest } from '@touchstone/http-edge';
import { jsonObject } from '../http/json-object';
import { ownFields } from '../http/own-fields';
import { refuse, sentences } from '../http/problems';
import { canonical } from './canonical';
import { countProblems, lengthProblems, type Limits } from './limits';
import { switchesBesideDefinition, unknownSwitches } from './unknown-switches';

type Json = Record<string, unknown>;

/**
 * Builds instances for class-validator without class-transformer, which drops keys such as
 * `constructor` from tool arguments. A value that is not the expected object or list is replaced by
 * one that the field's rule refuses as well: class-validator would descend into it and fail on a
 * `constructor` inside.
 */
const instance = <T extends object>(type: new () => T, value: unknown): T | null =>
  isJsonObject(value) ? Object.assign(new type(), value) : null;
const list = <T>(value: unknown, make: (item: unknown) => T): T[] | false | undefined => {
  if (value === undefined) return undefined;
  return Array.isArray(value) ? value.map(make) : false;
};

const toolCall = (value: unknown): ToolCallDto | null => {
  if (!isJsonObject(value)) return null;
  return instance(ToolCallDto, {
    ...value,
    function: instance(ToolFunctionDto, value['function']),
  });
};

const message = (value: unknown): MessageDto | null => {
  if (!isJsonObject(value)) return null;
  return instance(MessageDto, { ...value, tool_calls: list(value['tool_calls'], toolCall) });
};

const toDto = <T extends ContentDto>(type: new () => T, body: Json): T =>
  Object.assign(new type(), body, {
    messages: list(body['messages'], message),
    available_tools: list(body['available_tools'], (tool) => instance(ToolDefinitionDto, tool)),
  });

const missingContent = ({ input, output, messages }: ContentDto): string[] =>
  input === undefined && output === undefined && messages === undefined
    ? ['input, output, messages: expected at least one of them.']
    : [];

const missingForTools = ({
  tool_use_quality_check,
  tool_selection_quality_check,
  messages,
  available_tools,
}: EvaluateRequestDto): string[] => {
  if (!(tool_use_quality_check || tool_selection_quality_check)) return [];
  return [
    ...(messages === undefined
      ? ['messages: expected messages, which tool_use_quality_check needs.']
      : []),
    ...(available_tools === undefined
      ? ['available_tools: expected tools, which tool_use_quality_check needs.']
      : []),
  ];
};

/**
 * Validates any request with messages by the rules of its type.
 * @throws InvalidRequest, MalformedRequest
 */
export const read = <T extends ContentDto>(type: new () => T, body: unknown, limits: Limits): T => {
  const raw = jsonObject(body, limits);
  const own = ownFields(type, raw);
  refuse(countProblems(own, limits));
  const one = canonical(own, limits.jsonDepth);
  refuse(lengthProblems(one, limits));
  const dto = toDto(type, one);
  refuse(sentences(validateSync(dto)));
  return dto;
};

/**
 * Converts raw JSON to a valid request.
 * @throws InvalidRequest with a sentence for each field that breaks one, MalformedRequest without a
 * body
 */
export const validated = (body: unknown, limits: Limits): EvaluateRequestDto => {
  const dto = read(EvaluateRequestDto, body, limits);
  refuse([
    ...unknownSwitches(EvaluateRequestDto, body),
    ...missingContent(dto),
    ...missingForTools(dto),
  ]);
  return dto;
};

export interface Invocation {
  definitionId: string;
  content: ContentDto;
}

/** Converts raw JSON to a valid invoke request. */
export const validatedInvoke = (body: unknown, limits: Limits): Invocation => {
  const dto = read(InvokeRequestDto, body, limits);
  const definitionId = dto.evaluation_id ?? dto.guardrail_id;
  if (definitionId !== undefined) {
    refuse([...switchesBesideDefinition(DefinitionFieldsDto, body), ...missingContent(dto)]);
    return { definitionId, content: dto };
  }
  throw new InvalidRequest(
    'evaluation_id: expected the id of an evaluation definition.',
    ...missingContent(dto),
  );
};
