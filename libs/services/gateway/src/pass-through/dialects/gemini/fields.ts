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
/** @param field where its contents are */
export const requestFields = (field: string): RequestFields => ({
  named: ['systemInstruction', field],
  definitions: ['tools', 'generationConfig'],
  settings: SETTINGS,
  unseen: [],
});
export const CONTENT = new Set(['parts']);
/** Of a part that a caller sends: read by name, and how a film is to be shown. */
export const SHOWN = new Set(['videoMetadata', 'mediaResolution']);
export const SAID = new Set(['functionCall', 'functionResponse', 'thought', ...SHOWN]);
/** Of parts of answers: read by name. A signature is sealed. */
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
/** Supports repeat pieces of the answer, and the entry point is the vendor's own markup. */
export const GROUNDING = new Set(['groundingSupports', 'searchEntryPoint']);

const camel = (key: string): string =>
  key.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/** The vendor takes both spellings of every field, but not of one field at once. @throws UnreadableRequest */
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
