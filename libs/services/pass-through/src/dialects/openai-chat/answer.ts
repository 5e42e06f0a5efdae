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
import { ANSWER, CALL, CHOICE, SAID } from './fields';

const REASONING = ['reasoning_content', 'reasoning'];
const SPOKEN = ['content', 'refusal'];
const AUDIO = 'audio';
const CALLED = new Set(['name', 'arguments', 'input']);
const CALLS = new Set(['tool_calls', 'function_call']);
const channelOf = (choice: string, kind: string): string =>
  kind === 'content' ? choice : `${choice} ${kind}`;

/**
 * Fields that describe an error; other text in it is the model's, such as an answer that was no
 * JSON.
 */
const ERROR = new Set(['message', 'type', 'code', 'param', 'status', 'metadata']);

/** Adds a text to its channel: appends it, or sets it as the channel's whole text. */
type Join = (channel: string, text: unknown) => Piece[];

/** Reads the message of one choice, or the delta of a chunk: both have the same shape. */
class ChoiceReader {
  constructor(private readonly transcript: Transcript) {}

  read(choice: JsonObject, position: number): Piece[] {
    const channel = `choice ${typeof choice['index'] === 'number' ? choice['index'] : position}`;
    const { delta, message } = choice;
    const follow: Join = (name, text) => this.transcript.add(name, text);
    // In addition to the delta, some vendors repeat the whole text so far.
    const repeat: Join = (name, text) =>
      delta === undefined ? this.transcript.add(name, text) : this.transcript.settle(name, text);
    return [
      ...this.said(channel, delta, follow),
      ...this.said(channel, message, repeat),
      ...follow(channel, choice['text']),
      ...follow(`${channel} other`, textsIn(without(choice, CHOICE)).join('\n')),
    ];
  }

  private said(channel: string, given: unknown, join: Join): Piece[] {
    if (given === undefined || given === null) return [];
    const said = answerObject(given, 'choices[].message');
    this.transcript.skip(channel, skippedIn(without(said, CALLS)));
    const [spoken, reasoning, calls] = [
      this.spoken(channel, said, join),
      this.texts(channel, REASONING, said, join),
      this.toolCalls(channel, said, join),
    ];
    this.transcript.moveOn(
      REASONING.map((kind) => channelOf(channel, kind)),
      [...spoken, ...reasoning, ...calls],
    );
    return [
      ...spoken,
      ...reasoning,
      ...calls,
      ...join(`${channel} other`, textsIn(without(said, SAID)).join('\n')),
    ];
  }

  private spoken(channel: string, said: JsonObject, join: Join): Piece[] {
    const audio = isJsonObject(said[AUDIO]) ? said[AUDIO] : {};
    return [
      ...this.texts(channel, SPOKEN, said, join),
      ...join(channelOf(channel, AUDIO), audio['transcript']),
    ];
  }

  private texts(channel: string, kinds: readonly string[], said: JsonObject, join: Join): Piece[] {
    return kinds.flatMap((kind) => join(channelOf(channel, kind), textsIn(said[kind]).join('\n')));
  }

  private toolCalls(channel: string, said: JsonObject, join: Join): Piece[] {
    const calls = answerObjects(said['tool_calls'], 'choices[].message.tool_calls').flatMap(
      (call, position) => this.toolCall(channel, call, position, join),
    );
    const legacy = said['function_call'];
    return isJsonObject(legacy)
      ? [...calls, ...this.called(`${channel} function call`, legacy, undefined, join)]
      : calls;
  }

  private toolCall(channel: string, call: JsonObject, position: number, join: Join): Piece[] {
    const at = `${channel} tool ${typeof call['index'] === 'number' ? call['index'] : position}`;
    const bodies = [call['function'], call['custom']].filter(isJsonObject);
    return [
      ...(bodies.length === 0
        ? this.transcript.call(at, undefined, call['id'])
        : bodies.flatMap((body) => this.called(at, body, call['id'], join))),
      ...join(`${at} other`, textsIn(without(call, CALL)).join('\n')),
    ];
  }

  private called(channel: string, body: JsonObject, id: unknown, join: Join): Piece[] {
    const given = [body['arguments'], body['input']].flatMap((value) =>
      join(channel, typeof value === 'object' && value !== null ? jsonText(value) : value),
    );
    return [
      ...this.transcript.call(channel, body['name'], id),
      ...given,
      ...join(`${channel} other`, textsIn(without(body, CALLED)).join('\n')),
    ];
  }
}

/** Reads the chunks of a stream, or one whole answer. */
class ChatReader {
  readonly transcript = new Transcript();
  private readonly choices = new ChoiceReader(this.transcript);

  read(body: JsonObject): Piece[] {
    if (isError(body)) this.transcript.fail();
    this.transcript.by(body['model']);
    const usage = isJsonObject(body['usage']) ? body['usage'] : {};
    this.transcript.count(usage['prompt_tokens'], usage['completion_tokens']);
    return [
      ...answerObjects(body['choices'], 'choices').flatMap((choice, index) =>
        this.choices.read(choice, index),
      ),
      ...this.transcript.add('other', textsIn(without(body, ANSWER)).join('\n')),
      ...this.transcript.add(
        'other',
        isJsonObject(body['error']) ? textsIn(without(body['error'], ERROR)).join('\n') : '',
      ),
    ];
  }
}

const DONE = '[DONE]';

class ChatStream implements StreamReader {
  private readonly reader = new ChatReader();

  read({ data }: StreamEvent): ReadEvent {
    const { transcript } = this.reader;
    if (data.trim() === DONE) return transcript.event([], true);
    return transcript.event(data === '' ? [] : this.reader.read(eventObject(data)));
  }

  answer(): ModelAnswer {
    return this.reader.transcript.answer();
  }
}

export const openStream = (): StreamReader => new ChatStream();

/** @throws UnreadableAnswer */
export const readAnswer = (body: unknown): ModelAnswer => {
  const answer = answerObject(body, 'The answer');
  if (!isError(answer) && !Array.isArray(answer['choices']))
    throw new UnreadableAnswer('choices: expected a list.');
  const reader = new ChatReader();
  reader.read(answer);
  return reader.transcript.answer();
};
