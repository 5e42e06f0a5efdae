import type { Judge, Judgement } from '@touchstone/inference';

/** Returns a judge that gives one answer to every question. */
export const judgeThatSays = (
  answer: Pick<Judgement, 'label' | 'violation' | 'reason'> & Partial<Judgement>,
): Judge => {
  const judge: Judge = {
    configured: true,
    close: () => Promise.resolve(),
    inBackground: () => judge,
    decide: () => Promise.resolve({ confidence: 90, quote: '', ...answer }),
  };
  return judge;
};
