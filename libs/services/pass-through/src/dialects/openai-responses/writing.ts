import type { JsonObject, ModelRequest, Refusal, VendorAnswer } from '../dialect';
import { nowSeconds, vendorId } from '../writing/ids';
import { jsonAnswer, sseEvent, streamAnswer } from '../writing/sse-text';
import { ERROR_BODIES } from '../writing/vendor-error';

const USAGE = {
  input_tokens: 0,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: 0,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: 0,
};

const outputText = (text: string): JsonObject => ({
  type: 'output_text',
  text,
  annotations: [],
  logprobs: [],
});

const item = (
  id: string,
  status: 'in_progress' | 'completed',
  content: JsonObject[],
): JsonObject => ({ id, type: 'message', status, role: 'assistant', content });

/** Every field that a client may require in a response. */
const frame = (model: string): JsonObject => ({
  id: vendorId('resp_'),
  object: 'response',
  created_at: nowSeconds(),
  error: null,
  incomplete_details: null,
  instructions: null,
  metadata: {},
  model,
  parallel_tool_calls: true,
  temperature: null,
  tool_choice: 'auto',
  tools: [],
  top_p: null,
});

const begun = (model: string): JsonObject => ({
  ...frame(model),
  status: 'in_progress',
  output: [],
  usage: null,
});

const finished = (response: JsonObject, message: JsonObject): JsonObject => ({
  ...response,
  status: 'completed',
  output: [message],
  usage: USAGE,
});

/** https://platform.openai.com/docs/api-reference/responses-streaming */
const events = (text: string, model: string): string[] => {
  const response = begun(model);
  const id = vendorId('msg_');
  const whole = item(id, 'completed', [outputText(text)]);
  const at = { item_id: id, output_index: 0, content_index: 0 };
  const bodies: JsonObject[] = [
    { type: 'response.created', response },
    { type: 'response.in_progress', response },
    { type: 'response.output_item.added', output_index: 0, item: item(id, 'in_progress', []) },
    { type: 'response.content_part.added', ...at, part: outputText('') },
    { type: 'response.output_text.delta', ...at, delta: text, logprobs: [] },
    { type: 'response.output_text.done', ...at, text, logprobs: [] },
    { type: 'response.content_part.done', ...at, part: outputText(text) },
    { type: 'response.output_item.done', output_index: 0, item: whole },
    { type: 'response.completed', response: finished(response, whole) },
  ];
  return bodies.map((body, index) =>
    sseEvent({ ...body, sequence_number: index }, String(body['type'])),
  );
};

export const answerWith = (text: string, { model, stream }: ModelRequest): VendorAnswer =>
  stream
    ? streamAnswer(events(text, model))
    : jsonAnswer(finished(begun(model), item(vendorId('msg_'), 'completed', [outputText(text)])));

/**
 * Writes the error's fields twice: at the top level, as the vendor does, and within `error`,
 * without which its clients do not throw.
 */
export const refuseInStream = (refusal: Refusal): string => {
  const { error } = ERROR_BODIES.openai(refusal, 400);
  return sseEvent(
    {
      type: 'error',
      sequence_number: 0,
      code: refusal.code,
      message: refusal.message,
      param: null,
      error,
    },
    'error',
  );
};
