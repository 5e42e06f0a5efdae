export { defineFamily, type Detector, type DetectorFamily, type Task } from './detector';
export { identifyLanguage, likelyLanguage, unsupportedLanguage } from './language';
export { type Missed, type NormalisedText, type PlainText, type Range, type Readings, type TextView, VIEW_KINDS, type ViewKind, type ViewOptions, characterClass, normalise, readingsOf, viewsOf } from './normalise';
export { NotEvaluable, bypass, clear, flag, warn } from './verdict';
export { windows, type TextWindow } from './windows';
export { fold, stem, words, type Word } from './words';
