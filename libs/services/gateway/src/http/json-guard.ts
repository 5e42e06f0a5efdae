import { keyPath } from '@touchstone/contracts/dto';
import { InvalidRequest } from './errors';

/** What is wrong, as the tail of a path; put together only when something is. Recursion ends at the limit, so depth costs no stack. */
const complaint = (value: unknown, levels: number, limit: number): string | undefined => {
  if (typeof value === 'number')
    return Number.isFinite(value)
      ? undefined
      : ': expected a smaller number; this one has no place in 64 bits.';
  if (typeof value !== 'object' || value === null) return undefined;
  if (levels === 0) return `: expected at most ${limit} levels of nesting.`;
  // Not Object.entries: a body of many small objects would spend its time on the lists made of them.
  for (const key in value) {
    if (key === '__proto__') return '.__proto__: this key is not accepted.';
    const tail = complaint((value as Record<string, unknown>)[key], levels - 1, limit);
    if (tail !== undefined) return `${Array.isArray(value) ? `[${key}]` : keyPath(key)}${tail}`;
  }
  return undefined;
};

/**
 * Refuses JSON that no later step should have to think about: nesting beyond `depthLimit` (the value itself is
 * level 1), keys named `__proto__`, and numbers that became infinite when they were read.
 * @throws InvalidRequest naming the place.
 */
export const guardJson = (value: unknown, depthLimit: number, path = ''): void => {
  const tail = complaint(value, depthLimit, depthLimit);
  if (tail === undefined) return;
  throw new InvalidRequest(`${path}${tail}`.replace(/^\./, '').replace(/^:/, 'The body:'));
};
