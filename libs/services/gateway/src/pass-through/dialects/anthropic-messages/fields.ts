/** Fields of a request that no model reads as text, or that are read by name. Schemas of answers are the caller's code, as tool definitions are. */
export const REQUEST = new Set([
  'model', 'messages', 'system', 'tools', 'tool_choice', 'max_tokens', 'stop_sequences', 'stream', 'service_tier', 'betas', 'anthropic_version',
  'anthropic_beta', 'container', 'mcp_servers', 'metadata', 'output_config', 'output_format', 'inference_geo', 'speed', 'cache_control',
]);
/** An opaque id of the caller's user, by which the vendor finds abuse. */
export const METADATA = new Set(['user_id']);
export const MESSAGE = new Set(['role', 'content', 'id']);
export const CALL = new Set(['type', 'id', 'name', 'input', 'cache_control', 'caller', 'server_name']);
/** Read by name in a document; what is left is read as well. */
export const SOURCE = new Set(['type', 'media_type', 'data']);

export const ANSWER = new Set(['id', 'type', 'role', 'content', 'model', 'stop_reason', 'stop_sequence', 'usage', 'container', 'context_management', 'error', 'request_id', 'stop_details']);
export const EVENT = new Set(['type', 'index', 'message', 'content_block', 'delta', 'usage', 'context_management', 'error', 'request_id']);
export const BLOCK = new Set(['type', 'id', 'name', 'input', 'text', 'thinking', 'signature', 'citations', 'caller', 'server_name']);
export const DELTA = new Set(['type', 'text', 'thinking', 'partial_json', 'signature', 'citation', 'stop_reason', 'stop_sequence', 'container', 'stop_details']);
