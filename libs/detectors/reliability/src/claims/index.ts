export { claimFeatures, contextStatements, evidenceFor } from './claims-of';
export { compare, type Evidence } from './compare';
export { type Conflict, conflictsOf } from './conflicts';
export { buildIndex, type ContextIndex } from './context-index';
export { explain } from './explain';
export { FEATURES } from './features';
export { CONTEXT_KINDS, type ContextKind, MODEL_FILE, type SupportModel } from './model';
export { parseSentence, parseStatements, type Statement, type Term } from './statement';
export { doubt, type Doubted, worstOf } from './support';
