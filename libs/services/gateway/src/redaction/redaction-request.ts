import type { Content, Mode } from '@touchstone/contracts';
import {
  type ContentDto,
  isJsonObject,
  type MessageDto,
  type RedactionAnswerDto,
  RedactionRequestDto,
} from '@touchstone/contracts/dto';
import { InvalidRequest } from '@touchstone/http-edge';
import type { Limits } from '../evaluation/limits';
import { read } from '../evaluation/validated';
import { contentBody } from '../history/content-body';
import { refuse } from '../http/problems';
import { objectOrText } from './exact-arguments';
import type { Found } from './found';

/** Redaction request as content to evaluate, with the mapping back to the caller's shape. */
export interface RedactionRequest {
  content: ContentDto;
  mode: Mode;
  /** Returns true if the caller wants this entity replaced. */
  wants(found: Pick<Found, 'kind' | 'group'>): boolean;
  /** Converts a path in the evaluated content to the caller's own. */
  pathOf(field: string): string;
  /** Formats the texts in the shape of the request. */
  body(content: Content): Pick<RedactionAnswerDto, 'text' | 'texts' | 'messages'>;
}

type Shape = Pick<RedactionRequest, 'content' | 'pathOf' | 'body'>;

const ofText = (text: string): Shape => ({
  content: { input: text },
  pathOf: () => 'text',
  body: ({ input }) => ({ text: input ?? '' }),
});

const ofTexts = (texts: string[]): Shape => ({
  // Empty text counts as absent in content; its message is kept.
  content: {
    messages: texts.map((text) => ({ role: 'user', ...(text !== '' && { content: text }) })),
  },
  pathOf: (field) => field.replace(/^messages(\[\d+\])\.content$/, 'texts$1'),
  body: ({ messages }) => ({ texts: messages.map(({ content }) => content ?? '') }),
});

const listIn = (value: unknown, field: string): unknown[] => {
  const list = isJsonObject(value) ? value[field] : undefined;
  return Array.isArray(list) ? list : [];
};

const wasSentAsText = (call: unknown): boolean => {
  if (!isJsonObject(call)) return false;
  return (
    typeof (isJsonObject(call['function']) ? call['function'] : call)['arguments'] === 'string'
  );
};

/**
 * Returns arguments in the form in which they were sent: JSON text, or an object unless it cannot
 * hold all of them.
 */
const inShapeOf = (sent: unknown, message: MessageDto): MessageDto => ({
  ...message,
  ...(message.tool_calls && {
    tool_calls: message.tool_calls.map((call, index) => {
      const { name, arguments: given } = call.function;
      const asText = wasSentAsText(listIn(sent, 'tool_calls')[index]);
      if (asText === (typeof given === 'string')) return call;
      return {
        ...call,
        function: {
          name,
          arguments: typeof given === 'string' ? objectOrText(given) : JSON.stringify(given),
        },
      };
    }),
  }),
});

const hasText = (part: unknown): boolean =>
  typeof part === 'string' ||
  (isJsonObject(part) && typeof (part['text'] ?? part['refusal']) === 'string');

/**
 * Reports parts without text. An evaluation skips images; a redacted message must neither lose one
 * nor return one unchecked.
 */
const partsWithoutText = (sent: unknown[]): string[] =>
  sent.flatMap((message, index) =>
    listIn(message, 'content').flatMap((part, at) =>
      hasText(part)
        ? []
        : [`messages[${index}].content[${at}]: expected a text part; only text can be redacted.`],
    ),
  );

const ofMessages = (messages: MessageDto[], sent: unknown[]): Shape => {
  refuse(partsWithoutText(sent));
  return {
    content: { messages },
    pathOf: (field) => field,
    body: (content) => ({
      messages: contentBody(content).messages.map((message, index) =>
        inShapeOf(sent[index], message),
      ),
    }),
  };
};

const shapeOf = ({ text, texts, messages }: RedactionRequestDto, body: unknown): Shape => {
  const given = [text, texts, messages].filter((each) => each !== undefined);
  if (given.length !== 1)
    throw new InvalidRequest('text, texts, messages: expected exactly one of them.');
  if (text !== undefined) return ofText(text);
  return texts !== undefined
    ? ofTexts(texts)
    : ofMessages(messages ?? [], listIn(body, 'messages'));
};

/**
 * @throws InvalidRequest with a sentence for each field that breaks a rule, MalformedRequest
 * without a body
 */
export const redactionRequest = (body: unknown, limits: Limits): RedactionRequest => {
  const dto = read(RedactionRequestDto, body, limits);
  const { content, pathOf, body: answer } = shapeOf(dto, body);
  const [kinds, groups] = [new Set<string>(dto.kinds), new Set<string>(dto.groups)];
  return {
    content: { ...content, ...(dto.metadata && { metadata: dto.metadata }) },
    mode: dto.mode ?? 'balanced',
    wants: ({ kind, group }) =>
      (kinds.size === 0 && groups.size === 0) || kinds.has(kind) || groups.has(group),
    pathOf,
    body: answer,
  };
};
