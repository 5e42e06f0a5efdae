import { UnreadableRequest } from '../../errors';
import type { JsonObject } from '../dialect';

/** Fields of a request that no model reads as text, or that are read by name. Schemas of answers are the caller's code, as tool definitions are. */
export const REQUEST = new Set([
  'model', 'systemInstruction', 'tools', 'toolConfig', 'generationConfig', 'safetySettings', 'cachedContent', 'store', 'serviceTier',
  'taskType', 'outputDimensionality',
]);
export const CONTENT = new Set(['role', 'parts']);
/** Of parts: read by name. A signature is sealed. */
export const PART = new Set(['functionCall', 'functionResponse', 'inlineData', 'thought', 'thoughtSignature', 'videoMetadata', 'mediaResolution']);

export const ANSWER = new Set(['candidates', 'usageMetadata', 'modelVersion', 'responseId', 'createTime', 'promptFeedback', 'modelStatus', 'error', 'sdkHttpResponse', 'automaticFunctionCallingHistory']);
export const CANDIDATE = new Set(['content', 'finishReason', 'index', 'safetyRatings', 'tokenCount', 'avgLogprobs', 'logprobsResult', 'groundingMetadata']);
/** Supports repeat pieces of the answer, and the entry point is the vendor's own markup. */
export const GROUNDING = new Set(['groundingSupports', 'searchEntryPoint']);

const camel = (key: string): string => key.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/** The vendor takes both spellings of every field, but not of one field at once. @throws UnreadableRequest */
export const camelled = (value: JsonObject, field = ''): JsonObject => {
  const read: JsonObject = {};
  for (const [key, item] of Object.entries(value)) {
    const name = camel(key);
    if (Object.hasOwn(read, name)) throw new UnreadableRequest(`${field === '' ? '' : `${field}.`}${name}: is there twice, in two spellings.`);
    read[name] = item;
  }
  return read;
};
