import { RE2JS } from 're2js';
import { SchemaUnusable } from './dialect';

const LONGEST = 1000;

/**
 * Adapter for Ajv that runs callers' patterns in linear time; look-around and back-references are
 * not supported.
 */
export const safePattern = Object.assign(
  (pattern: string) => {
    if (pattern.length > LONGEST)
      throw new SchemaUnusable(`a pattern is longer than ${LONGEST} characters`);
    const compiled = compile(pattern);
    return { test: (text: string): boolean => compiled.matcher(text).find() };
  },
  { code: 'safePattern' },
);

const compile = (pattern: string): RE2JS => {
  try {
    return RE2JS.compile(RE2JS.translateRegExp(pattern));
  } catch {
    throw new SchemaUnusable(
      `the pattern ${JSON.stringify(pattern.slice(0, 60))} is not supported`,
    );
  }
};
