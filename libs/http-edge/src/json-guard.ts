import { keyPath } from '@touchstone/contracts/dto';
import { InvalidRequest } from './errors';

/**
 * Describes the first problem as the tail of a path, which is built only when there is one.
 * Recursion ends at the limit, so deep nesting cannot exhaust the stack.
 */
const complaint = (value: unknown, levels: number, limit: number): string | undefined => {
  if (typeof value === 'number')
    return Number.isFinite(value)
      ? undefined
      : ': expected a smaller number; this one has no place in 64 bits.';
  if (typeof value !== 'object' || value === null) return undefined;
  if (levels === 0) return `: expected at most ${limit} levels of nesting.`;
  // Not Object.entries, which would allocate lists for each of many small objects.
  for (const key in value) {
    if (key === '__proto__') return '.__proto__: this key is not accepted.';
    const tail = complaint((value as Record<string, unknown>)[key], levels - 1, limit);
    if (tail !== undefined) return `${Array.isArray(value) ? `[${key}]` : keyPath(key)}${tail}`;
  }
  return undefined;
};

/**
 * Refuses JSON that later steps do not handle: nesting beyond `depthLimit` (the value itself is
 * level 1), keys named `__proto__`, and numbers that parsed as infinite.
 * @throws InvalidRequest naming the path
 */
export const guardJson = (value: unknown, depthLimit: number, path = ''): void => {
  const tail = complaint(value, depthLimit, depthLimit);
  if (tail === undefined) return;
  throw new InvalidRequest(`${path}${tail}`.replace(/^\./, '').replace(/^:/, 'The body:'));
};
