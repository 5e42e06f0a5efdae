import type { Requirement, Side } from '@touchstone/assertions';
import type { CheckRequest } from '@touchstone/contracts';
import { type Content, type Field, inputField, targetFields } from '@touchstone/contracts';

type PolicyRequest = CheckRequest<'policy'>;

const INPUT_ROLES = new Set(['user']);
const OUTPUT_ROLES = new Set(['assistant']);

const sideOf = (content: Content, { path }: Field, request: PolicyRequest): Side => {
  if (path === 'input' || path === 'output') return path;
  const role = content.messages[Number(/^messages\[(\d{1,6})\]/.exec(path)?.[1] ?? -1)]?.role ?? '';
  if (INPUT_ROLES.has(role)) return 'input';
  return OUTPUT_ROLES.has(role) || (!request.multiTurn && request.target === 'output')
    ? 'output'
    : 'any';
};

/**
 * Selects the target's texts that an assertion concerns. An imperative concerns the output if there
 * is one.
 */
export const textsOf = (
  content: Content,
  request: PolicyRequest,
  { side, commands }: Pick<Requirement, 'side' | 'commands'>,
): Field[] => {
  const fields = targetFields(content, request.target, request.multiTurn);
  const of = (wanted: Side): Field[] =>
    fields.filter((field) => sideOf(content, field, request) === wanted);
  if (side !== 'any') return of(side);
  const answered = commands ? of('output') : [];
  return answered.length > 0 ? answered : fields;
};

/** Returns true for a text of the output. */
export const isReply = (content: Content, field: Field, request: PolicyRequest): boolean =>
  sideOf(content, field, request) === 'output';

/** Returns the user's message that a text of the output answers; `undefined` for other texts. */
export const questionBefore = (content: Content, { path }: Field): string | undefined => {
  if (path === 'output') return inputField(content)?.text;
  const index = Number(/^messages\[(\d{1,6})\]/.exec(path)?.[1] ?? -1);
  if (!OUTPUT_ROLES.has(content.messages[index]?.role ?? '')) return undefined;
  const asked = content.messages.slice(0, index).findLast(({ role }) => INPUT_ROLES.has(role));
  return asked?.content ?? undefined;
};
