/** Functions that the trainer of the model shares with the detector. */
export { analyseText } from './analysis';
export type { Channel } from './channel';
export { type AnalysedText, readFeatures } from './model/features';
export { DAMPING, EMPTY, printOf, slotOf, SLOTS, UNITS } from './model/network';
export { lengthCorrection, segments } from './model/segments';
export { pastedRanges } from './quoting/pasted-text';
export { combineEvidence, ruleLogOdds } from './rules/rule-score';
