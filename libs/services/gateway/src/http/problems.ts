import type { ValidationError } from 'class-validator';
import { InvalidRequest } from '@touchstone/http-edge';

const SHOWN_PROBLEMS = 5;

const step = (path: string, property: string): string => {
  if (/^\d+$/.test(property)) return `${path}[${property}]`;
  return path === '' ? property : `${path}.${property}`;
};

/**
 * Converts validation errors to one sentence for each field, deepest first: its path and a rule's
 * message.
 */
export const sentences = (errors: ValidationError[], path = ''): string[] =>
  errors.flatMap(({ property, constraints, children }) => {
    const here = step(path, property);
    // A nested value that is not an object has its own rule with a better message.
    const own = Object.entries(constraints ?? {}).filter(([name]) => name !== 'nestedValidation');
    return [
      ...own.slice(0, 1).map(([, tail]) => `${here}${tail}`),
      ...sentences(children ?? [], here),
    ];
  });

/** @throws InvalidRequest with the first problems, if there are any */
export const refuse = (problems: string[]): void => {
  if (problems.length === 0) return;
  const more = problems.length - SHOWN_PROBLEMS;
  throw new InvalidRequest(
    ...problems.slice(0, SHOWN_PROBLEMS),
    ...(more > 0 ? [`And ${more} more.`] : []),
  );
};
