import { dialectFor } from './dialect-for';

const nameOf = (...[family, operation, method]: Parameters<typeof dialectFor>): string => {
  const reading = dialectFor(family, operation, method);
  return typeof reading === 'string' ? reading : reading.name;
};

describe('the reading of an operation', () => {
  it.each([
    ['openai', '/chat/completions', 'openai-chat'],
    ['openai', '/completions', 'openai-completions'],
    ['openai', '/responses', 'openai-responses'],
    ['openai', '/responses/input_tokens', 'openai-responses-count'],
    ['openai', '/embeddings', 'openai-embeddings'],
    ['openai', '/openai/deployments/mine/chat/completions', 'openai-chat'],
    ['openai', '/messages', 'anthropic-messages'],
    ['anthropic', '/messages', 'anthropic-messages'],
    ['anthropic', '/messages/count_tokens', 'anthropic-count'],
    ['gemini', '/models/m-1:generateContent', 'gemini'],
    ['gemini', '/models/m-1:streamGenerateContent', 'gemini'],
    ['gemini', '/tunedModels/m-1:generateContent', 'gemini'],
    ['gemini', '/projects/p/locations/l/publishers/google/models/m-1:generateContent', 'gemini'],
    ['gemini', '/models/m-1:countTokens', 'gemini-count'],
    ['gemini', '/models/m-1:embedContent', 'gemini-embed'],
    ['gemini', '/models/m-1:batchEmbedContents', 'gemini-batch-embed'],
    ['gemini', '/openai/chat/completions', 'openai-chat'],
  ] as const)('of %s %s is %s', (family, operation, expected) => {
    expect(nameOf(family, operation, 'POST')).toBe(expected);
  });

  it.each([
    '/images/generations', '/images/edits', '/audio/speech', '/audio/transcriptions', '/moderations', '/batches', '/assistants', '/threads/t/messages', '/conversations',
    '/videos', '/realtime/sessions', '/messages/batches', '/complete', '/models/m-1:batchGenerateContent', '/models/m-1:predict', '/cachedContents', '/interactions',
    '/responses/compact', '/vector_stores/v/search', '/chat/completions/', '/Chat/Completions', '/constructor', '/something/new', '/', '/files:run',
  ])('of POST %s is unreadable for every vendor', (operation) => {
    for (const family of ['openai', 'anthropic', 'gemini'] as const) expect(nameOf(family, operation, 'POST')).toBe('unreadable');
  });

  it.each(['PUT', 'PATCH', 'put'])('of a conversation that is sent with %s is unreadable', (method) => {
    expect(nameOf('openai', '/chat/completions', method)).toBe('unreadable');
  });

  it.each([
    ['GET', '/models'], ['GET', '/models/m-1'], ['DELETE', '/files/f'], ['POST', '/files'], ['POST', '/uploads'], ['POST', '/fine_tuning/jobs'], ['POST', '/vector_stores'],
    ['HEAD', '/chat'], ['GET', '/batches'], ['DELETE', '/responses/r'],
  ])('of %s %s has no text', (method, operation) => {
    expect(nameOf('openai', operation, method)).toBe('textless');
  });

  it.each(['/responses/r', '/chat/completions/c/messages', '/files/f/content', '/threads/t/messages', '/realtime', '/messages/batches/b/results', '/batches/b'])(
    'of GET %s is unreadable: a model’s answer leaves by it', (operation) => {
      expect(nameOf('openai', operation, 'GET')).toBe('unreadable');
    },
  );
});
