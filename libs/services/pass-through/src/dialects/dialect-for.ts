import type { DialectFamily } from '@touchstone/clients';
import type { Target } from '../providers/target';
import { anthropicCount, anthropicMessages } from './anthropic-messages/dialect';
import type { Dialect } from './dialect';
import { geminiBatchEmbed, geminiCount, geminiEmbed, geminiGenerate } from './gemini/dialect';
import { openAiChat, openAiCompletions } from './openai-chat/dialect';
import { openAiEmbeddings } from './openai-embeddings/dialect';
import { openAiResponses, openAiResponsesCount } from './openai-responses/dialect';
import { isTextless } from './textless';

/**
 * The dialect that reads an operation. `unreadable`: it may carry text in an unknown form.
 * `textless`: without a body it carries no text of or for a model.
 */
export type DialectMatch = Dialect | 'unreadable' | 'textless';

const ANTHROPIC: Readonly<Record<string, Dialect>> = {
  '/messages': anthropicMessages,
  '/messages/count_tokens': anthropicCount,
};
/** Operations of OpenAI-compatible vendors; some of them also serve Anthropic's API. */
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

/**
 * Paths that every server on the way reads alike: no segment parameters, no nested escapes, no
 * spaces.
 */
const PLAIN = /^(?:\/[\w.~:@+-]*)+$/;
/**
 * Query parameters that redefine a request: Google takes another method or other headers from the
 * query, and `alt` returns the contents of a file instead of its description.
 */
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
 * Selects the dialect that reads an operation. An operation without an exact match is unreadable.
 * @param target its operation is the path below the version, decoded once; it must be plain, since
 * a server that decodes once more, or is lenient otherwise, would see another operation
 */
export const dialectFor = (
  family: DialectFamily,
  { operation, path }: Pick<Target, 'operation' | 'path'>,
  method: string,
): DialectMatch => {
  if (!PLAIN.test(operation) || isRedefined(path)) return 'unreadable';
  const verb = method.toUpperCase();
  const dialect = verb === 'POST' ? written[family](operation) : undefined;
  return dialect ?? (isTextless(family, operation, verb) ? 'textless' : 'unreadable');
};
