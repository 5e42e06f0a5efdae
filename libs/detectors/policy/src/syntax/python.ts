import { createRequire } from 'node:module';
import type { Diagnostic, Workspace } from '@astral-sh/ruff-wasm-nodejs';
import { NotEvaluable } from '@touchstone/detection';
import { withBaselineCompiler } from './baseline-compiler';
import { offsetOf, type SyntaxFault, type SyntaxParser, TOO_DEEP } from './fault';

const VERSION = 'py314';
/**
 * Ruff's rules for errors that Python reports when it compiles: misplaced `return`, `yield`,
 * `await`, `break`, `continue`, bare `except`, `nonlocal`, `global` and future imports.
 */
const COMPILE_ERRORS = [
  'F404',
  'F407',
  'F701',
  'F702',
  'F704',
  'F706',
  'F707',
  'PLE0117',
  'PLE0118',
  'PLE1142',
];

/** Parses Python 3.14 with Ruff. */
export const python: SyntaxParser = (text) => {
  const [first] = withBaselineCompiler(() => diagnosticsOf(text)).sort(byPosition);
  return first && faultOf(first, text);
};

/** Loading takes about 100 ms and 35 MB, so it waits for the first text. */
let workspace: Workspace | undefined;

const diagnosticsOf = (text: string): Diagnostic[] => {
  workspace ??= load();
  try {
    return workspace.check(text) as Diagnostic[];
  } catch (error) {
    if (!isExhausted(error)) throw error;
    unload();
    throw new NotEvaluable(TOO_DEEP);
  }
};

const PACKAGE = '@astral-sh/ruff-wasm-nodejs';

const load = (): Workspace => {
  const require = createRequire(__filename);
  // A literal, so that the image of an app contains the package.
  const ruff =
    require('@astral-sh/ruff-wasm-nodejs') as typeof import('@astral-sh/ruff-wasm-nodejs');
  return new ruff.Workspace(
    { 'target-version': VERSION, preview: true, lint: { select: COMPILE_ERRORS } },
    ruff.PositionEncoding.Utf32,
  );
};

/** An exhausted stack leaves the module in an undefined state, so the next text loads it anew. */
const unload = (): void => {
  workspace = undefined;
  const require = createRequire(__filename);
  Reflect.deleteProperty(require.cache, require.resolve(PACKAGE));
};

/** By name: in tests, WebAssembly throws the errors of another realm. */
const isExhausted = (error: unknown): boolean =>
  error instanceof Object && 'name' in error && /^(?:Range|Runtime)Error$/.test(String(error.name));

const byPosition = (a: Diagnostic, b: Diagnostic): number =>
  a.start_location.row - b.start_location.row || a.start_location.column - b.start_location.column;

const faultOf = ({ message, start_location }: Diagnostic, text: string): SyntaxFault => {
  const at = offsetOf(text, start_location.row, start_location.column);
  const statement = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  if (/(?:^|[;:\s])print\s+$/.test(statement) && message.startsWith('Simple statements'))
    return { message: 'Python 3 requires parentheses after print.', at };
  return { message: sentence(message), at };
};

const PLAINER: readonly [RegExp, string][] = [
  [/^Simple statements must be separated.*/, 'Unexpected text after a complete statement'],
  [/^unexpected EOF while parsing/, 'The text ends too early; a bracket may be open'],
  [/^Got unexpected (?:token|unicode)/, 'Unexpected character'],
  [/^unindent does not match/, 'The indentation does not match'],
  [/`/g, ''],
];

const sentence = (message: string): string => {
  const plain = PLAINER.reduce((said, [from, to]) => said.replace(from, to), message.trim());
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}${plain.endsWith('.') ? '' : '.'}`;
};
