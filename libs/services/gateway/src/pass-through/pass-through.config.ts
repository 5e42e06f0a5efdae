import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { type Environment, readSettings } from '@touchstone/kernel';

const Count = (): PropertyDecorator => (target, property) =>
  [Type(() => Number), IsInt(), Min(1)].forEach((decorate) => decorate(target, property));

export class PassThroughSettings {
  /** The largest JSON body that is taken for a vendor, in bytes: images travel in them. */
  @Count() bodyBytes = 33_554_432;
  /** The largest answer that is held to be judged, in bytes. */
  @Count() answerBytes = 16_777_216;
  /** Of a conversation that is judged. */
  @Count() messages = 10_000;
  /** In a JSON body that is judged: every text, number, list and object. */
  @Count() bodyValues = 100_000;
  /** The same in the arguments of the tool calls of one side together. */
  @Count() argumentValues = 20_000;
  /** Seconds until a vendor's first byte, and between two. */
  @Count() @Max(3_600) silenceSeconds = 300;
  /** Connections to each vendor. */
  @Count() connections = 512;
}

const VARIABLES: Record<keyof PassThroughSettings, string> = {
  bodyBytes: 'TOUCHSTONE_PASS_THROUGH_BODY_BYTES',
  answerBytes: 'TOUCHSTONE_PASS_THROUGH_ANSWER_BYTES',
  messages: 'TOUCHSTONE_PASS_THROUGH_MESSAGES',
  bodyValues: 'TOUCHSTONE_PASS_THROUGH_BODY_VALUES',
  argumentValues: 'TOUCHSTONE_PASS_THROUGH_ARGUMENT_VALUES',
  silenceSeconds: 'TOUCHSTONE_PASS_THROUGH_SILENCE_SECONDS',
  connections: 'TOUCHSTONE_PASS_THROUGH_CONNECTIONS',
};

export const passThroughSettings = (environment?: Environment): PassThroughSettings =>
  readSettings(PassThroughSettings, VARIABLES, environment);
