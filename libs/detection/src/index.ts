export { defineFamily, type Detector, type DetectorFamily, type Task } from './detector';
export { identifyLanguage, likelyLanguage, unsupportedLanguage } from './language';
export { normalise, type NormalisedText } from './normalise';
export { NotEvaluable, bypass, clear, flag, warn } from './verdict';
export { windows, type TextWindow } from './windows';
export { fold, stem, words, type Word } from './words';
