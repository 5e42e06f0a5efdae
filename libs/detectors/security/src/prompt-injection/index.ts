/** What the trainer of the model shares with the detector. */
export type { Channel } from './channel';
export { type Reading, readFeatures } from './model/features';
export { owedToLength, stretches } from './model/stretches';
export { DAMPING, EMPTY, SLOTS, printOf, slotOf, type WeightTable } from './model/table';
export { pastedIn } from './pasted';
export { readingOf } from './signs';
export { evidenceOf, summary } from './summary';
