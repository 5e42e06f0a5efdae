/**
 * Meaning of English words, phrases and texts as vectors. `MODEL-CARD.md` names their source;
 * `npm run bench -- detection vectors` measures their cost.
 */

export { type Meaning, meaningOf, meaningOfWords, type WordMeaning } from './meaning';
export {
  bestWindow,
  nearest,
  nearestInEach,
  similarity,
  type SimilarWindow,
  wordSimilarity,
} from './similarity';
export { DIMENSIONS, TABLE_FILE, tableBytes, type VectorTable, vectorTable } from './table';
