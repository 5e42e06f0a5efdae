import { isJsonObject } from '@touchstone/contracts/dto';
import { jsonText } from '@touchstone/http-edge';
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
import { skippedIn } from '../reading/skipped';
import { textsIn } from '../reading/texts';
import { Transcript } from '../transcript';
import { ANSWER, BLOCK, DELTA, EVENT } from './fields';

const GIVEN = new Set(['input']);

/** Reads whole blocks and the deltas that extend them. */
class MessageReader {
  readonly transcript = new Transcript();

  /** The whole message, or the start of one. */
  message(message: JsonObject): Piece[] {
    if (isError(message)) this.transcript.fail();
    this.transcript.by(message['model']);
    this.usage(message['usage']);
    return [
      ...answerObjects(message['content'], 'content').flatMap((block, index) =>
        this.block(block, index),
      ),
      ...this.transcript.add('other', textsIn(without(message, ANSWER)).join('\n')),
    ];
  }

  block(block: JsonObject, index: unknown): Piece[] {
    const channel = `block ${String(index)}`;
    this.transcript.skip(channel, skippedIn(without(block, GIVEN)));
    return [
      ...(typeof block['name'] === 'string' || block['input'] !== undefined
        ? this.toolUse(channel, block)
        : []),
      ...this.transcript.add(channel, block['text']),
      ...this.transcript.add(channel, block['thinking']),
      ...this.other(`${channel} citations`, block['citations']),
      ...this.other(`${channel} other`, without(block, BLOCK)),
    ];
  }

  delta(delta: JsonObject, index: unknown): Piece[] {
    const channel = `block ${String(index)}`;
    return [
      ...['text', 'thinking', 'partial_json'].flatMap((field) =>
        this.transcript.add(channel, delta[field]),
      ),
      ...this.other(`${channel} citations`, delta['citation']),
      ...this.other(`${channel} other`, without(delta, DELTA)),
    ];
  }

  /** Marks a block as complete. */
  close(index: unknown): void {
    const channel = `block ${String(index)}`;
    this.transcript.close(
      channel,
      ...['name', 'citations', 'other'].map((kind) => `${channel} ${kind}`),
    );
  }

  other(channel: string, value: unknown): Piece[] {
    return this.transcript.add(channel, textsIn(value).join('\n'));
  }

  usage(usage: unknown): void {
    if (isJsonObject(usage)) this.transcript.count(usage['input_tokens'], usage['output_tokens']);
  }

  private toolUse(channel: string, block: JsonObject): Piece[] {
    const { input } = block;
    const isEmpty = isJsonObject(input) && Object.keys(input).length === 0;
    const text = typeof input === 'object' && input !== null ? jsonText(input) : input;
    const given = isEmpty ? [] : this.transcript.add(channel, text);
    return [...this.transcript.call(channel, block['name'], block['id']), ...given];
  }
}

/** @throws UnreadableAnswer */
export const readAnswer = (body: unknown): ModelAnswer => {
  const answer = answerObject(body, 'The answer');
  if (!isError(answer) && !Array.isArray(answer['content']))
    throw new UnreadableAnswer('content: expected a list.');
  const reader = new MessageReader();
  reader.message(answer);
  return reader.transcript.answer();
};

class MessagesStream implements StreamReader {
  private readonly reader = new MessageReader();

  read({ data }: StreamEvent): ReadEvent {
    const { transcript } = this.reader;
    if (data === '') return transcript.event([]);
    const body = eventObject(data);
    if (isError(body)) transcript.fail();
    if (body['type'] === 'content_block_stop') this.reader.close(body['index']);
    return transcript.event(this.piecesOf(body), isError(body) || body['type'] === 'message_stop');
  }

  answer(): ModelAnswer {
    return this.reader.transcript.answer();
  }

  private piecesOf(body: JsonObject): Piece[] {
    this.reader.usage(body['usage']);
    const { message, content_block: block, delta, index } = body;
    return [
      ...(message === undefined ? [] : this.reader.message(answerObject(message, 'message'))),
      ...(block === undefined
        ? []
        : this.reader.block(answerObject(block, 'content_block'), index)),
      ...(delta === undefined ? [] : this.reader.delta(answerObject(delta, 'delta'), index)),
      ...this.reader.other('other', without(body, EVENT)),
    ];
  }
}

export const openStream = (): StreamReader => new MessagesStream();
