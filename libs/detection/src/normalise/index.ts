export { characterClass } from './character-class';
export { normalise } from './normalise';
export { type NormalisedText, type PlainText, type Range } from './normalised-text';
export { type Readings, readingsOf } from './readings-of';
export { type Missed, type TextView, VIEW_KINDS, type ViewKind, type ViewOptions } from './view';
export { viewsOf } from './views-of';
