/** Keys of tags and references: what is one word there is no text. */
const TAGS = new Set([
  'type', 'id', 'object', 'role', 'status', 'detail', 'format', 'index', 'media_type', 'mimeType', 'mime_type', 'cache_control', 'ttl',
  'file_id', 'call_id', 'item_id', 'tool_call_id', 'tool_use_id', 'container_id', 'encoding', 'page_age', 'finish_reason', 'language', 'phase',
]);
/** Keys of pictures, sounds, files and sealed data. */
const MEDIA = new Set([
  'url', 'uri', 'image_url', 'video_url', 'audio_url', 'file_url', 'fileUri', 'file_uri', 'data', 'file_data', 'b64_json', 'result', 'partial_image_b64',
  'signature', 'thoughtSignature', 'thought_signature', 'encrypted_content', 'encrypted_index', 'encrypted_stdout', 'source',
]);

/** What holds the caller's credentials for services that the vendor is to use. */
const CREDENTIALS = 'authentication';

const WORD = /^\S{0,256}$/;
const ADDRESS = /^[a-z][a-z0-9+.-]{1,20}:\/\/\S+$/i;
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;
/** Shorter ones are read as the text they may be. */
const BASE64_LEAST = 64;
const INLINE = /^data:([\w.+/-]{0,100})(?:;[\w.+=-]{1,100}){0,4};base64,/i;

const TEXTUAL = /^(?:text\/|application\/(?:json|xml|yaml|x-yaml|javascript|x-ndjson)$)/i;

/** The text of a file that travels as base64, if it is one of text. */
export const decodedText = (mediaType: unknown, base64: unknown): string | undefined =>
  typeof mediaType === 'string' && typeof base64 === 'string' && TEXTUAL.test(mediaType) ? Buffer.from(base64, 'base64').toString('utf8') : undefined;

const inlined = (text: string): { mediaType: string; base64: string } | undefined => {
  const match = INLINE.exec(text);
  if (match === null) return undefined;
  const base64 = text.slice(match[0].length);
  return BASE64.test(base64) ? { mediaType: match[1] ?? '', base64 } : undefined;
};

const isOpaque = (text: string): boolean => ADDRESS.test(text) || (text.length >= BASE64_LEAST && BASE64.test(text));

const textUnder = (key: string, text: string): string[] => {
  if (text === '' || (TAGS.has(key) && WORD.test(text))) return [];
  const file = inlined(text);
  if (file !== undefined) return [decodedText(file.mediaType, file.base64) ?? ''].filter((decoded) => decoded !== '');
  return MEDIA.has(key) && isOpaque(text) ? [] : [text];
};

/**
 * Every string in a value, in order, but for tags, references and data that are no text. What nobody here knows is read
 * all the same: a part of an unknown kind may be shown to the model. Linear, and no recursion.
 */
export const textsIn = (value: unknown, key = ''): string[] => {
  const found: string[] = [];
  const waiting: { key: string; value: unknown }[] = [{ key, value }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next.value === 'string') for (const text of textUnder(next.key, next.value)) found.push(text);
    else if (next.key !== CREDENTIALS) for (const child of children(next).reverse()) waiting.push(child);
  }
  return found;
};

const children = ({ key, value }: { key: string; value: unknown }): { key: string; value: unknown }[] => {
  if (Array.isArray(value)) return value.map((item: unknown) => ({ key, value: item }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([name, item]) => ({ key: name, value: item }));
};

/** A structured result as lines of `key: value`, every string as it is: what JSON would escape stays findable. */
export const readable = (value: unknown): string => {
  const lines: string[] = [];
  const waiting: { key: string; value: unknown }[] = [{ key: '', value }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const label = next.key === '' ? '' : `${next.key}: `;
    if (typeof next.value !== 'object' || next.value === null) {
      if (next.value !== undefined && next.value !== null && next.value !== '') lines.push(`${label}${String(next.value)}`);
      continue;
    }
    if (next.key !== '' && !Array.isArray(next.value)) lines.push(label.trimEnd());
    for (const child of children(next).reverse()) waiting.push(child);
  }
  return lines.join('\n');
};
