import { isJsonObject } from '@touchstone/contracts/dto';

/** A string, which may be cut off, or an integer by itself. Linear-time. */
const STRING_OR_INTEGER = /"(?:[^"\\]|\\[^])*"?|(?<![\w.+-])-?\d+(?![\w.])/g;
/** From so many digits on a number may not be one that JavaScript holds. */
const LONG = /\d{16}/;

const isObject = (text: string): boolean => {
  try {
    return isJsonObject(JSON.parse(text));
  } catch {
    return false;
  }
};

/** JSON text whose integers beyond 2^53 are strings: read as numbers they would lose their last digits, and nobody would find them. */
const exact = (text: string): string =>
  LONG.test(text) && isObject(text)
    ? text.replace(STRING_OR_INTEGER, (part) =>
        part.startsWith('"') || Number.isSafeInteger(Number(part)) ? part : `"${part}"`,
      )
    : text;

const exactCall = (call: unknown): unknown => {
  if (!isJsonObject(call)) return call;
  if (isJsonObject(call['function'])) return { ...call, function: exactCall(call['function']) };
  return typeof call['arguments'] === 'string'
    ? { ...call, arguments: exact(call['arguments']) }
    : call;
};

const exactMessage = (message: unknown): unknown =>
  isJsonObject(message) && Array.isArray(message['tool_calls'])
    ? { ...message, tool_calls: message['tool_calls'].map(exactCall) }
    : message;

/** The body, with every digit of the arguments that came as JSON text. */
export const withExactNumbers = (body: unknown): unknown =>
  isJsonObject(body) && Array.isArray(body['messages'])
    ? { ...body, messages: body['messages'].map(exactMessage) }
    : body;
