import type {
  PromptHead,
  PromptParameters,
  PromptRecord,
  PromptRevision,
  PromptRevisionSummary,
  PromptTool,
  StoredMessage,
} from '@touchstone/contracts';
import type {
  CompiledPromptDto,
  FetchedMessageDto,
  FetchedParametersDto,
  FetchedPromptDto,
  FetchedToolDto,
  PromptHeadDto,
  PromptRevisionDto,
  StoredPromptDto,
} from '@touchstone/contracts/dto';

/** Rewrites a text that may contain placeholders. */
export type Rewrite = (text: string) => string;
const unchanged: Rewrite = (text) => text;

/** Role of a message stored without one. */
const DEFAULT_ROLE = 'user';
const DEFAULT_TOOL_TYPE = 'function';

/** Joins the text parts of a content with line breaks. */
const contentOf = ({ content, multiContent = [] }: StoredMessage): string => {
  if (content !== undefined && content !== '') return content;
  return multiContent
    .flatMap(({ type, text = '' }) => (text !== '' || type === 'text' ? [text] : []))
    .join('\n');
};

/** Keys below which schemas contain values instead of descriptions. */
const VALUES = ['default', 'const', 'enum', 'example', 'examples'];
/** Keys below which schemas have arbitrary names. */
const BY_NAME = [
  'properties',
  'patternProperties',
  'dependentSchemas',
  'dependencies',
  '$defs',
  'definitions',
];

/**
 * Rewrites every description in a schema; keys and other values are kept. The depth was limited
 * when the schema was stored.
 */
const describedAnew = (schema: unknown, rewrite: Rewrite, isByName = false): unknown => {
  if (Array.isArray(schema)) return schema.map((item) => describedAnew(item, rewrite));
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]: [string, unknown]) => {
      if (isByName) return [key, describedAnew(value, rewrite)];
      if (key === 'description' && typeof value === 'string') return [key, rewrite(value)];
      return [
        key,
        VALUES.includes(key) ? value : describedAnew(value, rewrite, BY_NAME.includes(key)),
      ];
    }),
  );
};

const message = (stored: StoredMessage, rewrite: Rewrite): FetchedMessageDto => ({
  role: stored.role ?? DEFAULT_ROLE,
  content: rewrite(contentOf(stored)),
});

const tool = (
  {
    type = DEFAULT_TOOL_TYPE,
    function: { name = '', description = '', parameters = {} } = {},
  }: PromptTool,
  rewrite: Rewrite,
): FetchedToolDto => ({
  type,
  function: {
    name,
    description: rewrite(description),
    parameters: describedAnew(parameters, rewrite) as Record<string, unknown>,
  },
});

interface Texts {
  messages: FetchedMessageDto[];
  tools: FetchedToolDto[];
}

/**
 * Formats messages and tools for callers. Calls `rewrite` with their texts in order.
 */
const textsOf = ({ messages, tools }: PromptRevision, rewrite: Rewrite): Texts => ({
  messages: messages.map((stored) => message(stored, rewrite)),
  tools: tools.map((stored) => tool(stored, rewrite)),
});

const FETCHED_PARAMETERS = [
  'model',
  'temperature',
  'top_p',
  'frequency_penalty',
  'presence_penalty',
  'max_tokens',
  'reasoning_effort',
] as const satisfies readonly (keyof FetchedParametersDto & keyof PromptParameters)[];

const fetchedParameters = (parameters: PromptParameters): FetchedParametersDto =>
  Object.fromEntries(
    FETCHED_PARAMETERS.filter((name) => parameters[name] !== undefined).map((name) => [
      name,
      parameters[name],
    ]),
  );

/** Formats a fetched prompt. */
export const fetchedShape = (
  { prompt, revision }: PromptRecord,
  rewrite = unchanged,
): FetchedPromptDto => ({
  id: prompt.id,
  name: prompt.name,
  description: prompt.description,
  created_at: prompt.created_at,
  revision: revision.number,
  revision_id: revision.id,
  ...textsOf(revision, rewrite),
  parameters: fetchedParameters(revision.parameters),
});

/** Formats a compiled prompt. */
export const compiledShape = (
  { prompt, revision }: PromptRecord,
  rewrite: Rewrite,
): CompiledPromptDto => ({
  id: prompt.id,
  name: prompt.name,
  revision: revision.number,
  revision_id: revision.id,
  ...textsOf(revision, rewrite),
  parameters: revision.parameters,
});

/** Formats a stored prompt: the fields as sent, and those derived from them. */
export const storedShape = ({ prompt, revision }: PromptRecord): StoredPromptDto => ({
  id: prompt.id,
  name: prompt.name,
  description: prompt.description,
  created_at: prompt.created_at,
  active_revision: prompt.active_revision,
  revision: revision.number,
  beta: revision.beta,
  active: prompt.active,
  messages: revision.messages,
  tools: revision.tools,
  parameters: revision.parameters,
  revision_id: revision.id,
  text_id: prompt.text_id,
  labels: prompt.labels,
});

export const headShape = (head: PromptHead): PromptHeadDto => ({
  id: head.id,
  text_id: head.text_id,
  name: head.name,
  description: head.description,
  active: head.active,
  active_revision: head.active_revision,
  created_at: head.created_at,
  updated_at: head.updated_at,
  labels: head.labels,
});

export const revisionShape = ({
  id,
  number,
  ...summary
}: PromptRevisionSummary): PromptRevisionDto => ({ revision: number, revision_id: id, ...summary });
