import type { RequestFields } from '../reading/rest';

const SETTINGS = [
  'model',
  'tool_choice',
  'function_call',
  'stream',
  'stream_options',
  'user',
  'safety_identifier',
  'prompt_cache_key',
  'prompt_cache_retention',
  'service_tier',
  'reasoning_effort',
  'reasoning_format',
  'verbosity',
  'modalities',
  'audio',
  'logit_bias',
  'store',
  'parallel_tool_calls',
];
export const CHAT: RequestFields = {
  named: ['messages'],
  definitions: ['tools', 'functions', 'response_format'],
  settings: SETTINGS,
  unseen: ['stop'],
};
export const COMPLETION: RequestFields = { ...CHAT, named: ['prompt', 'suffix'] };
export const MESSAGE = new Set(['content', 'name', 'tool_calls', 'tool_call_id', 'function_call']);
export const CALL = new Set(['id', 'type', 'index', 'function', 'custom']);

/** Fields of an answer with names and counts. */
export const ANSWER = new Set([
  'id',
  'object',
  'created',
  'model',
  'provider',
  'system_fingerprint',
  'service_tier',
  'choices',
  'usage',
  'error',
  'obfuscation',
  'x_groq',
  'time_info',
  'kv_transfer_params',
  'prompt_filter_results',
  'prompt_token_ids',
  'metadata',
  'request_id',
]);
// Log probabilities repeat the text of their choice, token by token.
export const CHOICE = new Set([
  'index',
  'message',
  'delta',
  'text',
  'finish_reason',
  'native_finish_reason',
  'stop_reason',
  'logprobs',
  'content_filter_results',
  'content_filter_result',
  'content_filter_offsets',
]);
export const SAID = new Set([
  'role',
  'tool_calls',
  'function_call',
  'audio',
  'content',
  'refusal',
  'reasoning',
  'reasoning_content',
  'tool_call_id',
]);
