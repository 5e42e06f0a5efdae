import type { DialectFamily } from '../providers/provider';
import { anthropicCount, anthropicMessages } from './anthropic-messages/dialect';
import type { Dialect } from './dialect';
import { geminiBatchEmbed, geminiCount, geminiEmbed, geminiGenerate } from './gemini/dialect';
import { openAiChat, openAiCompletions } from './openai-chat/dialect';
import { openAiEmbeddings } from './openai-embeddings/dialect';
import { openAiResponses, openAiResponsesCount } from './openai-responses/dialect';

/** `unreadable`: it carries text, or may, in a way nobody here reads. `textless`: it carries none that a model has to do with. */
export type Reading = Dialect | 'unreadable' | 'textless';

const ANTHROPIC: Readonly<Record<string, Dialect>> = { '/messages': anthropicMessages, '/messages/count_tokens': anthropicCount };
/** Some vendors that speak as OpenAI does speak as Anthropic does, too. */
const OPENAI: Readonly<Record<string, Dialect>> = {
  '/chat/completions': openAiChat,
  '/completions': openAiCompletions,
  '/responses': openAiResponses,
  '/responses/input_tokens': openAiResponsesCount,
  '/embeddings': openAiEmbeddings,
  ...ANTHROPIC,
};
const GEMINI: Readonly<Record<string, Dialect>> = {
  generateContent: geminiGenerate, streamGenerateContent: geminiGenerate, countTokens: geminiCount, embedContent: geminiEmbed, batchEmbedContents: geminiBatchEmbed,
};

/** Azure names its deployment before the operation. */
const DEPLOYMENT = /^(?:\/openai)?\/deployments\/[^/]+(?=\/)/;
const COMPATIBLE = '/openai/';
const CALL = /\/(?:models|tunedModels|dynamic|endpoints)\/[^/:]+:([A-Za-z]+)$/;

const own = (dialects: Readonly<Record<string, Dialect>>, name: string): Dialect | undefined => (Object.hasOwn(dialects, name) ? dialects[name] : undefined);

const written: Readonly<Record<DialectFamily, (operation: string) => Dialect | undefined>> = {
  openai: (operation) => own(OPENAI, operation.replace(DEPLOYMENT, '')),
  anthropic: (operation) => own(ANTHROPIC, operation),
  gemini: (operation) =>
    operation.startsWith(COMPATIBLE) ? own(OPENAI, operation.slice(COMPATIBLE.length - 1)) : own(GEMINI, CALL.exec(operation)?.[1] ?? ''),
};

/**
 * Text leaves by reading, too: answers made in the background, stored conversations, results of batches and contents of
 * files, in which a batch leaves its answers. A session in real time leaves over its own connection.
 */
const READ_LATER = [
  /^\/(?:openai\/)?(?:responses|chat\/completions|conversations|threads|realtime|evals)(?:\/|$)/, /^\/(?:openai\/)?videos\/[^/]+\/content$/, /\/content$/,
  /^\/messages\/batches\/[^/]+\/results$/, /^\/(?:batches|operations|models\/[^/]+\/operations)\/[^/]+$/, /:download$/, /^\/interactions(?:\/|$)/, /^\/download\//,
];
/** Files and what is made of them: what they hold is stored, and no model answers; names and settings only. */
const STORED = [
  /^\/(?:openai\/)?(?:files|uploads)(?:\/|$)/, /^\/upload\//, /^\/(?:openai\/)?(?:models|organization|organizations|containers|fine_tuning\/jobs)(?:\/[^:]*)?$/,
  /^\/(?:openai\/)?vector_stores(?:\/[^/]+(?:\/(?:files|file_batches)(?:\/.*)?)?)?$/,
];
const WITHOUT_BODY = new Set(['GET', 'HEAD', 'DELETE', 'OPTIONS']);

const matches = (patterns: readonly RegExp[], operation: string): boolean => patterns.some((pattern) => pattern.test(operation));

/**
 * How the bodies of an operation are read. An operation that nobody here knows counts as unreadable, unless it has no body.
 * @param operation the path below the version, decoded, without query
 */
export const dialectFor = (family: DialectFamily, operation: string, method: string): Reading => {
  const verb = method.toUpperCase();
  if (verb === 'POST') return written[family](operation) ?? (matches(STORED, operation) ? 'textless' : 'unreadable');
  if (!WITHOUT_BODY.has(verb)) return matches(STORED, operation) ? 'textless' : 'unreadable';
  return verb !== 'DELETE' && matches(READ_LATER, operation) ? 'unreadable' : 'textless';
};
