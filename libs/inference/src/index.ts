export { createJudge } from './create-judge';
export {
  type Exhibit,
  Judge,
  JudgeFailed,
  type JudgeLabel,
  type Judgement,
  type JudgeQuestion,
  NoJudge,
} from './judge';
export { JudgeSettings, readJudgeSettings } from './judge.config';
export { OpenAiJudge } from './openai-judge';
