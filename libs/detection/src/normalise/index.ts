export { normalise } from './normalise';
export { type NormalisedText, type Range } from './normalised-text';
export { type TextView, VIEW_KINDS, type ViewKind, type ViewOptions } from './view';
export { viewsOf } from './views-of';
