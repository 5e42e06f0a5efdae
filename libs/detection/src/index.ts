export { defineFamily, type Detector, type DetectorFamily, type Task } from './detector';
export { nounFor } from './noun-for';
export { bypass, clear, flag, needsJudge, NotEvaluable, notEvaluated, warn } from './verdict';
