import { type Carried, carried, carriedInline, fromBase64, inlined, isBase64 } from './media';
import { type Node, walk } from './walk';

/** Keys of tags and references: what is one short word there is no text. */
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
/** Keys of pictures, sounds, files and sealed data. */
const MEDIA = new Set([
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
/** Keys of data that may be a file of text, though nothing says so. */
const FILES = new Set(['data', 'file_data']);
/** What a model gets as it stands, whatever it looks like. */
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

/** What holds the caller's credentials for services that the vendor is to use. */
const CREDENTIALS = new Set(['authentication', 'authorization', 'authorization_token', 'headers']);
const TOKEN = /^(?:(?:bearer|basic|token|apikey) )?\S{0,4096}$/i;

const SETTING = 'a setting';
/** These count for everything below them, too. */
export const HANDED_ON: ReadonlySet<string> = new Set([...CREDENTIALS, SETTING]);

const TAG = /^[\w.:/+;=$#-]{0,128}$/;
const WORD = /^\S{0,256}$/;
const ADDRESS = /^[a-z][a-z0-9+.-]{1,20}:\/\/\S{1,2048}$/i;
/** Shorter ones are read as the text they may be. */
const BASE64_LEAST = 64;

const isOpaque = (text: string): boolean =>
  ADDRESS.test(text) || (text.length >= BASE64_LEAST && isBase64(text));

/** Whether a key says that a text of these looks is none. */
const isMark = (key: string, text: string): boolean =>
  (TAGS.has(key) && TAG.test(text)) ||
  (key === SETTING && WORD.test(text)) ||
  (CREDENTIALS.has(key) && TOKEN.test(text));

const texts = (...found: string[]): Carried => ({
  texts: found.filter((text) => text !== ''),
  isUnread: false,
});
/** The text itself, unless it is nothing but well-formed data; data that is damaged may be read by somebody all the same. */
const beside = ({ texts: found, isUnread }: Carried, text: string, isData: boolean): Carried => ({
  texts: texts(...found, isData ? '' : text).texts,
  isUnread,
});

const MEDIA_TYPES = ['media_type', 'mimeType', 'mime_type'];

/** The types that stand beside it. */
export const mediaTypesOf = ({ parent }: Node): string[] =>
  MEDIA_TYPES.flatMap(
    (name) => (parent?.value as Record<string, unknown> | undefined)?.[name] ?? [],
  ).filter((type) => typeof type === 'string');

const isPlainText = ({ parent }: Node): boolean =>
  (parent?.value as { type?: unknown } | undefined)?.type === 'text';

/** Data with its type beside it: each type that is named may be the one that counts. */
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

/** What one string says. */
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
 * Every string in a value, in order, but for tags, references and data that are no text. What nobody here knows is read
 * all the same: a part of an unknown kind may be shown to the model. Linear, and no recursion.
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

/** Of what sets an operation up, and what no model is shown: words are settings, everything else has room for a text. */
export const settingTexts = (value: unknown): string[] => textsIn(value, SETTING);

/** A structured result as lines of `key: value`, every string as it is: what JSON would escape stays findable. */
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
