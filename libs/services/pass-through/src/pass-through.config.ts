import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { type Environment, readSettings } from '@touchstone/kernel';

const Count = (): PropertyDecorator => (target, property) =>
  [Type(() => Number), IsInt(), Min(1)].forEach((decorate) => decorate(target, property));

export class PassThroughSettings {
  /** Limit of a JSON request body, in bytes; bodies carry images. */
  @Count() bodyBytes = 33_554_432;
  /** Limit of an answer held for judging, in bytes. */
  @Count() answerBytes = 16_777_216;
  /** Limit of messages in a judged conversation. */
  @Count() messages = 10_000;
  /** Limit of values in a judged JSON body: every text, number, list and object counts. */
  @Count() bodyValues = 100_000;
  /** Limit of values in the arguments of all tool calls of one side together. */
  @Count() argumentValues = 20_000;
  /** Seconds that a vendor may take until its first byte, and between two bytes. */
  @Count() @Max(3_600) silenceSeconds = 300;
  /** Limit of connections to each vendor. */
  @Count() connections = 512;
  /** Seconds after which a caller that reads nothing of a waiting answer is disconnected. */
  @Count() @Max(3_600) readerSeconds = 10;
  /** Limit of the bytes of requests and answers in memory, for all exchanges together. */
  @Count() heldBytes = 536_870_912;
  /** Share of one workspace in connections to a vendor and in bytes held, in percent. */
  @Count() @Max(100) workspacePercent = 50;
}

const VARIABLES: Record<keyof PassThroughSettings, string> = {
  bodyBytes: 'TOUCHSTONE_PASS_THROUGH_BODY_BYTES',
  answerBytes: 'TOUCHSTONE_PASS_THROUGH_ANSWER_BYTES',
  messages: 'TOUCHSTONE_PASS_THROUGH_MESSAGES',
  bodyValues: 'TOUCHSTONE_PASS_THROUGH_BODY_VALUES',
  argumentValues: 'TOUCHSTONE_PASS_THROUGH_ARGUMENT_VALUES',
  silenceSeconds: 'TOUCHSTONE_PASS_THROUGH_SILENCE_SECONDS',
  connections: 'TOUCHSTONE_PASS_THROUGH_CONNECTIONS',
  readerSeconds: 'TOUCHSTONE_PASS_THROUGH_READER_SECONDS',
  heldBytes: 'TOUCHSTONE_PASS_THROUGH_HELD_BYTES',
  workspacePercent: 'TOUCHSTONE_PASS_THROUGH_WORKSPACE_PERCENT',
};

export const passThroughSettings = (environment?: Environment): PassThroughSettings =>
  readSettings(PassThroughSettings, VARIABLES, environment);
