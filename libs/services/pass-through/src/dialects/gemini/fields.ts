import { UnreadableRequest } from '../../errors';
import type { JsonObject } from '../dialect';
import type { RequestFields } from '../reading/rest';

const SETTINGS = [
  'model',
  'toolConfig',
  'safetySettings',
  'cachedContent',
  'store',
  'serviceTier',
  'taskType',
  'outputDimensionality',
];
/** @param field holds the contents */
export const requestFields = (field: string): RequestFields => ({
  named: ['systemInstruction', field],
  definitions: ['tools', 'generationConfig'],
  settings: SETTINGS,
  unseen: [],
});
export const CONTENT = new Set(['parts']);
/** Fields of a caller's part that are read by name, and settings of videos. */
export const SHOWN = new Set(['videoMetadata', 'mediaResolution']);
export const SAID = new Set(['functionCall', 'functionResponse', 'thought', ...SHOWN]);
/** Fields of an answer's part that are read by name. A signature is opaque. */
export const PART = new Set([
  'functionCall',
  'functionResponse',
  'inlineData',
  'thought',
  'thoughtSignature',
  'videoMetadata',
  'mediaResolution',
]);

export const ANSWER = new Set([
  'candidates',
  'usageMetadata',
  'modelVersion',
  'responseId',
  'createTime',
  'promptFeedback',
  'modelStatus',
  'error',
  'sdkHttpResponse',
  'automaticFunctionCallingHistory',
]);
export const CANDIDATE = new Set([
  'content',
  'finishReason',
  'index',
  'safetyRatings',
  'tokenCount',
  'avgLogprobs',
  'logprobsResult',
  'groundingMetadata',
]);
/**
 * Grounding fields that are not read: supports repeat pieces of the answer, and the entry point is
 * the vendor's own markup.
 */
export const GROUNDING = new Set(['groundingSupports', 'searchEntryPoint']);

const camel = (key: string): string =>
  key.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/**
 * Returns the object with its keys in camel case: the vendor accepts both spellings of a field, but
 * not both at once.
 * @throws UnreadableRequest
 */
export const camelled = (value: JsonObject, field = ''): JsonObject => {
  const read: JsonObject = {};
  for (const [key, item] of Object.entries(value)) {
    const name = camel(key);
    if (Object.hasOwn(read, name))
      throw new UnreadableRequest(
        `${field === '' ? '' : `${field}.`}${name}: is there twice, in two spellings.`,
      );
    read[name] = item;
  }
  return read;
};
