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
import { ANSWER, CANDIDATE, GROUNDING, PART } from './fields';

const RESULT = new Set(['functionResponse']);

/**
 * Reads consecutive answers: each is complete in itself and continues the text of the previous one.
 */
class AnswersReader {
  readonly transcript = new Transcript();
  private calls = 0;
  private parts = 0;

  read(body: JsonObject): Piece[] {
    if (isError(body)) this.transcript.fail();
    this.transcript.by(body['modelVersion']);
    this.usage(body['usageMetadata']);
    const candidates = answerObjects(body['candidates'], 'candidates');
    return [
      ...candidates.flatMap((candidate, index) => this.candidate(candidate, index)),
      ...this.other('other', without(body, ANSWER)),
    ];
  }

  private candidate(candidate: JsonObject, position: number): Piece[] {
    const channel = `candidate ${typeof candidate['index'] === 'number' ? candidate['index'] : position}`;
    const content =
      candidate['content'] === undefined
        ? {}
        : answerObject(candidate['content'], 'candidates[].content');
    const grounding = isJsonObject(candidate['groundingMetadata'])
      ? candidate['groundingMetadata']
      : {};
    const pieces = [
      ...answerObjects(content['parts'], 'candidates[].content.parts').flatMap((part) =>
        this.part(channel, part),
      ),
      ...this.other(`${channel} other`, without(content, new Set(['role', 'parts']))),
      ...this.other(`${channel} sources`, without(grounding, GROUNDING)),
      ...this.other(`${channel} other`, without(candidate, CANDIDATE)),
    ];
    this.transcript.moveOn([`${channel} thought`], pieces);
    return pieces;
  }

  private part(channel: string, part: JsonObject): Piece[] {
    const { text, functionCall: call, ...rest } = part;
    this.transcript.skip(`${channel} part ${(this.parts += 1)}`, skippedIn(without(rest, RESULT)));
    return [
      ...this.transcript.add(part['thought'] === true ? `${channel} thought` : channel, text),
      ...this.call(channel, call),
      ...this.other(`${channel} other`, without(rest, PART)),
      ...this.other(`${channel} other`, [part['functionResponse'], part['inlineData']]),
    ];
  }

  private call(channel: string, call: unknown): Piece[] {
    if (call === undefined) return [];
    const { name, id, args, ...rest } = answerObject(call, 'functionCall');
    const at = `${channel} call ${(this.calls += 1)}`;
    this.transcript.close(at, `${at} name`, `${at} other`);
    const named = this.transcript.call(at, name, id);
    return [
      ...named,
      ...(args === undefined ? [] : this.transcript.add(at, jsonText(args))),
      ...this.other(`${at} other`, rest),
    ];
  }

  private other(channel: string, value: unknown): Piece[] {
    return this.transcript.add(channel, textsIn(value).join('\n'));
  }

  private usage(usage: unknown): void {
    if (isJsonObject(usage))
      this.transcript.count(usage['promptTokenCount'], usage['candidatesTokenCount']);
  }
}

/** Returns true for an answer, an error, or the feedback on a refused prompt. */
const isAnswer = (body: JsonObject): boolean =>
  isError(body) ||
  Array.isArray(body['candidates']) ||
  isJsonObject(body['promptFeedback']) ||
  isJsonObject(body['usageMetadata']);

/** @throws UnreadableAnswer */
export const readAnswer = (body: unknown): ModelAnswer => {
  const reader = new AnswersReader();
  for (const item of Array.isArray(body) ? (body as unknown[]) : [body]) {
    const answer = answerObject(item, 'The answer');
    if (!isAnswer(answer)) throw new UnreadableAnswer('candidates: expected a list.');
    reader.read(answer);
  }
  return reader.transcript.answer();
};

const isFinished = (body: JsonObject): boolean =>
  isError(body) ||
  answerObjects(body['candidates'], 'candidates').some(
    ({ finishReason }) => typeof finishReason === 'string',
  );

class GeminiStream implements StreamReader {
  private readonly reader = new AnswersReader();

  read({ data }: StreamEvent): ReadEvent {
    const { transcript } = this.reader;
    if (data === '') return transcript.event([]);
    if (data.trim() === '[DONE]') return transcript.event([], true);
    const body = eventObject(data);
    return transcript.event(this.reader.read(body), isFinished(body));
  }

  answer(): ModelAnswer {
    return this.reader.transcript.answer();
  }
}

export const openStream = (): StreamReader => new GeminiStream();
