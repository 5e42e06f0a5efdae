import type { JsonObject, ModelRequest, Refusal, VendorAnswer } from '../dialect';
import { nowSeconds, vendorId } from '../writing/ids';
import { jsonAnswer, sseEvent, streamAnswer } from '../writing/sse-text';
import { ERROR_BODIES } from '../writing/vendor-error';

const DONE = 'data: [DONE]\n\n';
const USAGE = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 };

const whole = (text: string, model: string): JsonObject => ({
  id: vendorId('chatcmpl-'),
  object: 'chat.completion',
  created: nowSeconds(),
  model,
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content: text, refusal: null },
      logprobs: null,
      finish_reason: 'stop',
    },
  ],
  usage: USAGE,
});

const chunks = (text: string, model: string, withUsage: boolean): string[] => {
  const front = {
    id: vendorId('chatcmpl-'),
    object: 'chat.completion.chunk',
    created: nowSeconds(),
    model,
  };
  const chunk = (delta: JsonObject, finished: 'stop' | null): string =>
    sseEvent({ ...front, choices: [{ index: 0, delta, logprobs: null, finish_reason: finished }] });
  const usage = withUsage ? [sseEvent({ ...front, choices: [], usage: USAGE })] : [];
  return [
    chunk({ role: 'assistant', content: '' }, null),
    chunk({ content: text }, null),
    chunk({}, 'stop'),
    ...usage,
    DONE,
  ];
};

export const answerWith = (
  text: string,
  { model, stream, streamUsage = false }: ModelRequest,
): VendorAnswer =>
  stream ? streamAnswer(chunks(text, model, streamUsage)) : jsonAnswer(whole(text, model));

export const refuseInStream = (refusal: Refusal): string =>
  sseEvent(ERROR_BODIES.openai(refusal, 400)) + DONE;

const completion = (text: string, model: string, finished: 'stop' | null): JsonObject => ({
  id: vendorId('cmpl-'),
  object: 'text_completion',
  created: nowSeconds(),
  model,
  choices: [{ index: 0, text, logprobs: null, finish_reason: finished }],
});

/** Writes an answer of the older operation, which consists of texts without roles. */
export const completeWith = (text: string, { model, stream }: ModelRequest): VendorAnswer =>
  stream
    ? streamAnswer([sseEvent(completion(text, model, 'stop')), DONE])
    : jsonAnswer({ ...completion(text, model, 'stop'), usage: USAGE });
