export { type Clause, clausesOf, type Placed } from './clauses';
export { type Contradiction, contradiction, type Known } from './compare';
export { type ContentWord, contentWords } from './content-words';
export { distinctWords, overlap, overlapOf } from './overlap';
export { type Scope, scopeOf } from './scope';
export { compatible, type Slot } from './slots';
