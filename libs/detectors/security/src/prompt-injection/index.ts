/** What the trainer of the model shares with the detector. */
export type { Channel } from './channel';
export { type Reading, readFeatures } from './model/features';
export { owedToLength, stretches } from './model/stretches';
export { DAMPING, EMPTY, SLOTS, UNITS, printOf, slotOf } from './model/network';
export { pastedIn } from './pasted';
export { readingOf } from './signs';
export { evidenceOf, summary } from './summary';
