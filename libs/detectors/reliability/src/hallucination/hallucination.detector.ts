import {
  type Content,
  type DetectionResult,
  earlierMessages,
  type Finding,
  inputField,
  outputField,
} from '@touchstone/contracts';
import { clear, type Detector, flag } from '@touchstone/detection';
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
import { answered, checkable, type Checked } from './checkable';
import { type Facts, factsOf } from './facts';
import { hallucinationQuestion } from './question';
import { selfContradiction } from './self-contradiction';

const NAME = 'hallucinations';
const NOT_JUDGED = 'World knowledge was not checked: no judge model is configured.';
const NOT_ASKED = 'World knowledge was not checked: only quality mode asks the judge model.';

/** With material to go by, claims it does not support; without, only what contradicts it. */
const DOUBT_WITH_REFERENCE = 0.6;
const DOUBT_WITHOUT = 0.75;
const RELATED = 0.5;
const FOREIGN_COVERAGE = 0.5;

/** Recomputes what can be recomputed, looks for contradictions inside the output, and holds it against what was given. */
export const hallucinationDetector = (): Detector<'hallucinations'> => ({
  examine({ content, deadline, request }): Finding[] {
    const output = outputField(content)?.text ?? '';
    const unknown = request.mode === 'quality' ? NOT_JUDGED : NOT_ASKED;
    const checked = [...checkable(output), ...answered(inputField(content)?.text ?? '', output)];
    const wrong = checked.find((each) => each.wrong);
    if (wrong) return [miscalculated(wrong)];
    deadline.check();
    return [
      contradictory(output) ??
        againstFacts(output, factsOf(content), () => deadline.check(), unknown) ??
        unopposed(checked, unknown),
    ];
  },

  async consult({ content, request, deadline }, examined, judge) {
    const output = outputField(content)?.text ?? '';
    const proven =
      checkable(output).some(({ wrong }) => wrong) ||
      answered(inputField(content)?.text ?? '', output).some(({ wrong }) => wrong);
    if (request.mode !== 'quality' || proven) return examined;
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

const miscalculated = ({ quote, reason }: Checked): DetectionResult =>
  flag(NAME, 'HALLUCINATED', 0.97, `A statement can be recomputed and is wrong: ${reason}.`, {
    quote,
  });

const contradictory = (output: string): DetectionResult | undefined => {
  const found = selfContradiction(read(output));
  return (
    found &&
    flag(
      NAME,
      'HALLUCINATED',
      0.75,
      `The output contradicts itself: "${found.conflict.claimed}" here, "${found.conflict.given}" before.`,
      { quote: found.later.text },
    )
  );
};

/** `undefined` when nothing was given that claims could be held against. */
const againstFacts = (
  output: string,
  { statements, reference }: Facts,
  tick: () => void,
  unknown: string,
): DetectionResult | undefined => {
  if (statements.length === 0) return undefined;
  const evidence = evidenceFor(output, buildIndex(statements), tick);
  const worst = worstOf(
    reference
      ? evidence
      : evidence.filter(({ best, conflicts }) => best >= RELATED && conflicts.length > 0),
  );
  if (worst === undefined) return undefined;
  const given = statements.map(({ text }) => text).join('\n');
  if (worst.evidence.coverage < FOREIGN_COVERAGE && differentLanguages(output, given))
    return undefined;
  return compared(worst, reference ? DOUBT_WITH_REFERENCE : DOUBT_WITHOUT, unknown);
};

const compared = (
  { evidence, doubt }: Doubted,
  limit: number,
  unknown: string,
): DetectionResult | undefined => {
  if (doubt >= limit)
    return flag(
      NAME,
      'HALLUCINATED',
      doubt,
      `A claim is not supported by what was given: ${explain(evidence)}.`,
      { quote: evidence.claim.text },
    );
  return clear(
    NAME,
    'NOT_HALLUCINATED',
    0.9 - doubt / 2,
    `The claims agree with what was given. ${unknown}`,
  );
};

const unopposed = (checked: readonly Checked[], unknown: string): DetectionResult =>
  checked.length > 0
    ? clear(
        NAME,
        'NOT_HALLUCINATED',
        0.8,
        `Recomputed and right: ${checked
          .slice(0, 3)
          .map(({ quote }) => `"${quote}"`)
          .join(', ')}. ${unknown}`,
      )
    : clear(
        NAME,
        'NOT_HALLUCINATED',
        0.1,
        `Nothing in the output can be recomputed or held against what was given. ${unknown}`,
      );
