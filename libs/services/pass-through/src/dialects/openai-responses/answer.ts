import { isJsonObject } from '@touchstone/contracts/dto';
import { UnreadableAnswer } from '../../errors';
import type {
  JsonObject,
  ModelAnswer,
  Piece,
  ReadEvent,
  StreamEvent,
  StreamReader,
} from '../dialect';
import { answerObject, answerObjects, eventObject, isError } from '../reading/events';
import { without } from '../reading/fields';
import { textsIn } from '../reading/texts';
import { Transcript } from '../transcript';
import { EVENT, FAILURE, RESPONSE } from './fields';
import { channelOf, settleAnnotation, settleItem, settlePart } from './output';

const settleResponse = (transcript: Transcript, response: JsonObject): Piece[] => {
  if (isError(response)) transcript.fail();
  transcript.by(response['model']);
  const usage = isJsonObject(response['usage']) ? response['usage'] : {};
  transcript.count(usage['input_tokens'], usage['output_tokens']);
  return [
    ...answerObjects(response['output'], 'output').flatMap((item, index) =>
      settleItem(transcript, item, index),
    ),
    ...transcript.settle('other', textsIn(without(response, RESPONSE)).join('\n')),
  ];
};

/** @throws UnreadableAnswer */
export const readAnswer = (body: unknown): ModelAnswer => {
  const answer = answerObject(body, 'The answer');
  if (!isError(answer) && !Array.isArray(answer['output']))
    throw new UnreadableAnswer('output: expected a list.');
  const transcript = new Transcript();
  settleResponse(transcript, answer);
  return transcript.answer();
};

const STEP = /^response\.([a-z_.]{1,100})\.(delta|done)$/;
const ENDS = new Set(['response.completed', 'response.failed', 'response.incomplete', 'error']);
/** Keys that hold the text of a `done` event. */
const WHOLES = ['text', 'refusal', 'arguments', 'input', 'code', 'transcript'];
const ANNOTATION = 'response.output_text.annotation.added';
const SOUND = 'audio';
const CALLS = new Set(['function_call_arguments', 'mcp_call_arguments', 'custom_tool_call_input']);

class ResponsesStream implements StreamReader {
  private readonly transcript = new Transcript();

  read({ event, data }: StreamEvent): ReadEvent {
    if (data === '') return this.transcript.event([]);
    if (data.trim() === '[DONE]') return this.transcript.event([], true);
    const body = eventObject(data);
    const type = String(body['type'] ?? event ?? '');
    if (type === 'error') this.transcript.fail();
    const pieces = this.piecesOf(type, body);
    // A finished item may carry text that had no event of its own; annotations arrive whole.
    if (type.endsWith('.done') || type === ANNOTATION)
      this.transcript.close(...pieces.map(({ channel }) => channel));
    return this.transcript.event(pieces, ENDS.has(type));
  }

  answer(): ModelAnswer {
    return this.transcript.answer();
  }

  private piecesOf(type: string, body: JsonObject): Piece[] {
    const id = body['item_id'] ?? body['output_index'];
    const index = body['content_index'] ?? body['summary_index'] ?? 0;
    return [
      ...(isJsonObject(body['response']) ? settleResponse(this.transcript, body['response']) : []),
      ...(isJsonObject(body['item']) ? settleItem(this.transcript, body['item'], id) : []),
      ...(isJsonObject(body['part']) ? settlePart(this.transcript, id, body['part'], index) : []),
      ...this.own(type, body, id, index),
    ];
  }

  /** Reads the text in the event itself. */
  private own(type: string, body: JsonObject, id: unknown, index: unknown): Piece[] {
    const [, kind = '', step] = STEP.exec(type) ?? [];
    if (kind === SOUND) return [];
    if (kind !== '') return this.step(kind, step === 'delta', body, id, index);
    if (type === ANNOTATION)
      return settleAnnotation(
        this.transcript,
        id,
        body['annotation'],
        index,
        body['annotation_index'],
      );
    return this.transcript.add(
      `other ${type}`,
      textsIn(without(body, type === 'error' ? FAILURE : EVENT)).join('\n'),
    );
  }

  private step(
    kind: string,
    isDelta: boolean,
    body: JsonObject,
    id: unknown,
    index: unknown,
  ): Piece[] {
    const channel = channelOf(id, kind === 'audio.transcript' ? SOUND : kind, index);
    const named = CALLS.has(kind) ? this.transcript.call(channel, body['name'], undefined) : [];
    const own = WHOLES.find((field) => typeof body[field] === 'string');
    const text = isDelta ? body['delta'] : own === undefined ? undefined : body[own];
    const rest = textsIn(without(body, new Set([...EVENT, isDelta ? 'delta' : (own ?? '')])));
    const said = typeof text === 'string' ? text : textsIn(text).join('\n');
    const pieces = isDelta
      ? this.transcript.add(channel, said)
      : this.transcript.settle(channel, said);
    if (!isDelta) this.transcript.close(channel, `${channel} name`, `${channel} other`);
    return [...named, ...pieces, ...this.transcript.add(`${channel} other`, rest.join('\n'))];
  }
}

export const openStream = (): StreamReader => new ResponsesStream();
