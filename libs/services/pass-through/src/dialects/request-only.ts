import type { DialectFamily } from '@touchstone/clients';
import type { Dialect, JsonObject, ModelAnswer, TokenUsage } from './dialect';
import { answerObject } from './reading/events';
import { sseEvent } from './writing/sse-text';
import { ERROR_BODIES, refused } from './writing/vendor-error';

export interface RequestOnlyParts extends Pick<Dialect, 'name' | 'readRequest' | 'expand'> {
  family: DialectFamily;
  usageIn(answer: JsonObject): TokenUsage;
}

const BLOCKED = 'guardrail_blocked';
const STATUS = 400;

/**
 * Dialect of an operation whose answers hold no text (vectors, counts). Such an operation cannot be
 * answered with a text, so it is refused with the text as the message.
 */
export const requestOnly = ({ family, usageIn, ...reading }: RequestOnlyParts): Dialect => ({
  ...reading,
  requestOnly: true,
  readAnswer: (body): ModelAnswer => ({
    texts: [],
    toolCalls: [],
    usage: usageIn(answerObject(body, 'The answer')),
  }),
  openStream: () => ({
    read: () => ({ pieces: [], closed: [], ended: false }),
    answer: () => ({ texts: [], toolCalls: [], usage: {} }),
  }),
  answerWith: (message) => refused(family, { message, code: BLOCKED, details: {} }, STATUS),
  refuse: (refusal, status) => refused(family, refusal, status),
  refuseInStream: (refusal) => sseEvent(ERROR_BODIES[family](refusal, STATUS)),
});
