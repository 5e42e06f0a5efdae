export { characterClass } from './character-class';
export { type DecodedText, decodeText } from './decoded-text';
export {
  type DecodedView,
  type SkippedViews,
  VIEW_KINDS,
  type ViewKind,
  type ViewOptions,
} from './decoded-view';
export { decodedViews } from './decoded-views';
export { normalise } from './normalise';
export { type NormalisedText, type PlainText, type Range } from './normalised-text';
