import { isJsonObject } from '@touchstone/contracts/dto';
import type { Dialect, JsonObject } from '../dialect';
import { count } from '../reading/conversation';
import { requestOnly } from '../request-only';
import { refused } from '../writing/vendor-error';
import { openStream, readAnswer } from './answer';
import { expand, readRequest } from './request';
import { answerWith, refuseInStream } from './writing';

/** `/responses`: https://platform.openai.com/docs/api-reference/responses */
export const openAiResponses: Dialect = {
  name: 'openai-responses',
  readRequest,
  expand,
  readAnswer,
  openStream,
  answerWith,
  refuse: (refusal, status) => refused('openai', refusal, status),
  refuseInStream,
};

const usageIn = (body: JsonObject): { inputTokens?: number } => {
  const inputTokens = isJsonObject(body['usage'])
    ? count(body['usage']['input_tokens'])
    : count(body['input_tokens']);
  return inputTokens === undefined ? {} : { inputTokens };
};

/** `/responses/input_tokens`: counts the tokens of a request. */
export const openAiResponsesCount: Dialect = requestOnly({
  name: 'openai-responses-count',
  family: 'openai',
  readRequest,
  expand,
  usageIn,
});
