import { isJsonObject } from '@touchstone/contracts/dto';
import type { Dialect, JsonObject, ModelRequest, TokenUsage, VendorAnswer } from '../dialect';
import { count } from '../reading/conversation';
import { requestOnly } from '../request-only';
import { vendorId } from '../writing/ids';
import { jsonAnswer, sseEvent, streamAnswer } from '../writing/sse-text';
import { ERROR_BODIES, refused } from '../writing/vendor-error';
import { openStream, readAnswer } from './answer';
import { expand, expandBatch, expandCount } from './expand';
import { readBatch, readCount, readRequest } from './request';

const whole = (text: string, model: string): JsonObject => ({
  candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }],
  usageMetadata: { promptTokenCount: 0, candidatesTokenCount: 0, totalTokenCount: 0 },
  modelVersion: model,
  responseId: vendorId(''),
});

const answerWith = (
  text: string,
  { model, stream, asArray = false }: ModelRequest,
): VendorAnswer => {
  const answer = whole(text, model);
  if (asArray) return jsonAnswer([answer]);
  return stream ? streamAnswer([sseEvent(answer)]) : jsonAnswer(answer);
};

/** `:generateContent` and `:streamGenerateContent`: https://ai.google.dev/api/generate-content */
export const geminiGenerate: Dialect = {
  name: 'gemini',
  readRequest,
  expand,
  readAnswer,
  openStream,
  answerWith,
  refuse: (refusal, status) => refused('gemini', refusal, status),
  refuseInStream: (refusal) => sseEvent(ERROR_BODIES.gemini(refusal, 400)),
};

const usageIn = (body: JsonObject): TokenUsage => {
  const inputTokens =
    count(body['totalTokens']) ??
    (isJsonObject(body['usageMetadata'])
      ? count(body['usageMetadata']['promptTokenCount'])
      : undefined);
  return inputTokens === undefined ? {} : { inputTokens };
};

const front = { family: 'gemini', usageIn } as const;

/** `:countTokens` */
export const geminiCount: Dialect = requestOnly({
  ...front,
  name: 'gemini-count',
  readRequest: readCount,
  expand: expandCount,
});
/** `:embedContent` */
export const geminiEmbed: Dialect = requestOnly({
  ...front,
  name: 'gemini-embed',
  readRequest,
  expand,
});
/** `:batchEmbedContents` */
export const geminiBatchEmbed: Dialect = requestOnly({
  ...front,
  name: 'gemini-batch-embed',
  readRequest: readBatch,
  expand: expandBatch,
});
