import { parse as parseScript } from 'acorn';
import { NotEvaluable } from '@touchstone/detection';
import type { SyntaxFault, SyntaxParser } from './fault';
import { python } from './python';
import { sql } from './sql';

/** Limit of open brackets: parsers recurse, and may exhaust the stack beyond it. */
const DEEPEST = 500;

const TOO_DEEP = 'The text is too deeply nested to be parsed.';

const guarded =
  (parse: SyntaxParser): SyntaxParser =>
  (text) => {
    if (isTooDeep(text)) throw new NotEvaluable(TOO_DEEP);
    try {
      return parse(text);
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

const json: SyntaxParser = (text) => {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const at = /position (\d{1,9})/.exec(message)?.[1];
    return {
      message:
        at === undefined ? 'It ends too early or contains unexpected text.' : 'Unexpected text.',
      ...(at !== undefined && { at: Number(at) }),
    };
  }
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
