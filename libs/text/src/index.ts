export { differentLanguages } from './language/different-languages';
export { identifyLanguage, likelyLanguage } from './language/identify-language';
export { isInLanguage } from './language/is-in-language';
export { unsupportedLanguage } from './language/unsupported-language';
export {
  characterClass,
  type DecodedText,
  type DecodedView,
  decodedViews,
  decodeText,
  normalise,
  type NormalisedText,
  type PlainText,
  type Range,
  type SkippedViews,
  VIEW_KINDS,
  type ViewKind,
  type ViewOptions,
} from './normalise';
export { MONTHS, WEEKDAYS } from './numbers/calendar-words';
export { ORDINALS, SCALES, SMALL_NUMBERS } from './numbers/number-words';
export { type CountRange, sentenceCount } from './sentences/sentence-count';
export { type Sentence, sentences } from './sentences/sentences';
export { fold, foldBase } from './tokens/fold';
export { roughStem } from './tokens/rough-stem';
export { STOP_WORDS } from './tokens/stop-words';
export { type TextWindow, windows } from './tokens/windows';
export { stem, type Word, words } from './tokens/words';
