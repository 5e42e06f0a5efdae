import type { Principal } from '@touchstone/contracts';
import { isJsonObject, keyPath } from '@touchstone/contracts/dto';
import type { GatewaySettings } from '../gateway.config';

type Json = Record<string, unknown>;

/** Limits of a request body. */
export type Limits = Pick<
  GatewaySettings,
  | 'messages'
  | 'toolCalls'
  | 'contentParts'
  | 'assertions'
  | 'topics'
  | 'tools'
  | 'fieldLength'
  | 'jsonDepth'
  | 'metadataKeys'
  | 'metadataLength'
>;

/** Applies the limits of the workspace where they are lower than the operator's. */
export const limitsFor = ({ limits: own }: Pick<Principal, 'limits'>, operator: Limits): Limits =>
  own === undefined
    ? operator
    : {
        ...operator,
        messages: Math.min(operator.messages, own.messages ?? Infinity),
        fieldLength: Math.min(operator.fieldLength, own.characters_per_field ?? Infinity),
      };

const tooMany = (field: string, noun: string, limit: number, value: unknown): string[] =>
  Array.isArray(value) && value.length > limit
    ? [`${field}: expected at most ${limit} ${noun}, got ${value.length}.`]
    : [];

const allOf = (field: string, messages: unknown): unknown[] =>
  Array.isArray(messages)
    ? messages.flatMap((message: unknown) => (isJsonObject(message) ? (message[field] ?? []) : []))
    : [];

/**
 * Returns the path of the first text below `value` that exceeds the limit; built only when there is
 * one.
 */
const longText = (value: unknown, limit: number): string | undefined => {
  if (typeof value === 'string') return value.length > limit ? '' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, item] of Object.entries(value)) {
    const tail = longText(item, limit);
    if (tail !== undefined) return `${Array.isArray(value) ? `[${key}]` : keyPath(key)}${tail}`;
  }
  return undefined;
};

const tooLong = (field: string, limit: number, value: unknown): string[] => {
  const tail = longText(value, limit);
  return tail === undefined ? [] : [`${field}${tail}: expected at most ${limit} characters.`];
};

const metadataProblems = (
  metadata: unknown,
  { metadataKeys, metadataLength }: Limits,
): string[] => {
  if (!isJsonObject(metadata)) return [];
  const keys = Object.keys(metadata);
  if (keys.length > metadataKeys)
    return [`metadata: expected at most ${metadataKeys} keys, got ${keys.length}.`];
  const long = keys.find((key) => key.length > metadataLength);
  if (long !== undefined)
    return [`metadata${keyPath(long)}: expected a key of at most ${metadataLength} characters.`];
  return tooLong('metadata', metadataLength, metadata);
};

const TEXTS = [
  'input',
  'output',
  'text',
  'texts',
  'messages',
  'available_tools',
  'assertions',
  'allowed_topics',
  'tools',
  'parameters',
  'variables',
] as const;

/**
 * Reports lists and maps that are too long. Runs first, on the raw body, so that a huge list costs
 * little.
 */
export const countProblems = (raw: Json, limits: Limits): string[] => [
  ...tooMany('messages', 'messages', limits.messages, raw['messages']),
  ...tooMany('texts', 'texts', limits.messages, raw['texts']),
  ...tooMany('assertions', 'assertions', limits.assertions, raw['assertions']),
  ...tooMany('allowed_topics', 'topics', limits.topics, raw['allowed_topics']),
  ...tooMany('available_tools', 'tools', limits.tools, raw['available_tools']),
  ...tooMany('tools', 'tools', limits.tools, raw['tools']),
  ...tooMany('messages', 'tool calls', limits.toolCalls, allOf('tool_calls', raw['messages'])),
  ...tooMany(
    'messages',
    'content parts',
    limits.contentParts,
    allOf('multiContent', raw['messages']),
  ),
  ...metadataProblems(raw['metadata'], limits),
];

/**
 * Reports texts that are too long in the canonical body: for a content in parts the joined text
 * counts.
 */
export const lengthProblems = (body: Json, limits: Limits): string[] =>
  TEXTS.flatMap((field) => tooLong(field, limits.fieldLength, body[field]));
