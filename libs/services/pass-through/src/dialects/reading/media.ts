/** Kind of a media type from a model's point of view: `scene` is an image, audio or video. */
export type MediaKind = 'text' | 'scene' | 'unknown' | 'document';

/** Returns the bytes of a file, or only the first of them. */
export type Bytes = (most?: number) => Buffer;

/** The readable text of data that a vendor accepts as a file. */
export interface Carried {
  texts: string[];
  /** The data may contain text that is not read. */
  isUnread: boolean;
}

const NAMED = /^(?:text\/.*|message\/.*|[^/]*\/.*\+(?:json|xml|yaml))$/;
const TEXTUAL =
  /^application\/(?:(?:x-)?(?:json|jsonl|ndjson|xml|yaml|toml|csv|rtf|sql|sh|python|python-code|perl|ruby|php|httpd-php|tex|latex|markdown|www-form-urlencoded)|graphql|x-subrip|(?:[a-z-]*-)?(?:[a-z]*script|ecmascript))$/;
const SCENE = /^(?:image|audio|video)\//;
const UNKNOWN = new Set([
  '',
  'application/octet-stream',
  'binary/octet-stream',
  'application/x-unknown',
]);

const parsed = (mediaType: string): { name: string; charset: string } => {
  const [name = '', ...parameters] = mediaType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset =
    parameters.find((part) => part.startsWith('charset='))?.slice('charset='.length) ?? '';
  return { name, charset: charset.replace(/["']/g, '') };
};

/** Bound of a media type's length; data with a longer type counts as a document. */
const LONGEST_TYPE = 256;

export const kindOf = (mediaType: string): MediaKind => {
  if (mediaType.length > LONGEST_TYPE) return 'document';
  const { name } = parsed(mediaType);
  if (NAMED.test(name) || TEXTUAL.test(name)) return 'text';
  if (SCENE.test(name)) return 'scene';
  return UNKNOWN.has(name) ? 'unknown' : 'document';
};

const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;
export const isBase64 = (text: string): boolean => BASE64.test(text);

/** Decodes base64 lazily: four characters are three bytes. */
export const fromBase64 =
  (text: string): Bytes =>
  (most) =>
    Buffer.from(most === undefined ? text : text.slice(0, Math.ceil(most / 3) * 4), 'base64');

const decoded = (bytes: Buffer, charset: string): string | undefined => {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const UTF8 = new Set(['', 'utf-8', 'utf8', 'us-ascii', 'ascii']);
const WIDE = [
  [0xff, 0xfe, 'utf-16le'],
  [0xfe, 0xff, 'utf-16be'],
] as const;

/**
 * Decodes in the charset that the type names, and in UTF-8, which a reader that ignores the type
 * would use.
 */
const textsOf = (bytes: Buffer, mediaType: string): Carried => {
  const { charset: named } = parsed(mediaType);
  const charset =
    WIDE.find(([first, second]) => bytes[0] === first && bytes[1] === second)?.[2] ?? named;
  const plain = bytes.toString('utf8');
  if (UTF8.has(charset)) return { texts: [plain], isUnread: false };
  const text = decoded(bytes, charset);
  return { texts: [plain, ...(text === undefined ? [] : [text])], isUnread: text === undefined };
};

/** Characters that no human text contains. */
const CONTROL = /(?![\t\n\f\r])\p{Cc}/u;
/** Signature of a PDF; readers look for it in the first kilobyte. */
const PDF = '%PDF';
const HEAD_BYTES = 1_024;

/** Classifies bytes by their content, since no type names it. */
const guessed = (bytes: Buffer): Carried => {
  const text = decoded(bytes, 'utf-8');
  const isText =
    text !== undefined && !CONTROL.test(text) && !text.slice(0, HEAD_BYTES).includes(PDF);
  return isText ? { texts: [text], isUnread: false } : { texts: [], isUnread: true };
};

/**
 * Returns true for bytes that begin neither as text nor as a PDF, as all images, audio and video
 * do.
 */
const isBinary = (head: Buffer): boolean => {
  if (head.includes(PDF)) return false;
  try {
    // The bytes may end within a character.
    return CONTROL.test(new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true }));
  } catch {
    return true;
  }
};

const KINDS: Readonly<Record<MediaKind, (bytes: Bytes, mediaType: string) => Carried>> = {
  text: (bytes, mediaType) => textsOf(bytes(), mediaType),
  scene: (bytes) =>
    isBinary(bytes(HEAD_BYTES)) ? { texts: [], isUnread: false } : guessed(bytes()),
  unknown: (bytes) => guessed(bytes()),
  document: () => ({ texts: [], isUnread: true }),
};

/** @param bytes called only where the content matters */
export const carried = (mediaType: string, bytes: Bytes): Carried =>
  KINDS[kindOf(mediaType)](bytes, mediaType);

/** A file within a data URL. */
export interface Inlined {
  mediaType: string;
  isBase64: boolean;
  payload: string;
}

const INLINE = /^\s{0,16}data:/i;
const MARK = /;\s{0,16}base64$/i;
const LONGEST_HEAD = 512;

/** Parses a data URL (RFC 2397); `undefined` for another text. Without a type it is plain text. */
export const inlined = (text: string): Inlined | undefined => {
  if (!INLINE.test(text)) return undefined;
  const comma = text.slice(0, LONGEST_HEAD).indexOf(',');
  if (comma < 0) return undefined;
  const head = text.slice(text.indexOf(':') + 1, comma).trim();
  const mediaType = head.replace(MARK, '').trim();
  return {
    mediaType: /^(?:;|$)/.test(mediaType) ? `text/plain${mediaType}` : mediaType,
    isBase64: MARK.test(head),
    payload: text.slice(comma + 1),
  };
};

const unescaped = (text: string): Buffer => {
  try {
    return Buffer.from(decodeURIComponent(text));
  } catch {
    return Buffer.from(text);
  }
};

export const carriedInline = ({ mediaType, isBase64: isData, payload }: Inlined): Carried =>
  carried(mediaType, isData ? fromBase64(payload) : () => unescaped(payload));
