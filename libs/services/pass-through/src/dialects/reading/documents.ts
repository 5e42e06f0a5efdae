import { isJsonObject } from '@touchstone/contracts/dto';
import type { JsonObject } from '../dialect';
import { inlined, kindOf } from './media';
import { isText, mediaTypesOf, saidBy } from './texts';
import { type Node, pathOf, walk } from './walk';

/**
 * Keys of arguments, results and schemas, which are structured text to the model whatever the keys
 * within.
 */
const STRUCTURED = new Set([
  'args',
  'arguments',
  'parameters',
  'parametersJsonSchema',
  'parameters_json_schema',
  'input_schema',
  'schema',
  'response',
]);
const isStructured = ({ name, value }: Node): boolean =>
  STRUCTURED.has(String(name)) || (name === 'input' && isJsonObject(value));

const typeOf = (node: Node | undefined): unknown =>
  isJsonObject(node?.value) ? node.value['type'] : undefined;

const FILE_PARTS = new Set<unknown>(['input_file', 'container_upload']);
const isDocumentsSource = ({ parent }: Node): boolean =>
  parent?.name === 'source' && typeOf(parent.parent) === 'document';

/** The only kind of address that the vendor recognises as a video without a media type. */
const FILM = /^https:\/\/(?:www\.)?youtu(?:be\.com|\.be)\//i;

const isUnreadUri = (node: Node & { value: string }): boolean => {
  const types = mediaTypesOf(node);
  return types.length === 0
    ? !FILM.test(node.value)
    : types.some((type) => kindOf(type) !== 'scene');
};

const ADDRESS = /^\s{0,16}[a-z][a-z0-9+.-]{0,20}:\/\//i;
/** Returns true for references whose content is not inside the address. */
const isElsewhere = ({ value }: Node & { value: string }): boolean => inlined(value) === undefined;

/** References to files that the vendor stores or fetches, so that they cannot be read here. */
const REFERENCES: Readonly<Record<string, (node: Node & { value: string }) => boolean>> = {
  file_url: isElsewhere,
  document_url: isElsewhere,
  file_data: ({ value }) => ADDRESS.test(value),
  url: (node) => isElsewhere(node) && isDocumentsSource(node),
  file_id: (node) =>
    FILE_PARTS.has(typeOf(node.parent)) || node.parent?.name === 'file' || isDocumentsSource(node),
  fileUri: isUnreadUri,
  file_uri: isUnreadUri,
};

const isReference = (node: Node & { value: string }): boolean =>
  node.value !== '' &&
  Object.hasOwn(REFERENCES, node.name) &&
  REFERENCES[node.name]?.(node) === true;

/** Bound of a path shown to a caller, in characters: keys may be as long as a body. */
const LONGEST_PATH = 300;

/**
 * Returns the path of the first document in a request whose text cannot be read. Linear, without
 * recursion.
 */
export const unreadIn = (body: JsonObject): string | undefined => {
  let found: Node | undefined;
  const structured = new Set<Node>();
  walk(body, (node) => {
    if (found !== undefined) return;
    if (isStructured(node) || (node.parent !== undefined && structured.has(node.parent)))
      structured.add(node);
    else if (isText(node) && (isReference(node) || saidBy(node).isUnread)) found = node;
  });
  return found && pathOf(found).slice(0, LONGEST_PATH);
};
