/** What the trainer of the tagger shares with the recogniser. */
export { tokenise } from '../../text/tokens';
export { FIRST_NAMES } from '../data/first-names';
export { LAST_NAMES } from '../data/last-names';
export { COMMON_WORDS, NOT_NAMES } from '../data/not-names';
export { OTHER_SCRIPTS } from '../data/other-scripts';
export { type Chain, chainsIn } from './chains';
export { chainFeatures, settingOf, SLOTS } from './features';
export { CLASS, classesOf, NAMED } from './lexicon';
export { type NameWord, nameWords } from './name-words';
export { publicNames } from './publicity';
export { isReported, type NameSpan, taggedSpans, type Thresholds } from './spans';
export { likelihoodOf, scoresOf, TAG, type TagModel, TAGS } from './tagging';
