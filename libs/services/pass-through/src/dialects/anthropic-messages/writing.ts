import type { JsonObject, ModelRequest, Refusal, VendorAnswer } from '../dialect';
import { vendorId } from '../writing/ids';
import { jsonAnswer, sseEvent, streamAnswer } from '../writing/sse-text';
import { ERROR_BODIES } from '../writing/vendor-error';

const USAGE = { input_tokens: 0, output_tokens: 0 };

const message = (model: string, content: JsonObject[], reason: 'end_turn' | null): JsonObject => ({
  id: vendorId('msg_'),
  type: 'message',
  role: 'assistant',
  model,
  content,
  stop_reason: reason,
  stop_sequence: null,
  usage: USAGE,
});

const event = (body: JsonObject): string => sseEvent(body, String(body['type']));

/** https://platform.claude.com/docs/en/build-with-claude/streaming */
const events = (text: string, model: string): string[] =>
  [
    { type: 'message_start', message: message(model, [], null) },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } },
    { type: 'content_block_stop', index: 0 },
    {
      type: 'message_delta',
      delta: { stop_reason: 'end_turn', stop_sequence: null },
      usage: USAGE,
    },
    { type: 'message_stop' },
  ].map(event);

export const answerWith = (text: string, { model, stream }: ModelRequest): VendorAnswer =>
  stream
    ? streamAnswer(events(text, model))
    : jsonAnswer(message(model, [{ type: 'text', text }], 'end_turn'));

/** Writes an error event and nothing after it: the vendor closes the stream. */
export const refuseInStream = (refusal: Refusal): string =>
  event(ERROR_BODIES.anthropic(refusal, 400));
