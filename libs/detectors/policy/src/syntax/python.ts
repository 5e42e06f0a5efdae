import { parser } from '@lezer/python';
import type { SyntaxFault, SyntaxParser } from './fault';

type Tree = ReturnType<typeof parser.parse>;
type Node = ReturnType<Tree['cursor']>;

const BLOCKS = new Set(['Script', 'Body', 'MatchBody']);
const NO_STATEMENT = new Set([':', 'Comment']);

/**
 * Parses Python 3. The parser accepts `print "x"` and wrong indentation, so both are checked here.
 */
export const python: SyntaxParser = (text) => {
  const tree = treeOf(text);
  if ('message' in tree) return tree;
  const cursor = tree.cursor();
  const indents = new Map<number, string>();
  do {
    const fault = faultOf(cursor, text, indents);
    if (fault) return fault;
  } while (cursor.next());
  return undefined;
};

// Strict: stops at the first error, since error recovery is the slowest part.
const strict = parser.configure({ strict: true });

const treeOf = (text: string): Tree | SyntaxFault => {
  try {
    return strict.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const at = /at (\d{1,9})$/.exec(error.message)?.[1];
    return { message: 'Unexpected text.', ...(at !== undefined && { at: Number(at) }) };
  }
};

const faultOf = (
  node: Node,
  text: string,
  indents: Map<number, string>,
): SyntaxFault | undefined => {
  if (node.name === 'PrintStatement')
    return { message: 'Python 3 requires parentheses after print.', at: node.from };
  if (!node.type.is('Statement') || NO_STATEMENT.has(node.name)) return undefined;
  return misplaced(node, text, indents);
};

/**
 * Finds misplaced statements: those of a block that begin a line must share one column, those of
 * the file the first.
 */
const misplaced = (
  node: Node,
  text: string,
  indents: Map<number, string>,
): SyntaxFault | undefined => {
  const block = node.node.parent;
  if (!block || !BLOCKS.has(block.name)) return undefined;
  const indent = text.slice(text.lastIndexOf('\n', node.from - 1) + 1, node.from);
  if (indent.trim() !== '') return undefined;
  const wanted = block.name === 'Script' ? '' : (indents.get(block.from) ?? indent);
  indents.set(block.from, wanted);
  return indent === wanted ? undefined : { message: 'Unexpected indentation.', at: node.from };
};
