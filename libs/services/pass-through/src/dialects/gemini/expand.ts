import { isJsonObject } from '@touchstone/contracts/dto';
import { type ExpandedMessage, type Expansions, type JsonObject, SYSTEM_PROMPT } from '../dialect';
import { expandBeside } from '../expansion';

const turn = ({ role, content }: ExpandedMessage): unknown => ({
  role: role === 'assistant' || role === 'model' ? 'model' : 'user',
  parts: [{ text: content }],
});

const spelled = (body: JsonObject, name: string, other: string): string =>
  other in body ? other : name;

const systemAfter = (given: unknown, added: readonly string[]): unknown => {
  const parts = added.map((text) => ({ text }));
  if (typeof given === 'string') return { parts: [{ text: given }, ...parts] };
  const own = (given ?? {}) as JsonObject;
  return { ...own, parts: [...((own['parts'] ?? []) as unknown[]), ...parts] };
};

/** Replaces references; each field keeps its spelling. */
export const expand = (body: JsonObject, expanded: Expansions): JsonObject => {
  const list = 'contents' in body || !('content' in body) ? 'contents' : 'content';
  const given = body[list];
  const { system: added, turns } = expandBeside(
    Array.isArray(given) ? (given as unknown[]) : [given],
    expanded,
    turn,
  );
  const field = spelled(body, 'systemInstruction', 'system_instruction');
  const { [field]: front, ...rest } = body;
  const kept = expanded.has(SYSTEM_PROMPT) ? undefined : front;
  const system = added.length === 0 ? kept : systemAfter(kept, added);
  return {
    ...rest,
    ...(system !== undefined && { [field]: system }),
    [list]: Array.isArray(given) || list === 'contents' ? turns : joined(turns),
  };
};

/** Replaces references in a token count: in its contents, or in the request nested in it. */
export const expandCount = (body: JsonObject, expanded: Expansions): JsonObject => {
  const field = spelled(body, 'generateContentRequest', 'generate_content_request');
  const inner = body[field];
  return isJsonObject(inner)
    ? { ...body, [field]: expand(inner, expanded) }
    : expand(body, expanded);
};

/** Replaces references in a batch, by the index of the request: each request has one content. */
export const expandBatch = (body: JsonObject, expanded: Expansions): JsonObject => ({
  ...body,
  requests: (body['requests'] as JsonObject[]).map((request, index) => {
    const messages = expanded.get(index);
    return messages === undefined ? request : expand(request, new Map([[0, messages]]));
  }),
});

/** Joins turns into one content, since an embedding accepts only one. */
const joined = (turns: readonly unknown[]): unknown => ({
  ...(turns[0] as JsonObject),
  parts: turns.flatMap((each) => (each as { parts: unknown[] }).parts),
});
