import { UnreadableAnswer } from '../../errors';
import { isJsonObject } from '@touchstone/contracts/dto';
import type { JsonObject, ModelAnswer, Piece, ReadEvent, StreamEvent, StreamReader } from '../dialect';
import { answerObject, answerObjects, eventObject, isError } from '../reading/events';
import { without } from '../reading/fields';
import { textsIn } from '../reading/texts';
import { Transcript } from '../transcript';
import { ANSWER, CALL, CHOICE, SAID } from './fields';

const REASONING = ['reasoning_content', 'reasoning'];
const SPOKEN = ['content', 'refusal'];
const AUDIO = 'audio';
const channelOf = (choice: string, kind: string): string => (kind === 'content' ? choice : `${choice} ${kind}`);

/** One choice's message, or what a chunk adds to it: both are written alike. */
class ChoiceReader {
  constructor(private readonly transcript: Transcript) {}

  read(choice: JsonObject, position: number): Piece[] {
    const channel = `choice ${typeof choice['index'] === 'number' ? choice['index'] : position}`;
    const said = choice['delta'] ?? choice['message'] ?? {};
    const message = answerObject(said, 'choices[].message');
    const [spoken, reasoning, calls] = [this.spoken(channel, choice, message), this.texts(channel, REASONING, message), this.toolCalls(channel, message)];
    // One after the other: a choice that speaks has reasoned, and one that calls a tool has spoken.
    if (reasoning.length === 0 && spoken.length + calls.length > 0) this.close(channel, REASONING);
    if (typeof choice['finish_reason'] === 'string' || (spoken.length === 0 && calls.length > 0)) this.close(channel, [...SPOKEN, AUDIO]);
    return [...spoken, ...reasoning, ...calls, ...this.add(`${channel} other`, [...textsIn(without(message, SAID)), ...textsIn(without(choice, CHOICE))])];
  }

  private spoken(channel: string, choice: JsonObject, message: JsonObject): Piece[] {
    const audio = isJsonObject(message[AUDIO]) ? message[AUDIO] : {};
    return [
      ...this.texts(channel, SPOKEN, message),
      ...this.transcript.add(channelOf(channel, AUDIO), audio['transcript']),
      ...this.transcript.add(channel, choice['text']),
    ];
  }

  private texts(channel: string, kinds: readonly string[], message: JsonObject): Piece[] {
    return kinds.flatMap((kind) => this.add(channelOf(channel, kind), textsIn(message[kind])));
  }

  private close(channel: string, kinds: readonly string[]): void {
    this.transcript.close(...kinds.map((kind) => channelOf(channel, kind)));
  }

  private toolCalls(channel: string, message: JsonObject): Piece[] {
    const calls = answerObjects(message['tool_calls'], 'choices[].message.tool_calls').flatMap((call, position) => this.toolCall(channel, call, position));
    const legacy = message['function_call'];
    return isJsonObject(legacy) ? [...calls, ...this.called(`${channel} function call`, legacy, undefined)] : calls;
  }

  private toolCall(channel: string, call: JsonObject, position: number): Piece[] {
    const index = typeof call['index'] === 'number' ? call['index'] : position;
    const at = `${channel} tool ${index}`;
    if (index > 0) this.transcript.close(`${channel} tool ${index - 1}`);
    const body = [call['function'], call['custom']].find(isJsonObject) ?? {};
    return [...this.called(at, body, call['id']), ...this.add(`${at} other`, textsIn(without(call, CALL)))];
  }

  private called(channel: string, body: JsonObject, id: unknown): Piece[] {
    const given = body['arguments'] ?? body['input'];
    return [...this.transcript.call(channel, body['name'], id), ...this.transcript.add(channel, isJsonObject(given) ? JSON.stringify(given) : given)];
  }

  private add(channel: string, texts: readonly string[]): Piece[] {
    return this.transcript.add(channel, texts.join('\n'));
  }
}

/** Reads chunks, or the one whole answer. */
class ChatReader {
  readonly transcript = new Transcript();
  private readonly choices = new ChoiceReader(this.transcript);

  read(body: JsonObject): Piece[] {
    this.transcript.by(body['model']);
    const usage = isJsonObject(body['usage']) ? body['usage'] : {};
    this.transcript.count(usage['prompt_tokens'], usage['completion_tokens']);
    return [
      ...answerObjects(body['choices'], 'choices').flatMap((choice, index) => this.choices.read(choice, index)),
      ...this.transcript.add('other', textsIn(without(body, ANSWER)).join('\n')),
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
  if (!isError(answer) && !Array.isArray(answer['choices'])) throw new UnreadableAnswer('choices: expected a list.');
  const reader = new ChatReader();
  reader.read(answer);
  return reader.transcript.answer();
};
