import {
  groundingContext,
  inputField,
  type Outcome,
  outputField,
  type Verdict,
} from '@touchstone/contracts';
import { clear, type Detector, flag, needsJudge, type Task } from '@touchstone/detection';
import { differentLanguages } from '@touchstone/text';
import {
  buildIndex,
  contextStatements,
  type Doubted,
  evidenceFor,
  explain,
  parseStatements,
  worstOf,
} from '../claims';
import { judged } from '../judged';
import { groundingQuestion } from './question';

const NAME = 'grounding';
const UNGROUNDED_FROM = 0.5;
/** Doubt from which support is partial, up to `UNGROUNDED_FROM`. */
const INFERABLE_FROM = 0.35;
/** Share of known words below which a different language is a likelier cause than an invention. */
const FOREIGN_COVERAGE = 0.5;
const LONGEST_EVIDENCE = 160;

type GroundingTask = Task<'grounding'>;

const exhibits = ({ content, request }: GroundingTask) => ({
  output: outputField(content)?.text ?? '',
  fields: groundingContext(content, request.multiTurn).map(({ text }) => text),
  asked: inputField(content)?.text ?? '',
});

/**
 * Compares every claim of the output with the sentence of the context that says most of it, and
 * with those around it.
 */
export const groundingDetector = (): Detector<'grounding'> => ({
  examine(task): Outcome[] {
    const { output, fields, asked } = exhibits(task);
    const tick = () => task.deadline.check();
    const given = fields.flatMap((text) => contextStatements(text, tick));
    const index = buildIndex(given, tick, parseStatements(asked, tick));
    const evidence = evidenceFor(output, index, tick);
    const worst = worstOf(evidence);
    if (worst === undefined)
      return [clear(NAME, 'GROUNDED', 0.9, 'The output makes no claim that needs support.')];
    const foreign =
      worst.evidence.coverage < FOREIGN_COVERAGE
        ? differentLanguages(output, fields.join('\n'))
        : undefined;
    return [
      foreign
        ? acrossLanguages(
            evidence.map((each) => ({ evidence: each, doubt: 1 })),
            foreign,
          )
        : verdict(
            worst,
            evidence.some(({ derived }) => derived),
          ),
    ];
  },

  async consult(task, examined, judge) {
    const undecided = examined.some(({ kind }) => kind === 'needs_judge');
    if (task.request.mode !== 'quality' && !undecided) return examined;
    const { output, fields } = exhibits(task);
    const question = groundingQuestion(fields.join('\n'), output);
    return [judged(NAME, await judge.decide(question, task.deadline))];
  },
});

const verdict = ({ evidence, doubt }: Doubted, derived: boolean): Verdict => {
  const quote = evidence.claim.text;
  if (doubt >= UNGROUNDED_FROM)
    return flag(
      NAME,
      'UNGROUNDED',
      doubt,
      `The context does not support a claim: ${explain(evidence)}${nearestIn(evidence.nearestText)}.`,
      { quote },
    );
  const gaps =
    evidence.conflicts.length + evidence.missingNumbers.length + evidence.missingNames.length;
  if (derived)
    return clear(
      NAME,
      'INFERABLE',
      1 - doubt,
      'A value of the output follows by calculation from values of the context, and nothing contradicts it.',
      { quote },
    );
  if (doubt >= INFERABLE_FROM && gaps === 0)
    return clear(
      NAME,
      'INFERABLE',
      1 - doubt,
      `A claim is supported only in part, and nothing contradicts it: ${explain(evidence)}.`,
      { quote },
    );
  return clear(NAME, 'GROUNDED', 1 - doubt, 'The context supports every claim of the output.');
};

const nearestIn = (text: string): string =>
  text === ''
    ? ''
    : `. The nearest sentence is "${text.slice(0, LONGEST_EVIDENCE).replace(/[.!?\s]+$/, '')}"`;

/** Compares only numbers, which all languages share; otherwise leaves the decision to a judge. */
const acrossLanguages = (
  claims: readonly Doubted[],
  [output, context]: [string, string],
): Outcome => {
  const wrong = claims.find(({ evidence }) =>
    evidence.missingNumbers.some(({ raw }) => /\d/.test(raw)),
  );
  if (wrong === undefined) {
    return needsJudge(
      NAME,
      `The output is in another language (${output}) than the context (${context}), so their words cannot be compared.`,
    );
  }
  return flag(
    NAME,
    'UNGROUNDED',
    0.7,
    `The context does not support a claim: ${explain({ ...wrong.evidence, conflicts: [], missingWords: [], missingNames: [] })}.`,
    {
      quote: wrong.evidence.claim.text,
    },
  );
};
