import { UnreadableAnswer } from '../../errors';
import { isJsonObject } from '@touchstone/contracts/dto';
import type { JsonObject, ModelAnswer, Piece, StreamEvent, StreamReader } from '../dialect';
import { answerObject, answerObjects, eventObject, isError } from '../reading/events';
import { without } from '../reading/fields';
import { textsIn } from '../reading/texts';
import { Transcript } from '../transcript';
import { ANSWER, CALL, CHOICE, SAID } from './fields';

const SPOKEN = ['content', 'refusal', 'reasoning_content', 'reasoning'];

/** One choice's message, or what a chunk adds to it: both are written alike. */
class ChoiceReader {
  constructor(private readonly transcript: Transcript) {}

  read(choice: JsonObject, position: number): Piece[] {
    const channel = `choice ${typeof choice['index'] === 'number' ? choice['index'] : position}`;
    const said = choice['delta'] ?? choice['message'] ?? {};
    const message = answerObject(said, 'choices[].message');
    return [
      ...this.texts(channel, message),
      ...this.transcript.add(channel, choice['text']),
      ...this.toolCalls(channel, message),
      ...this.add(`${channel} other`, [...textsIn(without(message, SAID)), ...textsIn(without(choice, CHOICE))]),
    ];
  }

  private texts(channel: string, message: JsonObject): Piece[] {
    const audio = isJsonObject(message['audio']) ? message['audio'] : {};
    return [
      ...SPOKEN.flatMap((kind) => this.add(kind === 'content' ? channel : `${channel} ${kind}`, textsIn(message[kind]))),
      ...this.transcript.add(`${channel} audio`, audio['transcript']),
    ];
  }

  private toolCalls(channel: string, message: JsonObject): Piece[] {
    const calls = answerObjects(message['tool_calls'], 'choices[].message.tool_calls').flatMap((call, position) => this.toolCall(channel, call, position));
    const legacy = message['function_call'];
    return isJsonObject(legacy) ? [...calls, ...this.called(`${channel} function call`, legacy, undefined)] : calls;
  }

  private toolCall(channel: string, call: JsonObject, position: number): Piece[] {
    const at = `${channel} tool ${typeof call['index'] === 'number' ? call['index'] : position}`;
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

  read({ data }: StreamEvent): { pieces: Piece[]; ended: boolean } {
    if (data.trim() === DONE) return { pieces: [], ended: true };
    return data === '' ? { pieces: [], ended: false } : { pieces: this.reader.read(eventObject(data)), ended: false };
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
