/** What the trainer of the model shares with the detector. */
export type { Channel } from './channel';
export { readFeatures, type Reading } from './model/features';
export { DAMPING, EMPTY, printOf, slotOf, SLOTS, UNITS } from './model/network';
export { owedToLength, stretches } from './model/stretches';
export { pastedIn } from './pasted';
export { readingOf } from './signs';
export { evidenceOf, summary } from './summary';
