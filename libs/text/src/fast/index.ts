/**
 * Text functions optimised for V8: tables by UTF-16 unit instead of patterns, hashes instead of
 * strings. `npm run bench -- detection security-cost` measures their cost per text.
 */

export { isAsciiLetter, isCapital, isDigit, isSmall } from './ascii';
export { compact } from './compact-pattern';
export { filterOf, HashFilter } from './hash-filter';
export { hashOf, mixed, SEED } from './hashes';
export { type PhraseHit, PhraseIndex } from './phrase-index';
export { type Token, tokenise } from './tokens';
