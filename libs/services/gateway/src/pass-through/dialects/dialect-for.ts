import type { DialectFamily } from '../providers/provider';
import type { Target } from '../providers/target';
import { anthropicCount, anthropicMessages } from './anthropic-messages/dialect';
import type { Dialect } from './dialect';
import { geminiBatchEmbed, geminiCount, geminiEmbed, geminiGenerate } from './gemini/dialect';
import { openAiChat, openAiCompletions } from './openai-chat/dialect';
import { openAiEmbeddings } from './openai-embeddings/dialect';
import { openAiResponses, openAiResponsesCount } from './openai-responses/dialect';
import { isTextless } from './textless';

/** `unreadable`: it carries text, or may, in a way nobody here reads. `textless`: it carries none that a model has to do with, once it has no body. */
export type Reading = Dialect | 'unreadable' | 'textless';

const ANTHROPIC: Readonly<Record<string, Dialect>> = {
  '/messages': anthropicMessages,
  '/messages/count_tokens': anthropicCount,
};
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
  generateContent: geminiGenerate,
  streamGenerateContent: geminiGenerate,
  countTokens: geminiCount,
  embedContent: geminiEmbed,
  batchEmbedContents: geminiBatchEmbed,
};

/** Azure names its deployment before the operation. */
const DEPLOYMENT = /^(?:\/openai)?\/deployments\/[^/]+(?=\/)/;
const COMPATIBLE = '/openai/';
const CALL = /\/(?:models|tunedModels|dynamic|endpoints)\/[^/:]+:([A-Za-z]+)$/;

const own = (dialects: Readonly<Record<string, Dialect>>, name: string): Dialect | undefined =>
  Object.hasOwn(dialects, name) ? dialects[name] : undefined;

const written: Readonly<Record<DialectFamily, (operation: string) => Dialect | undefined>> = {
  openai: (operation) => own(OPENAI, operation.replace(DEPLOYMENT, '')),
  anthropic: (operation) => own(ANTHROPIC, operation),
  gemini: (operation) =>
    operation.startsWith(COMPATIBLE)
      ? own(OPENAI, operation.slice(COMPATIBLE.length - 1))
      : own(GEMINI, CALL.exec(operation)?.[1] ?? ''),
};

/** Nothing that a server on the way may read as something else: parameters of a segment, escapes of escapes, spaces. */
const PLAIN = /^(?:\/[\w.~:@+-]*)+$/;
/** Google takes another method or other headers from the query, and gives a file's contents for what names only the file. */
const REDEFINES = /^(?:\$?httpmethod|\$?httpheaders|\$?alt)$/i;
const FORMS = new Set(['json', 'sse']);

const isRedefined = (path: string): boolean => {
  const query = new URLSearchParams(path.split('?').slice(1).join('&').replaceAll(';', '&'));
  return [...query].some(
    ([name, value]) =>
      REDEFINES.test(name) && !(/alt$/i.test(name) && FORMS.has(value.toLowerCase())),
  );
};

/**
 * How the bodies of an operation are read. One that nobody here knows by its exact spelling counts as unreadable.
 * @param target whose operation is the path below the version, decoded once; a server that decodes once more, or is lenient
 * otherwise, would see another one, so it has to be plain
 */
export const dialectFor = (
  family: DialectFamily,
  { operation, path }: Pick<Target, 'operation' | 'path'>,
  method: string,
): Reading => {
  if (!PLAIN.test(operation) || isRedefined(path)) return 'unreadable';
  const verb = method.toUpperCase();
  const dialect = verb === 'POST' ? written[family](operation) : undefined;
  return dialect ?? (isTextless(family, operation, verb) ? 'textless' : 'unreadable');
};
