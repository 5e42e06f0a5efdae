import type { ValidationError } from 'class-validator';
import { InvalidRequest } from './errors';

const SHOWN_PROBLEMS = 5;

const step = (path: string, property: string): string => {
  if (/^\d+$/.test(property)) return `${path}[${property}]`;
  return path === '' ? property : `${path}.${property}`;
};

/** One sentence a field, deepest first; a rule's message is the tail that follows the path. */
export const sentences = (errors: ValidationError[], path = ''): string[] =>
  errors.flatMap(({ property, constraints, children }) => {
    const here = step(path, property);
    // A nested value that is no object has a rule of its own that says so better.
    const own = Object.entries(constraints ?? {}).filter(([name]) => name !== 'nestedValidation');
    return [
      ...own.slice(0, 1).map(([, tail]) => `${here}${tail}`),
      ...sentences(children ?? [], here),
    ];
  });

/** @throws InvalidRequest with the first problems, when there are any */
export const refuse = (problems: string[]): void => {
  if (problems.length === 0) return;
  const more = problems.length - SHOWN_PROBLEMS;
  throw new InvalidRequest(
    ...problems.slice(0, SHOWN_PROBLEMS),
    ...(more > 0 ? [`And ${more} more.`] : []),
  );
};
