import type { Content, Mode } from '@touchstone/contracts';
import {
  type ContentDto,
  isJsonObject,
  type MessageDto,
  type RedactionAnswerDto,
  RedactionRequestDto,
} from '@touchstone/contracts/dto';
import type { Limits } from '../evaluation/limits';
import { read } from '../evaluation/validated';
import { contentBody } from '../history/content-body';
import { InvalidRequest } from '../http/errors';
import { refuse } from '../http/problems';
import { withExactNumbers } from './exact-numbers';
import type { Found } from './found';

/** A redaction as the evaluation sees it, and the way back. */
export interface RedactionRequest {
  content: ContentDto;
  mode: Mode;
  /** Whether this is to be replaced. */
  wants(found: Pick<Found, 'kind' | 'group'>): boolean;
  /** From a path in the evaluated content to the caller's own. */
  pathOf(field: string): string;
  /** The texts, in the shape in which they came. */
  body(content: Content): Pick<RedactionAnswerDto, 'text' | 'texts' | 'messages'>;
}

type Shape = Pick<RedactionRequest, 'content' | 'pathOf' | 'body'>;

const ofText = (text: string): Shape => ({
  content: { input: text },
  pathOf: () => 'text',
  body: ({ input }) => ({ text: input ?? '' }),
});

const ofTexts = (texts: string[]): Shape => ({
  // An empty text counts as absent in a content; its place is kept.
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

const cameAsText = (call: unknown): boolean => {
  if (!isJsonObject(call)) return false;
  return (
    typeof (isJsonObject(call['function']) ? call['function'] : call)['arguments'] === 'string'
  );
};

/** Arguments that came as JSON text go back as JSON text. */
const inShapeOf = (sent: unknown, message: MessageDto): MessageDto => ({
  ...message,
  ...(message.tool_calls && {
    tool_calls: message.tool_calls.map((call, index) => {
      const { name, arguments: given } = call.function;
      const asText = typeof given === 'object' && cameAsText(listIn(sent, 'tool_calls')[index]);
      return asText ? { ...call, function: { name, arguments: JSON.stringify(given) } } : call;
    }),
  }),
});

const hasText = (part: unknown): boolean =>
  typeof part === 'string' ||
  (isJsonObject(part) && typeof (part['text'] ?? part['refusal']) === 'string');

/** An evaluation passes over images; a redacted message must not lose one, nor hand on what nobody looked at. */
const unreadParts = (sent: unknown[]): string[] =>
  sent.flatMap((message, index) =>
    listIn(message, 'content').flatMap((part, at) =>
      hasText(part)
        ? []
        : [`messages[${index}].content[${at}]: expected a text part; only text can be redacted.`],
    ),
  );

const ofMessages = (messages: MessageDto[], sent: unknown[]): Shape => {
  refuse(unreadParts(sent));
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

/** @throws InvalidRequest with a sentence for each field that breaks a rule, MalformedRequest without a body */
export const redactionRequest = (given: unknown, limits: Limits): RedactionRequest => {
  const body = withExactNumbers(given);
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
