export { evidenceFor } from './claims-of';
export { compare, type Conflict, conflictsOf, type Evidence } from './compare';
export { buildIndex, type ContextIndex, nearest } from './context-index';
export { explain } from './explain';
export { parseSentence, parseStatements, type Statement, type Term } from './statement';
export { doubt, type Doubted, worstOf } from './support';
