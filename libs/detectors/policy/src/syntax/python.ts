import { parser } from '@lezer/python';
import type { SyntaxNodeRef } from '@lezer/common';
import type { SyntaxFault, SyntaxParser } from './fault';

const BLOCKS = new Set(['Script', 'Body', 'MatchBody']);
const NO_STATEMENT = new Set([':', 'Comment']);

/**
 * Python 3. The parser is tolerant: it marks what it could not place, takes `print "x"` for a statement and forgives indentation, so
 * these are looked at here.
 */
export const python: SyntaxParser = (text) => {
  const cursor = parser.parse(text).cursor();
  const indents = new Map<number, string>();
  do {
    const fault = faultOf(cursor, text, indents);
    if (fault) return fault;
  } while (cursor.next());
  return undefined;
};

const faultOf = (node: SyntaxNodeRef, text: string, indents: Map<number, string>): SyntaxFault | undefined => {
  if (node.type.isError) return { message: 'Something unexpected.', at: node.from };
  if (node.name === 'PrintStatement') return { message: 'A print statement without brackets is not Python 3.', at: node.from };
  if (!node.type.is('Statement') || NO_STATEMENT.has(node.name)) return undefined;
  return misplaced(node, text, indents);
};

/** The statements of a block that begin a line stand in one column, those of the file in the first. */
const misplaced = (node: SyntaxNodeRef, text: string, indents: Map<number, string>): SyntaxFault | undefined => {
  const block = node.node.parent;
  if (!block || !BLOCKS.has(block.name)) return undefined;
  const indent = text.slice(text.lastIndexOf('\n', node.from - 1) + 1, node.from);
  if (indent.trim() !== '') return undefined;
  const wanted = block.name === 'Script' ? '' : (indents.get(block.from) ?? indent);
  indents.set(block.from, wanted);
  return indent === wanted ? undefined : { message: 'Unexpected indentation.', at: node.from };
};
