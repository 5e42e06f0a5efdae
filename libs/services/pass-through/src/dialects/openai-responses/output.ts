import { isJsonObject } from '@touchstone/contracts/dto';
import { jsonText } from '@touchstone/http-edge';
import type { JsonObject, Piece } from '../dialect';
import { answerObjects } from '../reading/events';
import { without } from '../reading/fields';
import { skippedIn } from '../reading/skipped';
import { textsIn } from '../reading/texts';
import type { Transcript } from '../transcript';
import { ITEM, PART } from './fields';

/** Names the channel of one kind of text in one item. */
export const channelOf = (item: unknown, kind: string, index: unknown = 0): string =>
  `item ${String(item)} ${kind} ${String(index)}`;

/** Kinds of text by type of part, as named in event types. */
const KINDS: Readonly<Record<string, string>> = {
  output_text: 'output_text',
  refusal: 'refusal',
  reasoning_text: 'reasoning_text',
  summary_text: 'reasoning_summary_text',
  output_audio: 'audio',
};
const kindOf = (type: unknown): string =>
  typeof type === 'string' && Object.hasOwn(KINDS, type) ? (KINDS[type] as string) : 'part';

/** Reads a whole part, whose text earlier deltas may have carried already. */
export const settlePart = (
  transcript: Transcript,
  item: unknown,
  part: JsonObject,
  index: unknown,
): Piece[] => [
  ...transcript.settle(
    channelOf(item, kindOf(part['type']), index),
    textsIn(without(part, PART)).join('\n'),
  ),
  ...answerObjects(part['annotations'], 'annotations').flatMap((note, position) =>
    settleAnnotation(transcript, item, note, index, position),
  ),
];

export const settleAnnotation = (
  transcript: Transcript,
  item: unknown,
  note: unknown,
  index: unknown,
  position: unknown,
): Piece[] =>
  transcript.settle(
    channelOf(item, `annotation ${String(index)}`, position),
    textsIn(note).join('\n'),
  );

const ARGUMENTS: Readonly<Record<string, string>> = {
  function_call: 'function_call_arguments',
  mcp_call: 'mcp_call_arguments',
  custom_tool_call: 'custom_tool_call_input',
  mcp_approval_request: 'mcp_approval_arguments',
};

const settleCall = (transcript: Transcript, id: unknown, item: JsonObject): Piece[] => {
  const kind = Object.hasOwn(ARGUMENTS, String(item['type']))
    ? (ARGUMENTS[String(item['type'])] as string)
    : undefined;
  const given = item['arguments'] ?? item['input'];
  const text = isJsonObject(given) ? jsonText(given) : given;
  if (kind === undefined)
    return transcript.settle(channelOf(id, 'arguments'), textsIn(given).join('\n'));
  const channel = channelOf(id, kind);
  return [
    ...transcript.call(channel, item['name'], item['call_id'] ?? item['id']),
    ...transcript.settle(channel, text),
  ];
};

const GIVEN = new Set(['arguments', 'input']);

/**
 * Reads a whole item of the output.
 * @param position among the items; identifies an item without an id
 */
export const settleItem = (
  transcript: Transcript,
  item: JsonObject,
  position: unknown,
): Piece[] => {
  const id = item['id'] ?? position;
  transcript.skip(channelOf(id, 'media'), skippedIn(without(item, GIVEN)));
  const parts = (field: string): Piece[] =>
    typeof item[field] === 'string'
      ? transcript.settle(channelOf(id, field), item[field])
      : answerObjects(item[field], `output[].${field}`).flatMap((part, index) =>
          settlePart(transcript, id, part, index),
        );
  return [
    ...parts('summary'),
    ...parts('content'),
    ...settleCall(transcript, id, item),
    ...transcript.settle(channelOf(id, 'code_interpreter_call_code'), item['code']),
    ...transcript.settle(channelOf(id, 'other'), textsIn(without(item, ITEM)).join('\n')),
  ];
};
