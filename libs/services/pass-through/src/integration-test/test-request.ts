import type { DialectFamily, Provider } from '@touchstone/clients';
import type { JsonObject } from '../dialects/dialect';

/** The one request of a test. */
export interface TestRequest {
  method: 'GET' | 'POST';
  /** Path below the vendor's version, with its query. */
  path: string;
  headers: Record<string, string>;
  body: JsonObject | null;
}

const QUESTION = 'Reply with OK.';
/** Enough for models that reason before they answer. */
const MOST_TOKENS = 256;

/** OpenAI's newer models refuse `max_tokens`, and some compatible servers know nothing else. */
const NEWER_LIMIT: readonly string[] = ['openai', 'azure'];

interface DialectTest {
  /** Lists models, as few as the vendor allows. */
  models: string;
  headers?: Record<string, string>;
  question(model: string, provider: Provider): Pick<TestRequest, 'path' | 'body'>;
}

const messages = [{ role: 'user', content: QUESTION }];

const TESTS: Readonly<Record<DialectFamily, DialectTest>> = {
  openai: {
    models: '/models',
    question: (model, { name }) => ({
      path: '/chat/completions',
      body: {
        model,
        messages,
        [NEWER_LIMIT.includes(name) ? 'max_completion_tokens' : 'max_tokens']: MOST_TOKENS,
      },
    }),
  },
  anthropic: {
    models: '/models?limit=1',
    headers: { 'anthropic-version': '2023-06-01' },
    question: (model) => ({
      path: '/messages',
      body: { model, messages, max_tokens: MOST_TOKENS },
    }),
  },
  gemini: {
    models: '/models?pageSize=1',
    question: (model) => ({
      path: `/${resourceOf(model)}:generateContent`,
      body: {
        contents: [{ role: 'user', parts: [{ text: QUESTION }] }],
        generationConfig: { maxOutputTokens: MOST_TOKENS },
      },
    }),
  },
};

/** Accepts a model with its collection, as Gemini lists it. */
const resourceOf = (model: string): string =>
  (model.includes('/') ? model : `models/${model}`).split('/').map(encodeURIComponent).join('/');

/** Builds the smallest request that shows whether a vendor can be reached, and accepts a credential. */
export const testRequestFor = (provider: Provider, model?: string): TestRequest => {
  const test = TESTS[provider.family];
  const headers = {
    accept: 'application/json',
    'accept-encoding': 'identity',
    'user-agent': 'Touchstone',
    ...test.headers,
  };
  if (model !== undefined)
    return {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      ...test.question(model, provider),
    };
  const path = (provider.isPreset ? provider.credentialCheck : undefined) ?? test.models;
  return { method: 'GET', headers, path, body: null };
};
