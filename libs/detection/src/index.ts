export { defineFamily, type Detector, type DetectorFamily, type Task } from './detector';
export { identifyLanguage, likelyLanguage, unsupportedLanguage } from './language';
export {
  characterClass,
  type Missed,
  normalise,
  type NormalisedText,
  type PlainText,
  type Range,
  type Readings,
  readingsOf,
  type TextView,
  VIEW_KINDS,
  type ViewKind,
  type ViewOptions,
  viewsOf,
} from './normalise';
export { bypass, clear, flag, NotEvaluable, warn } from './verdict';
export { type TextWindow, windows } from './windows';
export { fold, stem, type Word, words } from './words';
