import { RE2JS } from 're2js';
import { NotEvaluable } from '@touchstone/detection';

const FLAGS: Record<string, number> = {
  i: RE2JS.CASE_INSENSITIVE,
  m: RE2JS.MULTILINE,
  s: RE2JS.DOTALL,
};

/**
 * Finds the first match of a user's pattern, in an engine without backtracking.
 * @throws NotEvaluable for a pattern that the engine does not support
 */
export const findPattern = (
  source: string,
  flags: string,
  whole: boolean,
  text: string,
): { start: number; end: number } | undefined => {
  const matcher = compile(source, flags).matcher(text);
  const found = whole ? matcher.matches() : matcher.find();
  return found ? { start: matcher.start(), end: matcher.end() } : undefined;
};

const compile = (source: string, flags: string): RE2JS => {
  try {
    return RE2JS.compile(
      source,
      [...flags].reduce((bits, flag) => bits | (FLAGS[flag] ?? 0), 0),
    );
  } catch {
    throw new NotEvaluable(
      'The regular expression in the assertion is invalid or uses an unsupported feature.',
    );
  }
};
