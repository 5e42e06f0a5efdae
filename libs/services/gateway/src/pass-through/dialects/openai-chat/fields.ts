/** Fields of a request that no model reads as text, or that are read by name. Schemas of answers are the caller's code, as tool definitions are. */
export const REQUEST = new Set([
  'model', 'tools', 'functions', 'tool_choice', 'function_call', 'response_format', 'stop', 'stream', 'stream_options', 'user',
  'safety_identifier', 'prompt_cache_key', 'prompt_cache_retention', 'service_tier', 'reasoning_effort', 'reasoning_format', 'verbosity', 'modalities', 'audio',
  'logit_bias', 'store', 'parallel_tool_calls',
]);
export const MESSAGE = new Set(['role', 'content', 'name', 'tool_calls', 'tool_call_id', 'function_call']);
export const CALL = new Set(['id', 'type', 'index', 'function', 'custom']);

/** Of an answer: what names and counts. */
export const ANSWER = new Set([
  'id', 'object', 'created', 'model', 'provider', 'system_fingerprint', 'service_tier', 'choices', 'usage', 'error', 'obfuscation', 'x_groq', 'time_info', 'kv_transfer_params',
  'prompt_filter_results', 'prompt_token_ids', 'metadata', 'request_id',
]);
// Log probabilities repeat, token by token, the text they come with.
export const CHOICE = new Set(['index', 'message', 'delta', 'text', 'finish_reason', 'native_finish_reason', 'stop_reason', 'logprobs', 'content_filter_results', 'content_filter_result', 'content_filter_offsets']);
export const SAID = new Set(['role', 'tool_calls', 'function_call', 'audio', 'content', 'refusal', 'reasoning', 'reasoning_content', 'tool_call_id']);
