import { isJsonObject } from '@touchstone/contracts/dto';
import type { Dialect, JsonObject, ModelRequest } from '../dialect';
import { asUser, expandTexts, plainTexts } from '../openai-chat/completions';
import { content, count } from '../reading/conversation';
import { optionalTextAt } from '../reading/fields';
import { restReader } from '../reading/rest';
import { requestOnly } from '../request-only';

const rest = restReader({
  named: ['input'],
  definitions: [],
  settings: [
    'model',
    'encoding_format',
    'dimensions',
    'user',
    'input_type',
    'truncate',
    'embedding_types',
    'output_dtype',
  ],
  unseen: [],
});

const readRequest = (body: JsonObject): ModelRequest => {
  const texts = plainTexts(body['input'], 'input');
  return {
    model: optionalTextAt(body['model'], 'model'),
    stream: false,
    content: content([...asUser(texts), ...rest(body)]),
    messages: texts.map((text, index) => ({ index, role: 'user', text })),
  };
};

const usageIn = (body: JsonObject): { inputTokens?: number } => {
  const inputTokens = isJsonObject(body['usage'])
    ? count(body['usage']['prompt_tokens'])
    : undefined;
  return inputTokens === undefined ? {} : { inputTokens };
};

/** `/embeddings`: https://platform.openai.com/docs/api-reference/embeddings */
export const openAiEmbeddings: Dialect = requestOnly({
  name: 'openai-embeddings',
  family: 'openai',
  readRequest,
  expand: (body, expanded) => expandTexts(body, 'input', expanded),
  usageIn,
});
