import type { DialectFamily } from '@touchstone/clients';
import { dialectFor } from './dialect-for';

const nameOf = (family: DialectFamily, operation: string, method: string, query = ''): string => {
  const reading = dialectFor(family, { operation, path: `/v1${operation}${query}` }, method);
  return typeof reading === 'string' ? reading : reading.name;
};

describe('dialectFor', () => {
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
  ] as const)('reads %s %s as %s', (family, operation, expected) => {
    expect(nameOf(family, operation, 'POST')).toBe(expected);
  });

  it.each([
    '/images/generations',
    '/images/edits',
    '/audio/speech',
    '/audio/transcriptions',
    '/moderations',
    '/batches',
    '/assistants',
    '/threads/t/messages',
    '/conversations',
    '/videos',
    '/realtime/sessions',
    '/messages/batches',
    '/complete',
    '/models/m-1:batchGenerateContent',
    '/models/m-1:predict',
    '/cachedContents',
    '/interactions',
    '/responses/compact',
    '/vector_stores/v/search',
    '/chat/completions/',
    '/Chat/Completions',
    '/constructor',
    '/something/new',
    '/',
    '/files:run',
    '/files',
    '/uploads',
    '/upload/files',
    '/vector_stores',
    '/fine_tuning/jobs',
    '/models',
    '/models/x',
    '/containers',
    '/responses/r/cancel',
  ])('treats POST %s as unreadable for every vendor', (operation) => {
    for (const family of ['openai', 'anthropic', 'gemini'] as const)
      expect(nameOf(family, operation, 'POST')).toBe('unreadable');
  });

  it.each([
    '/files/..;/chat/completions',
    '/chat/completions;a=b',
    '/models/x%3AgenerateContent',
    '/models/m-1:generateContent ',
    '/chat//completions',
    '/CHAT/completions',
    '/chat/%63ompletions',
  ])('treats the ambiguous path POST %s as unreadable', (operation) => {
    for (const family of ['openai', 'anthropic', 'gemini'] as const)
      expect(nameOf(family, operation, 'POST')).toBe('unreadable');
  });

  it.each(['PUT', 'PATCH', 'put'])('treats the method %s as unreadable', (method) => {
    for (const operation of ['/chat/completions', '/models/x', '/files/f'])
      expect(nameOf('openai', operation, method)).toBe('unreadable');
  });

  it.each([
    ['GET', '/models'],
    ['GET', '/models/m-1'],
    ['GET', '/models/llama3:8b'],
    ['GET', '/models/org/m-1:free/endpoints'],
    ['GET', '/files'],
    ['GET', '/files/f'],
    ['GET', '/organization/usage/completions'],
    ['DELETE', '/files/f'],
    ['DELETE', '/responses/r'],
    ['HEAD', '/chat'],
    ['POST', '/batches/b/cancel'],
  ])('treats %s %s as textless', (method, operation) => {
    expect(nameOf('openai', operation, method)).toBe('textless');
  });

  it.each([
    '/responses/r',
    '/responses/r/input_items',
    '/chat/completions',
    '/chat/completions/c/messages',
    '/files/f/content',
    '/threads/t/messages',
    '/realtime',
    '/messages/batches/b/results',
    '/batches/b',
    '/batches',
    '/batch/jobs/b',
    '/chatkit/threads/t/items',
    '/evals/e/runs',
    '/vector_stores/v/files/f/content',
    '/Files/f',
    '/files/f;x',
    '/something/new',
  ])('treats GET %s as unreadable, since it may return stored or generated text', (operation) => {
    for (const family of ['openai', 'anthropic', 'gemini'] as const)
      expect(nameOf(family, operation, 'GET')).toBe('unreadable');
  });

  it.each([
    ['a file’s contents', '/files/f', 'GET', '?alt=media'],
    ['a file’s contents, in another spelling', '/files/f', 'GET', '?%24alt=media'],
    ['a file’s contents, behind a semicolon', '/files/f', 'GET', '?a=b;alt=media'],
    ['another method', '/models/m-1', 'GET', '?$httpMethod=POST'],
    [
      'other headers',
      '/models/m-1:generateContent',
      'POST',
      '?a=b&%24httpHeaders=Content-Encoding:gzip',
    ],
    ['an answer in another form', '/models/m-1:generateContent', 'POST', '?alt=proto'],
  ])('treats a query that asks for %s as unreadable', (_title, operation, method, query) => {
    expect(nameOf('gemini', operation, method)).not.toBe('unreadable');
    expect(nameOf('gemini', operation, method, query)).toBe('unreadable');
    expect(nameOf('gemini', operation, method, '?$alt=json;enum-encoding=int&key=k')).not.toBe(
      'unreadable',
    );
  });
});
