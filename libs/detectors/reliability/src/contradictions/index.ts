export { type Clause, clausesOf, type Placed } from './clauses';
export { type Contradiction, contradiction, type Known } from './compare';
export { contentWords, overlap } from './content-words';
export { type Scope, scopeOf } from './scope';
export { compatible, type Slot } from './slots';
