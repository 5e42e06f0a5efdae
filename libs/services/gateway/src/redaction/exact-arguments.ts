import {
  type Content,
  ExactNumber,
  ExactObject,
  parseExactly,
  type ToolCall,
} from '@touchstone/contracts';

/**
 * Converts exact values to ones that a caller can parse: numbers that would lose digits become
 * text, and the last member with a key is kept. Recursion is bounded by the depth of JSON that a
 * request may have.
 */
const plainValue = (value: unknown): unknown => {
  if (value instanceof ExactNumber) return value.text;
  if (Array.isArray(value)) return value.map(plainValue);
  return value instanceof ExactObject
    ? Object.fromEntries(value.members.map(([key, member]) => [key, plainValue(member)]))
    : value;
};

const repeatsKey = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(repeatsKey);
  return (
    value instanceof ExactObject &&
    (new Map(value.members).size < value.members.length ||
      value.members.some(([, member]) => repeatsKey(member)))
  );
};

/** Returns an object if it can hold every member of the JSON text, else the text itself. */
export const objectOrText = (source: string): ToolCall['arguments'] => {
  const exact = parseExactly(source);
  return repeatsKey(exact) ? source : (plainValue(exact) as Record<string, unknown>);
};

/**
 * Returns the content with every digit in `arguments`, for workers that do not read `source`: a
 * value that they miss would be returned unredacted.
 */
export const withEveryDigit = (content: Content): Content => ({
  ...content,
  messages: content.messages.map((message) => ({
    ...message,
    toolCalls: message.toolCalls.map((call) =>
      call.source === undefined
        ? call
        : { ...call, arguments: plainValue(parseExactly(call.source)) as ToolCall['arguments'] },
    ),
  })),
});
