import type { RequestFields } from '../reading/rest';

const SETTINGS = [
  'model',
  'tool_choice',
  'stream',
  'stream_options',
  'previous_response_id',
  'conversation',
  'background',
  'include',
  'store',
  'service_tier',
  'truncation',
  'user',
  'safety_identifier',
  'prompt_cache_key',
  'prompt_cache_retention',
  'reasoning',
  'parallel_tool_calls',
];
export const RESPONSE_REQUEST: RequestFields = {
  named: ['input', 'instructions', 'prompt'],
  definitions: ['tools', 'text'],
  settings: SETTINGS,
  unseen: [],
};
export const MESSAGE = new Set(['content']);
/** Fields of a call that are read by name. */
export const CALL = new Set(['name', 'arguments', 'input', 'output', 'error']);

/** Fields of a response with names, counts, or repetitions of the request. */
export const RESPONSE = new Set([
  'id',
  'object',
  'created_at',
  'completed_at',
  'model',
  'status',
  'background',
  'output',
  'usage',
  'error',
  'incomplete_details',
  'instructions',
  'metadata',
  'tools',
  'tool_choice',
  'text',
  'prompt',
  'reasoning',
  'previous_response_id',
  'conversation',
  'service_tier',
  'truncation',
  'user',
  'safety_identifier',
  'prompt_cache_key',
  'prompt_cache_retention',
  'store',
  'billing',
  'moderation',
  'content_filters',
  'content_filter_results',
]);
/** Fields of an event with its position in the response. */
export const EVENT = new Set([
  'type',
  'sequence_number',
  'item_id',
  'output_index',
  'content_index',
  'summary_index',
  'annotation_index',
  'item',
  'part',
  'response',
  'logprobs',
  'obfuscation',
  'name',
  'error',
  'partial_image_index',
  'size',
  'quality',
  'background',
  'output_format',
]);
/** Fields of an error event. */
export const FAILURE = new Set([...EVENT, 'code', 'message', 'param']);
/** Fields of a part or an item; log probabilities repeat their text. */
export const PART = new Set(['type', 'logprobs', 'annotations']);
export const ITEM = new Set([
  'type',
  'id',
  'call_id',
  'role',
  'status',
  'phase',
  'content',
  'summary',
  'name',
  'namespace',
  'arguments',
  'input',
  'code',
  'encrypted_content',
  'server_label',
  'container_id',
  'approval_request_id',
  'background',
  'output_format',
  'quality',
  'size',
]);
