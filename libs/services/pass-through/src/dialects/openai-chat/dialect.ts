import type { Dialect } from '../dialect';
import { refused } from '../writing/vendor-error';
import { openStream, readAnswer } from './answer';
import { expandTexts, readCompletion } from './completions';
import { expandList } from './expand';
import { readRequest } from './request';
import { answerWith, completeWith, refuseInStream } from './writing';

/**
 * `/chat/completions`, with the additions of OpenAI-compatible vendors. Source:
 * https://platform.openai.com/docs/api-reference/chat
 */
export const openAiChat: Dialect = {
  name: 'openai-chat',
  readRequest,
  expand: (body, expanded) => expandList(body, 'messages', expanded),
  readAnswer,
  openStream,
  answerWith,
  refuse: (refusal, status) => refused('openai', refusal, status),
  refuseInStream,
};

/** `/completions`: https://platform.openai.com/docs/api-reference/completions */
export const openAiCompletions: Dialect = {
  ...openAiChat,
  name: 'openai-completions',
  readRequest: readCompletion,
  expand: (body, expanded) => expandTexts(body, 'prompt', expanded),
  answerWith: completeWith,
};
