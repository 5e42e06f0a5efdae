import { inputField, type NotEvaluated, type Outcome, outputField } from '@touchstone/contracts';
import {
  bypass,
  clear,
  type Detector,
  flag,
  needsJudge,
  notEvaluated,
  nounFor,
  type Task,
  warn,
} from '@touchstone/detection';
import { type Judge, JudgeFailed, type Judgement } from '@touchstone/inference';
import type { Scene } from '../concepts/concept-check';
import { check } from '../constraints/check';
import { hasOperator, type Instruction, instructionsOf } from './instructions';
import { questionOn, questionOnAll } from './question';
import { isProven } from './reliable';

const NAME = 'instructions_following';
/** Certainty of a decision by rule, which counts and compares. */
const CERTAINTY = 0.95;
/** Verdicts of this certainty, in percent, stand; in quality mode the judge decides the others. */
const STANDS = 90;
const DOUBT = 0.5;
/**
 * Limit of outcomes in one evaluation; the rest are reported as one outcome that was not evaluated.
 */
const MOST_INSTRUCTIONS = 64;
const UNREADABLE = 'No built-in rule can check this instruction.';
const NONE_RECOGNISED = 'No instruction was recognised in the system or developer message.';
const NONE_GIVEN = 'the user message contains no instruction on how to answer';

/**
 * Checks the output against each instruction of the system, the developer and the user: by rule
 * where it can be counted or compared.
 */
export const instructionsFollowingDetector = (): Detector<'instructions_following'> => ({
  examine: ({ content, deadline }) => {
    const output = outputField(content);
    if (!output) return [bypass(NAME, 'there is no model output to judge')];
    const instructions = instructionsOf(content, () => deadline.check());
    const question = inputField(content)?.text;
    const scene = { text: output.text, ...(question !== undefined && { question }) };
    if (instructions.length === 0)
      return [hasOperator(content) ? needsJudge(NAME, NONE_RECOGNISED) : bypass(NAME, NONE_GIVEN)];
    return bounded(
      instructions.map((instruction) => {
        deadline.check();
        return outcomeOf(instruction, scene);
      }),
    );
  },

  /**
   * Asks the judge about instructions that no rule decides; in quality mode also about those that a
   * rule does not decide with certainty.
   */
  consult: ({ request, content, deadline }, examined, judge) =>
    Promise.all(
      examined.map(async (outcome) => {
        const asks =
          outcome.kind === 'needs_judge' ||
          (request.mode === 'quality' &&
            outcome.kind === 'verdict' &&
            outcome.confidence_score < STANDS);
        return asks ? ask(outcome.data, { content, request, deadline }, judge) : outcome;
      }),
    ),
});

const outcomeOf = ({ text, constraint }: Instruction, scene: Scene): Outcome => {
  if (!constraint) return needsJudge(NAME, UNREADABLE, { data: text });
  const { holds, reason, quote, certainty = CERTAINTY } = check(constraint, scene);
  const isOpen =
    holds === 'unknown' || (typeof holds === 'boolean' && !isProven(constraint, holds, certainty));
  if (isOpen) return needsJudge(NAME, holds === 'unknown' ? reason : UNREADABLE, { data: text });
  if (holds === 'borderline')
    return warn(NAME, DOUBT, `Borderline: ${reason}`, { quote, data: text });
  return (holds ? clear : flag)(NAME, holds ? 'FOLLOWED' : 'NOT_FOLLOWED', certainty, reason, {
    quote,
    data: text,
  });
};

/** Limits the number of outcomes: violations are kept first; the order is unchanged. */
const bounded = (outcomes: readonly Outcome[]): Outcome[] => {
  if (outcomes.length <= MOST_INSTRUCTIONS) return [...outcomes];
  const broken = outcomes.filter((outcome) => outcome.kind === 'verdict' && outcome.flagged);
  const kept = new Set(
    [...broken, ...outcomes.filter((outcome) => !broken.includes(outcome))].slice(
      0,
      MOST_INSTRUCTIONS,
    ),
  );
  return [
    ...outcomes.filter((outcome) => kept.has(outcome)),
    tooMany(outcomes.length - MOST_INSTRUCTIONS),
  ];
};

const tooMany = (count: number): NotEvaluated =>
  notEvaluated(
    NAME,
    `${count} more ${nounFor(count, 'instruction was', 'instructions were')} found; one evaluation reports at most ${MOST_INSTRUCTIONS}.`,
  );

/** Asks the judge about one instruction; a failure leaves the verdicts on the others intact. */
const ask = async (
  instruction: string | undefined,
  { content, deadline }: Task<'instructions_following'>,
  judge: Judge,
): Promise<Outcome> => {
  const part = instruction === undefined ? {} : { data: instruction };
  try {
    return judged(
      await judge.decide(
        instruction === undefined ? questionOnAll(content) : questionOn(instruction, content),
        deadline,
      ),
      part,
    );
  } catch (error) {
    if (error instanceof JudgeFailed) return notEvaluated(NAME, error.message, part);
    throw error;
  }
};

const judged = (
  { violation, label, confidence, reason, quote }: Judgement,
  part: { data?: string },
): Outcome => (violation ? flag : clear)(NAME, label, confidence / 100, reason, { quote, ...part });
