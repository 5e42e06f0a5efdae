import {
  type Content,
  earlierMessages,
  inputField,
  type Outcome,
  outputField,
  type Verdict,
} from '@touchstone/contracts';
import { clear, type Detector, flag, needsJudge } from '@touchstone/detection';
import { differentLanguages } from '@touchstone/text';
import {
  buildIndex,
  type Doubted,
  evidenceFor,
  explain,
  parseStatements,
  worstOf,
} from '../claims';
import { judged } from '../judged';
import { answered, checkable, type Checked } from './checkable';
import { type Facts, factsOf } from './facts';
import { hallucinationQuestion } from './question';
import { selfContradiction } from './self-contradiction';

const NAME = 'hallucinations';
const NOT_JUDGED = 'World knowledge was not checked: no judge model is configured.';
const NOT_ASKED = 'World knowledge was not checked: only quality mode asks the judge model.';

/**
 * Doubt from which a claim is flagged: with reference material unsupported claims count, without it
 * only contradictions.
 */
const DOUBT_WITH_REFERENCE = 0.6;
const DOUBT_WITHOUT = 0.75;
const RELATED = 0.5;
const FOREIGN_COVERAGE = 0.5;

/**
 * Recomputes checkable statements, finds self-contradictions, and compares the output with its
 * source material.
 */
export const hallucinationDetector = (): Detector<'hallucinations'> => ({
  examine({ content, deadline, request }): Outcome[] {
    const output = outputField(content)?.text ?? '';
    const unknown = request.mode === 'quality' ? NOT_JUDGED : NOT_ASKED;
    const checked = [...checkable(output), ...answered(inputField(content)?.text ?? '', output)];
    const wrong = checked.find((each) => each.wrong);
    if (wrong) return [miscalculated(wrong)];
    const tick = () => deadline.check();
    tick();
    return [
      contradictory(output, tick) ??
        againstFacts(output, factsOf(content, tick), tick, unknown) ??
        uncompared(output, checked, unknown),
    ];
  },

  async consult({ content, request, deadline }, examined, judge) {
    const output = outputField(content)?.text ?? '';
    const proven =
      checkable(output).some(({ wrong }) => wrong) ||
      answered(inputField(content)?.text ?? '', output).some(({ wrong }) => wrong);
    const asks = request.mode === 'quality' || examined.some(({ kind }) => kind === 'needs_judge');
    if (!asks || proven) return examined;
    return [
      judged(NAME, await judge.decide(hallucinationQuestion(givenText(content), output), deadline)),
    ];
  },
});

const givenText = (content: Content): string =>
  [
    ...new Set([
      ...earlierMessages(content).map(({ text }) => text),
      inputField(content)?.text ?? '',
    ]),
  ]
    .filter((text) => text !== '')
    .join('\n\n');

const miscalculated = ({ quote, reason }: Checked): Verdict =>
  flag(NAME, 'HALLUCINATED', 0.97, `The quoted statement is wrong: in fact, ${reason}.`, {
    quote,
  });

const contradictory = (output: string, tick: () => void): Verdict | undefined => {
  const found = selfContradiction(parseStatements(output, tick));
  return (
    found &&
    flag(
      NAME,
      'HALLUCINATED',
      0.75,
      `The output contradicts itself: it says "${found.conflict.given}" first and "${found.conflict.claimed}" later.`,
      { quote: found.later.text },
    )
  );
};

/** Compares the output with its source material; `undefined` when no claim is comparable. */
const againstFacts = (
  output: string,
  { statements, reference }: Facts,
  tick: () => void,
  unknown: string,
): Verdict | undefined => {
  if (statements.length === 0) return undefined;
  const evidence = evidenceFor(output, buildIndex(statements, tick), tick);
  const comparable = reference ? evidence : evidence.filter(({ best }) => best >= RELATED);
  const worst =
    worstOf(reference ? comparable : comparable.filter(({ conflicts }) => conflicts.length > 0)) ??
    worstOf(comparable);
  if (worst === undefined) return undefined;
  const given = statements.map(({ text }) => text).join('\n');
  if (worst.evidence.coverage < FOREIGN_COVERAGE && differentLanguages(output, given))
    return undefined;
  const contradicts = reference || worst.evidence.conflicts.length > 0;
  return contradicts && worst.doubt >= (reference ? DOUBT_WITH_REFERENCE : DOUBT_WITHOUT)
    ? unsupported(worst)
    : supported(worst, unknown);
};

const unsupported = ({ evidence, doubt }: Doubted): Verdict =>
  flag(NAME, 'HALLUCINATED', doubt, `The context does not support a claim: ${explain(evidence)}.`, {
    quote: evidence.claim.text,
  });

const supported = ({ doubt }: Doubted, unknown: string): Verdict =>
  clear(NAME, 'NOT_HALLUCINATED', 0.9 - doubt / 2, `The claims agree with the context. ${unknown}`);

/**
 * Outcome when no source material concerns the claims. Correct calculations support a pass; claims
 * alone support nothing.
 */
const uncompared = (output: string, checked: readonly Checked[], unknown: string): Outcome => {
  if (checked.length > 0)
    return clear(
      NAME,
      'NOT_HALLUCINATED',
      0.8,
      `Recomputed and correct: ${checked
        .slice(0, 3)
        .map(({ quote }) => `"${quote}"`)
        .join(', ')}. ${unknown}`,
    );
  if (parseStatements(output).some(({ asserts }) => asserts))
    return needsJudge(
      NAME,
      'No claim of the output can be recomputed or compared with the context.',
    );
  return clear(NAME, 'NOT_HALLUCINATED', 0.6, 'The output makes no factual claim.');
};
