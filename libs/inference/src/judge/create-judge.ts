import { type Clock, InvalidConfiguration } from '@touchstone/kernel';
import { type Judge, NoJudge } from './judge';
import type { JudgeSettings } from './judge.config';
import { OpenAiJudge } from './openai-judge';

/** @throws InvalidConfiguration if an address is set without a model. */
export const createJudge = (settings: JudgeSettings, clock?: Clock): Judge => {
  const { url, model } = settings;
  if (url === undefined) return new NoJudge();
  if (model === undefined)
    throw new InvalidConfiguration([
      'TOUCHSTONE_JUDGE_MODEL: is needed when TOUCHSTONE_JUDGE_URL is set',
    ]);
  return new OpenAiJudge({ ...settings, url, model }, clock);
};
