import { type Field, type Role, targetFields } from '@touchstone/contracts';
import type { Task } from '@touchstone/detection';

const ROLES_OF_TARGET: Record<'input' | 'output' | 'both', readonly Role[]> = {
  input: ['user'],
  output: ['assistant'],
  both: ['user', 'assistant', 'tool'],
};

const MESSAGE = /^messages\[(\d+)\]/;

/**
 * Returns the texts to judge in the order of the conversation: of the target's roles only, since
 * `targetFields` returns every message of a multi-turn request. The operator's messages are no
 * drift.
 */
export const judgedFields = ({ request, content }: Task<'topic_scoping'>): Field[] => {
  const { target, multiTurn } = request;
  const roles = ROLES_OF_TARGET[target];
  return targetFields(content, target, multiTurn).filter(({ path }) => {
    if (path === 'input' || path === 'output') return target === 'both' || target === path;
    const role = content.messages[Number(MESSAGE.exec(path)?.[1])]?.role;
    return role !== undefined && roles.includes(role);
  });
};
