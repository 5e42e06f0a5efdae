import type { Dialect } from '../dialect';
import { count } from '../reading/conversation';
import { requestOnly } from '../request-only';
import { refused } from '../writing/vendor-error';
import { openStream, readAnswer } from './answer';
import { expand } from './expand';
import { readRequest } from './request';
import { answerWith, refuseInStream } from './writing';

/** `/messages`: https://platform.claude.com/docs/en/api/messages */
export const anthropicMessages: Dialect = {
  name: 'anthropic-messages',
  readRequest,
  expand,
  readAnswer,
  openStream,
  answerWith,
  refuse: (refusal, status) => refused('anthropic', refusal, status),
  refuseInStream,
};

/** `/messages/count_tokens` */
export const anthropicCount: Dialect = requestOnly({
  name: 'anthropic-count',
  family: 'anthropic',
  readRequest,
  expand,
  usageIn: (body) => {
    const inputTokens = count(body['input_tokens']);
    return inputTokens === undefined ? {} : { inputTokens };
  },
});
