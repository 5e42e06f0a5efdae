import type { RequestFields } from '../reading/rest';

const SETTINGS = [
  'model',
  'tool_choice',
  'max_tokens',
  'stream',
  'service_tier',
  'betas',
  'anthropic_version',
  'anthropic_beta',
  'container',
  'inference_geo',
  'speed',
  'cache_control',
];
export const REQUEST: RequestFields = {
  named: ['messages', 'system', 'metadata'],
  definitions: ['tools', 'mcp_servers', 'output_config', 'output_format'],
  settings: SETTINGS,
  unseen: ['stop_sequences'],
};
/** Opaque id of the caller's user, which the vendor uses to detect abuse. */
export const METADATA = new Set(['user_id']);
export const MESSAGE = new Set(['content']);
/** Fields of a call that are read by name, and its id. */
export const CALL = new Set(['id', 'name', 'input']);

export const ANSWER = new Set([
  'id',
  'type',
  'role',
  'content',
  'model',
  'stop_reason',
  'stop_sequence',
  'usage',
  'container',
  'context_management',
  'error',
  'request_id',
  'stop_details',
]);
export const EVENT = new Set([
  'type',
  'index',
  'message',
  'content_block',
  'delta',
  'usage',
  'context_management',
  'error',
  'request_id',
]);
export const BLOCK = new Set([
  'type',
  'id',
  'name',
  'input',
  'text',
  'thinking',
  'signature',
  'citations',
  'caller',
  'server_name',
]);
export const DELTA = new Set([
  'type',
  'text',
  'thinking',
  'partial_json',
  'signature',
  'citation',
  'stop_reason',
  'stop_sequence',
  'container',
  'stop_details',
]);
