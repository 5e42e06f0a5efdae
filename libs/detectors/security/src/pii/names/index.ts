/** Entry point for the recogniser and for the training of the tagger. */
export { findCandidates, type NameCandidate } from './candidates';
export { FIRST_NAMES } from './gazetteer/data/first-names';
export { LAST_NAMES } from './gazetteer/data/last-names';
export { COMMON_WORDS, NOT_NAMES } from './gazetteer/data/not-names';
export { OTHER_SCRIPTS } from './gazetteer/data/other-scripts';
export { CLASS, classesOf, NAMED } from './gazetteer/gazetteer';
export type { NameSpan } from './name-span';
export { type NameWord, nameWords } from './name-words';
export { publicNames } from './public-figures/publicity';
export { isReported, taggedSpans, type Thresholds } from './spans';
export { candidateFeatures, SLOTS, textCasing } from './tagger/features';
export { likelihoodOf, scoresOf, TAG, type TagModel, TAGS } from './tagger/tagger';
