import type { MediaKind } from '@touchstone/contracts';
import { isJsonObject } from '@touchstone/contracts/dto';
import { inlined } from './media';
import { isText, MEDIA, saidBy } from './texts';
import { type Node, walk } from './walk';

const KINDS: readonly MediaKind[] = ['image', 'audio', 'video'];
const TYPE = /^(?:input_|output_)?(image|audio|video)(?:_url|_file)?$/;
/** Media kinds of parts and items whose type does not contain the kind's name. */
const OTHER_TYPES: Readonly<Record<string, MediaKind>> = {
  computer_screenshot: 'image',
  image_generation_call: 'image',
};

const kindOfMediaType = (mediaType: unknown): MediaKind | undefined =>
  typeof mediaType === 'string'
    ? KINDS.find((kind) => mediaType.trim().toLowerCase().startsWith(`${kind}/`))
    : undefined;

/** Returns true for an address without a media type: the vendor accepts one only for a video. */
const isFilm = (value: Record<string, unknown>): boolean =>
  typeof (value['fileUri'] ?? value['file_uri']) === 'string';

const kindOfPart = (value: Record<string, unknown>): MediaKind | undefined => {
  const { type } = value;
  if (typeof type === 'string')
    return (
      (TYPE.exec(type)?.[1] as MediaKind | undefined) ??
      (Object.hasOwn(OTHER_TYPES, type) ? OTHER_TYPES[type] : undefined)
    );
  return (
    kindOfMediaType(value['mimeType'] ?? value['mime_type']) ??
    (isFilm(value) ? 'video' : undefined)
  );
};

const isUnread = (node: Node): node is Node & { value: string } =>
  isText(node) &&
  node.value !== '' &&
  (MEDIA.has(node.key) || node.key === 'file_id') &&
  saidBy(node).texts.length === 0;

/**
 * Returns the part that the data belongs to, or the data itself where it is a data URL with a type.
 */
const partOf = (data: Node & { value: string }): { part: Node; kind: MediaKind } | undefined => {
  for (let part = data.parent; part !== undefined; part = part.parent) {
    const kind = isJsonObject(part.value) ? kindOfPart(part.value) : undefined;
    if (kind !== undefined) return { part, kind };
  }
  const kind = kindOfMediaType(inlined(data.value)?.mediaType);
  return kind && { part: data, kind };
};

/**
 * Returns the kinds of the images, audio and video in the parts of a content, in order. Arguments
 * of tool calls are no parts. No recursion.
 */
export const skippedIn = (parts: unknown): MediaKind[] => {
  const found = new Map<Node, MediaKind>();
  walk(parts, (node) => {
    const at = isUnread(node) ? partOf(node) : undefined;
    if (at) found.set(at.part, at.kind);
  });
  return [...found.values()];
};
