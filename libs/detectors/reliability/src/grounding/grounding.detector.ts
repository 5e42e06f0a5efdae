import {
  type DetectionResult,
  type Finding,
  groundingContext,
  isUnevaluated,
  outputField,
} from '@touchstone/contracts';
import { clear, type Detector, flag, type Task } from '@touchstone/detection';
import {
  buildIndex,
  differentLanguages,
  type Doubted,
  evidenceFor,
  explain,
  read,
  worstOf,
} from '../claims';
import { judged } from '../judged';
import { groundingQuestion } from './question';

const NAME = 'grounding';
const UNGROUNDED_FROM = 0.5;
/** Between this and `UNGROUNDED_FROM` support is partial. */
const INFERABLE_FROM = 0.35;
/** Under this share of known words, another language is the likelier cause than an invention. */
const FOREIGN_COVERAGE = 0.5;

type GroundingTask = Task<'grounding'>;

const exhibits = ({ content, request }: GroundingTask) => ({
  output: outputField(content)?.text ?? '',
  context: groundingContext(content, request.multiTurn)
    .map(({ text }) => text)
    .join('\n'),
});

/** Holds every claim of the output against the context: words, numbers, names, negations, opposites. */
export const groundingDetector = (): Detector<'grounding'> => ({
  examine(task): Finding[] {
    const { output, context } = exhibits(task);
    const index = buildIndex(read(context));
    const evidence = evidenceFor(output, index, () => task.deadline.check());
    const worst = worstOf(evidence);
    if (worst === undefined)
      return [clear(NAME, 'GROUNDED', 0.9, 'The output claims nothing that would need support.')];
    const foreign =
      worst.evidence.coverage < FOREIGN_COVERAGE ? differentLanguages(output, context) : undefined;
    return [
      foreign
        ? acrossLanguages(
            evidence.map((each) => ({ evidence: each, doubt: 1 })),
            foreign,
          )
        : verdict(worst),
    ];
  },

  async consult(task, examined, judge) {
    const undecided = examined.some(isUnevaluated);
    if (task.request.mode !== 'quality' && !undecided) return examined;
    const { output, context } = exhibits(task);
    return [judged(NAME, await judge.decide(groundingQuestion(context, output), task.deadline))];
  },
});

const verdict = ({ evidence, doubt }: Doubted): DetectionResult => {
  const quote = evidence.claim.text;
  if (doubt >= UNGROUNDED_FROM) {
    return flag(
      NAME,
      'UNGROUNDED',
      doubt,
      `The context does not support a claim: ${explain(evidence)}.`,
      { quote },
    );
  }
  const gaps =
    evidence.conflicts.length + evidence.missingNumbers.length + evidence.missingNames.length;
  if (doubt >= INFERABLE_FROM && gaps === 0) {
    return clear(
      NAME,
      'INFERABLE',
      1 - doubt,
      `Supported in part, nothing contradicts it: ${explain(evidence)}.`,
      { quote },
    );
  }
  return clear(
    NAME,
    'GROUNDED',
    1 - doubt,
    `Every claim finds its words, numbers and names in the context.`,
  );
};

/** Numbers are the same in every language; words are not. Returned, not thrown, so that a judge may still be asked. */
const acrossLanguages = (
  claims: readonly Doubted[],
  [output, context]: [string, string],
): Finding => {
  const wrong = claims.find(({ evidence }) =>
    evidence.missingNumbers.some(({ raw }) => /\d/.test(raw)),
  );
  if (wrong === undefined) {
    return {
      name: NAME,
      cause: `The output is in another language (${output}) than the context (${context}); comparing words cannot decide.`,
    };
  }
  return flag(
    NAME,
    'UNGROUNDED',
    0.7,
    `The context does not support a claim: ${explain({ ...wrong.evidence, missingWords: [], missingNames: [] })}.`,
    {
      quote: wrong.evidence.claim.text,
    },
  );
};
