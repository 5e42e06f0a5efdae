export { createJudge } from './create-judge';
export { Judge, JudgeFailed, NoJudge, type Exhibit, type Judgement, type JudgeLabel, type JudgeQuestion } from './judge';
export { JudgeSettings, readJudgeSettings } from './judge.config';
export { OpenAiJudge } from './openai-judge';
