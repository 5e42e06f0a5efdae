import type { Check, CheckRequest, Content, Outcome } from '@touchstone/contracts';
import type { Detector } from '@touchstone/detection';
import { reliabilityFamily } from '@touchstone/detectors/reliability';
import type { Judge, Judgement, JudgeQuestion } from '@touchstone/inference';
import { aTask } from '@touchstone/testing';
import { readRecords } from '../../train/reliability/records';
import type { Figure } from '../lib/report';
import type { Section } from '../lib/sections';
import { conversationContent, conversationsOf } from './consistency';
import { answerContent, answersOf } from './hallucination';
import { callContent, callsOf } from './tool-use';

/** A labelled content. */
interface Case {
  content: Partial<Content>;
  /** The right label; one that the judge does not know is not flagged. */
  label: string;
  isWrong: boolean;
}

const SURE = 95;

/** A judge that is always right. */
const judgeOf = ({ label, isWrong }: Case): Judge => {
  const judge: Judge = {
    configured: true,
    close: () => Promise.resolve(),
    inBackground: () => judge,
    decide: (question) => Promise.resolve(rightAnswer(question, label, isWrong)),
  };
  return judge;
};

const rightAnswer = ({ labels }: JudgeQuestion, wanted: string, isWrong: boolean): Judgement => {
  const right =
    labels.find(({ label }) => label === wanted) ??
    labels.find(({ violation }) => violation === isWrong);
  if (!right) throw new Error(`The question has no label for ${wanted}.`);
  return { ...right, confidence: SURE, reason: right.meaning, quote: '' };
};

const isFlagged = (outcome: Outcome | undefined): boolean =>
  outcome?.kind === 'verdict' && outcome.flagged;

/** Shares of the cases that come out right without a judge and with one that is always right. */
const figuresOf = async <C extends Check>(
  check: C,
  detector: Detector<C> | undefined,
  cases: readonly Case[],
): Promise<Figure[]> => {
  if (!detector) throw new Error(`The family has no detector of ${check}.`);
  let [alone, together] = [0, 0];
  for (const each of cases) {
    const request = { check, mode: 'quality', multiTurn: false } as unknown as CheckRequest<C>;
    const task = aTask(request, each.content);
    const examined = detector.examine(task);
    const consulted = (await detector.consult?.(task, examined, judgeOf(each))) ?? examined;
    if (isFlagged(examined.at(-1)) === each.isWrong) alone++;
    if (isFlagged(consulted.at(-1)) === each.isWrong) together++;
  }
  const share = (name: string, right: number): Figure => ({
    name: `${check}, ${cases.length} outputs, right ${name}`,
    unit: '',
    values: [right / cases.length],
  });
  return [share('without a judge', alone), share('with a judge that is always right', together)];
};

const groundingCases = (): Case[] =>
  readRecords('datasets/grounding/answers.jsonl').map(({ output, asked, context, ungrounded }) => ({
    content: {
      output,
      input: asked,
      messages: [{ role: 'system', content: context, toolCalls: [] }],
    },
    label: ungrounded ? 'UNGROUNDED' : 'GROUNDED',
    isWrong: ungrounded,
  }));

const hallucinationCases = (): Case[] =>
  answersOf('answers-2').map((answer) => ({
    content: answerContent(answer),
    label: answer.label,
    isWrong: answer.label === 'HALLUCINATED',
  }));

const consistencyCases = (): Case[] =>
  conversationsOf('replies').map((conversation) => ({
    content: conversationContent(conversation),
    label: conversation.label,
    isWrong: conversation.label === 'INCONSISTENT',
  }));

const callCases = (): Case[] =>
  callsOf('datasets/tool-use/alternatives.jsonl').map((row) => ({
    content: callContent(row),
    label: row.label,
    isWrong: row.label !== 'VALID_CALL',
  }));

/**
 * Measures how far built-in verdicts that stand whatever a judge says agree with the right labels: with
 * a judge that is always right, they are all that can be wrong.
 */
export const judged: Record<string, Section> = {
  judged: async () => {
    const { grounding, hallucinations, consistency, tuq } = reliabilityFamily.detectors();
    return [
      ...(await figuresOf('grounding', grounding, groundingCases())),
      ...(await figuresOf('hallucinations', hallucinations, hallucinationCases())),
      ...(await figuresOf('consistency', consistency, consistencyCases())),
      ...(await figuresOf('tuq', tuq, callCases())),
    ];
  },
};
