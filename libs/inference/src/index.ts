export { type ConfiguredClassifier, readClassifierSettings } from './classifier/classifier.config';
export { Classifiers, createClassifiers, NO_CLASSIFIERS } from './classifier/classifiers';
export {
  ClassifierFailed,
  type PartScore,
  TextClassifier,
  TextRejected,
  type TextScores,
} from './classifier/text-classifier';
export { createJudge } from './judge/create-judge';
export {
  type Exhibit,
  Judge,
  JudgeFailed,
  type JudgeLabel,
  type Judgement,
  type JudgeQuestion,
  NoJudge,
} from './judge/judge';
export { JudgeSettings, readJudgeSettings } from './judge/judge.config';
export { OpenAiJudge } from './judge/openai-judge';
