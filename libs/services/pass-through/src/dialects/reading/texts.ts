import { type Carried, carried, carriedInline, fromBase64, inlined, isBase64 } from './media';
import { type Node, walk } from './walk';

/** Keys of tags and references, where a short word is no text. */
const TAGS = new Set([
  'type',
  'id',
  'object',
  'role',
  'status',
  'detail',
  'format',
  'index',
  'media_type',
  'mimeType',
  'mime_type',
  'cache_control',
  'ttl',
  'file_id',
  'call_id',
  'item_id',
  'tool_call_id',
  'tool_use_id',
  'container_id',
  'encoding',
  'page_age',
  'finish_reason',
  'language',
  'phase',
  'namespace',
  'server_label',
  'server_name',
  'approval_request_id',
  'caller',
  'scheduling',
]);
/** Keys of images, audio, files and encrypted data. */
export const MEDIA = new Set([
  'url',
  'uri',
  'image_url',
  'video_url',
  'audio_url',
  'file_url',
  'server_url',
  'fileUri',
  'file_uri',
  'data',
  'file_data',
  'b64_json',
  'result',
  'partial_image_b64',
  'signature',
  'thoughtSignature',
  'thought_signature',
  'encrypted_content',
  'encrypted_index',
  'encrypted_stdout',
  'source',
]);
/** Keys of data that may be a text file although no type says so. */
const FILES = new Set(['data', 'file_data']);
/** Keys of text that a model gets verbatim, even if it looks like data. */
const SPOKEN = new Set([
  '',
  'text',
  'content',
  'input',
  'output',
  'prompt',
  'instructions',
  'system',
  'arguments',
  'thinking',
  'description',
  'title',
]);

/** Keys of the caller's credentials for services that the vendor uses. */
const CREDENTIALS = new Set(['authentication', 'authorization', 'authorization_token', 'headers']);
const TOKEN = /^(?:(?:bearer|basic|token|apikey) )?\S{0,4096}$/i;

const SETTING = 'a setting';
/** Keys that apply to everything below them, too. */
export const HANDED_ON: ReadonlySet<string> = new Set([...CREDENTIALS, SETTING]);

const TAG = /^[\w.:/+;=$#-]{0,128}$/;
const WORD = /^\S{0,256}$/;
const ADDRESS = /^[a-z][a-z0-9+.-]{1,20}:\/\/\S{1,2048}$/i;
/** Minimum length of base64 data, in characters; shorter strings are read as text. */
const BASE64_LEAST = 64;

const isOpaque = (text: string): boolean =>
  ADDRESS.test(text) || (text.length >= BASE64_LEAST && isBase64(text));

/** Returns true if the key marks the text as something other than natural language. */
const isMark = (key: string, text: string): boolean =>
  (TAGS.has(key) && TAG.test(text)) ||
  (key === SETTING && WORD.test(text)) ||
  (CREDENTIALS.has(key) && TOKEN.test(text));

const texts = (...found: string[]): Carried => ({
  texts: found.filter((text) => text !== ''),
  isUnread: false,
});
/**
 * Adds the text itself, unless it is well-formed data; damaged data is kept, since a lenient
 * decoder may read it.
 */
const beside = ({ texts: found, isUnread }: Carried, text: string, isData: boolean): Carried => ({
  texts: texts(...found, isData ? '' : text).texts,
  isUnread,
});

const MEDIA_TYPES = ['media_type', 'mimeType', 'mime_type'];

/** Returns the media types given next to a value. */
export const mediaTypesOf = ({ parent }: Node): string[] =>
  MEDIA_TYPES.flatMap(
    (name) => (parent?.value as Record<string, unknown> | undefined)?.[name] ?? [],
  ).filter((type) => typeof type === 'string');

const isPlainText = ({ parent }: Node): boolean =>
  (parent?.value as { type?: unknown } | undefined)?.type === 'text';

/**
 * Reads data with media types next to it, once for each type: any of them may be the one that the
 * vendor uses.
 */
const typed = (types: readonly string[], text: string): Carried => {
  const file = inlined(text);
  const all = [
    ...types.map((type) => carried(type, fromBase64(text))),
    ...(file === undefined ? [] : [carriedInline(file)]),
  ];
  const found = new Set(all.flatMap((each) => each.texts));
  const isData = isBase64(text) && (found.size > 0 || text.length >= BASE64_LEAST);
  return beside(
    { texts: [...found], isUnread: all.some(({ isUnread }) => isUnread) },
    text,
    isData,
  );
};

const untyped = (key: string, text: string): Carried => {
  if (!MEDIA.has(key)) return texts(text);
  if (!FILES.has(key) || !isBase64(text)) return isOpaque(text) ? texts() : texts(text);
  const { texts: found, isUnread } = carried('', fromBase64(text));
  return beside(
    { texts: found, isUnread: isUnread && key === 'file_data' },
    text,
    text.length >= BASE64_LEAST,
  );
};

/** Returns the texts that one string carries. */
export const saidBy = (node: Node & { value: string }): Carried => {
  const { key, name, value: text } = node;
  if (text === '' || isMark(key, text)) return texts();
  const types = name === 'data' ? mediaTypesOf(node) : [];
  if (types.length > 0 && !isPlainText(node)) return typed(types, text);
  const file = inlined(text);
  if (file === undefined) return types.length > 0 ? texts(text) : untyped(key, text);
  const isData = file.isBase64 && isBase64(file.payload);
  if (!SPOKEN.has(key)) return beside(carriedInline(file), text, isData);
  return isData ? texts(text, ...carriedInline(file).texts) : texts(text);
};

export const isText = (node: Node): node is Node & { value: string } =>
  typeof node.value === 'string';

/**
 * Returns every string in a value, in order, except tags, references and data without text. Parts
 * of an unknown kind are read as well, since the model may see them. Linear, without recursion.
 */
export const textsIn = (value: unknown, key = ''): string[] => {
  const found: string[] = [];
  walk(
    value,
    (node) => {
      if (isText(node)) for (const text of saidBy(node).texts) found.push(text);
    },
    { key, handedOn: HANDED_ON },
  );
  return found;
};

/**
 * Returns the texts among settings that no model reads: single words are settings, everything else
 * may carry text.
 */
export const settingTexts = (value: unknown): string[] => textsIn(value, SETTING);

/**
 * Renders a structured result as lines of `key: value` with unescaped strings, so that detectors
 * match text that JSON would escape.
 */
export const readable = (value: unknown): string => {
  const lines: string[] = [];
  walk(value, ({ key, value: item }) => {
    const label = key === '' ? '' : `${key}: `;
    if (typeof item === 'object' && item !== null) {
      if (key !== '' && !Array.isArray(item)) lines.push(label.trimEnd());
    } else if (item !== undefined && item !== null && item !== '')
      lines.push(`${label}${String(item)}`);
  });
  return lines.join('\n');
};
