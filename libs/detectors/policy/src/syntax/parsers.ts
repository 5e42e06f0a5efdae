import { parse as parseScript } from 'acorn';
import { NotEvaluable } from '@touchstone/detection';
import { type SyntaxFault, type SyntaxParser, TOO_DEEP } from './fault';
import { json } from './json';
import { python } from './python';
import { sql } from './sql/sql';

/** Limit of open brackets: parsers recurse, and may exhaust the stack beyond it. */
const DEEPEST = 500;

const guarded =
  (parse: SyntaxParser): SyntaxParser =>
  (text, args) => {
    if (isTooDeep(text)) throw new NotEvaluable(TOO_DEEP);
    try {
      return parse(text, args);
    } catch (error) {
      if (error instanceof RangeError) throw new NotEvaluable(TOO_DEEP);
      throw error;
    }
  };

const OPENING = new Set(['(', '[', '{']);
const CLOSING = new Set([')', ']', '}']);

const isTooDeep = (text: string): boolean => {
  let depth = 0;
  for (const character of text) {
    if (OPENING.has(character) && ++depth > DEEPEST) return true;
    if (CLOSING.has(character) && depth > 0) depth--;
  }
  return false;
};

const script = (text: string, sourceType: 'module' | 'script'): SyntaxFault | undefined => {
  try {
    parseScript(text, {
      ecmaVersion: 'latest',
      sourceType,
      allowHashBang: true,
      allowReturnOutsideFunction: false,
    });
    return undefined;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { pos, message } = error as SyntaxError & { pos?: number };
    // Acorn reports its own exhausted stack as a syntax error.
    if (message.startsWith('Not enough stack space')) throw new NotEvaluable(TOO_DEEP);
    return {
      message: message.replace(/ \(\d+:\d+\)$/, '.'),
      ...(pos !== undefined && { at: pos }),
    };
  }
};

/** Accepts a module or a script. */
const javascript: SyntaxParser = (text) => {
  const fault = script(text, 'module');
  return fault && script(text, 'script') ? fault : undefined;
};

export const PARSERS = {
  json,
  javascript: guarded(javascript),
  python: guarded(python),
  sql: guarded(sql),
} as const satisfies Record<string, SyntaxParser>;
