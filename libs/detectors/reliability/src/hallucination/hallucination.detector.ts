import {
  type Content,
  earlierMessages,
  inputField,
  type Outcome,
  outputField,
  type Verdict,
} from '@touchstone/contracts';
import { clear, type Detector, flag, needsJudge, nounFor } from '@touchstone/detection';
import { differentLanguages } from '@touchstone/text';
import {
  buildIndex,
  type Conflict,
  type Doubted,
  evidenceFor,
  explain,
  parseStatements,
  worstOf,
} from '../claims';
import { judged } from '../judged';
import { answered, checkable, type Checked } from './checkable';
import { wantsWrong } from './checkable/guard';
import { type Facts, factsOf } from './facts';
import { givenContradiction } from './given-contradiction';
import { hallucinationQuestion } from './question';
import { selfContradiction } from './self-contradiction';

const NAME = 'hallucinations';
const NOT_JUDGED = 'World knowledge was not checked: no judge model is configured.';
const NOT_ASKED = 'World knowledge was not checked: only quality mode asks the judge model.';

/** Doubt from which a claim is flagged that contradicts what was given. */
const CONTRADICTED_FROM = 0.8;
/** Doubt from which a claim is flagged that reference material does not support. */
const INVENTED_FROM = 0.9;
/** Doubt from which a claim counts as unsupported; grounding flags it. */
const UNSUPPORTED_FROM = 0.6;
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
    const tick = () => deadline.check();
    tick();
    const checked = recomputed(content, output, tick);
    const wrong =
      checked.find((each) => each.wrong && !each.isGuess) ?? checked.find((each) => each.wrong);
    if (wrong) return [miscalculated(wrong)];
    return [
      contradictory(output, tick) ??
        contradictsGiven(content, output, checked.length > 0, tick) ??
        (checked.length > 0
          ? undefined
          : againstFacts(output, factsOf(content, tick), tick, unknown)) ??
        uncompared(output, checked, unknown),
    ];
  },

  async consult({ content, request, deadline }, examined, judge) {
    const output = outputField(content)?.text ?? '';
    const proven = recomputed(content, output, () => deadline.check()).some(
      ({ wrong, isGuess }) => wrong && !isGuess,
    );
    const asks = request.mode === 'quality' || examined.some(({ kind }) => kind === 'needs_judge');
    if (!asks || proven) return examined;
    return [
      judged(NAME, await judge.decide(hallucinationQuestion(givenText(content), output), deadline)),
    ];
  },
});

/** Recomputes the statements of an output, alone and as answers to the request. */
const recomputed = (content: Content, output: string, tick: () => void): Checked[] => {
  const request = inputField(content)?.text ?? '';
  if (wantsWrong(request)) return [];
  const context = earlierMessages(content)
    .map(({ text }) => text)
    .filter((text) => text !== request)
    .join('\n');
  return [...checkable(output, tick), ...answered(request, output, context)];
};

const givenText = (content: Content): string =>
  [
    ...new Set([
      ...earlierMessages(content).map(({ text }) => text),
      inputField(content)?.text ?? '',
    ]),
  ]
    .filter((text) => text !== '')
    .join('\n\n');

const miscalculated = ({ quote, reason, isGuess }: Checked): Verdict =>
  isGuess
    ? flag(NAME, 'HALLUCINATED', 0.7, `The quoted statement seems wrong: ${reason}.`, { quote })
    : flag(NAME, 'HALLUCINATED', 0.97, `The quoted statement is wrong: in fact, ${reason}.`, {
        quote,
      });

const contradictory = (output: string, tick: () => void): Verdict | undefined => {
  const found = selfContradiction(output, tick);
  return (
    found &&
    flag(
      NAME,
      'HALLUCINATED',
      0.75,
      `The output contradicts itself: it says "${found.given.slice(0, 200)}" first and "${found.claimed.slice(0, 200)}" later.`,
      { quote: found.later.sentence },
    )
  );
};

/** Longest context whose clauses are compared one by one. */
const LONGEST_CONTEXT = 3000;

/** Finds values, states and names that contradict the given text. */
const contradictsGiven = (
  content: Content,
  output: string,
  recalculated: boolean,
  tick: () => void,
): Verdict | undefined => {
  const request = inputField(content)?.text ?? '';
  const given = earlierMessages(content)
    .map(({ text }) => text)
    .filter((text) => text !== request && text !== output)
    .join('\n');
  if (given === '' || given.length > LONGEST_CONTEXT) return undefined;
  const found = givenContradiction(given, request, output, tick);
  // A value that was recomputed from the given ones differs from them rightly.
  if (found?.kind === 'value' && recalculated) return undefined;
  return (
    found &&
    flag(
      NAME,
      'HALLUCINATED',
      0.8,
      `The output says "${found.claimed.slice(0, 200)}", but it was given "${found.given.slice(0, 200)}": "${found.earlier.sentence.slice(0, 200)}".`,
      { quote: found.later.sentence },
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
  const comparable = evidence.filter(({ best }) => best >= RELATED);
  const worst =
    worstOf(comparable.filter(({ conflicts }) => conflicts.length > 0)) ?? worstOf(comparable);
  if (worst === undefined) return undefined;
  const given = statements.map(({ text }) => text).join('\n');
  if (worst.evidence.coverage < FOREIGN_COVERAGE && differentLanguages(output, given))
    return undefined;
  if (
    worst.evidence.conflicts.some(({ kind }) => reference || PLAIN.has(kind)) &&
    worst.doubt >= CONTRADICTED_FROM
  )
    return unsupported(worst);
  const weakest = reference ? worstOf(evidence) : undefined;
  if (weakest && weakest.doubt >= INVENTED_FROM) return unsupported(weakest);
  return supported(worst, weakest, unknown);
};

/** Conflicts with what the user said that tell by themselves; other words may answer the request. */
const PLAIN: ReadonlySet<Conflict['kind']> = new Set(['number', 'unit', 'name']);

const unsupported = ({ evidence, doubt }: Doubted): Verdict =>
  flag(NAME, 'HALLUCINATED', doubt, `The context does not support a claim: ${explain(evidence)}.`, {
    quote: evidence.claim.text,
  });

/** Claims that the context may not support lower the confidence. */
const supported = ({ doubt }: Doubted, weakest: Doubted | undefined, unknown: string): Verdict =>
  weakest !== undefined && weakest.doubt >= UNSUPPORTED_FROM
    ? clear(
        NAME,
        'NOT_HALLUCINATED',
        LEAST_CONFIDENCE,
        `Nothing contradicts the context, which does not support a claim: ${explain(weakest.evidence)}. ${unknown}`,
        { quote: weakest.evidence.claim.text },
      )
    : clear(
        NAME,
        'NOT_HALLUCINATED',
        0.9 - doubt / 2,
        `The claims agree with the context. ${unknown}`,
      );

const LEAST_CONFIDENCE = 0.3;
const RECOMPUTED_CONFIDENCE = 0.9;
/** A wrong number may result from another calculation. */
const GUESSED_CONFIDENCE = 0.6;

/**
 * Outcome when no source material concerns the claims. Correct calculations support a pass, the
 * less the more other claims there are; claims alone support nothing.
 */
const uncompared = (output: string, checked: readonly Checked[], unknown: string): Outcome => {
  const claims = parseStatements(output).filter(({ asserts }) => asserts);
  if (checked.length > 0) {
    const others = claims.filter(({ text }) => !checked.some(({ quote }) => isWithin(quote, text)));
    const proven = checked.filter(({ isGuess }) => !isGuess);
    const isProven = proven.length > 0;
    return clear(
      NAME,
      'NOT_HALLUCINATED',
      (isProven ? RECOMPUTED_CONFIDENCE : GUESSED_CONFIDENCE) /
        (1 + others.length / Math.max(1, claims.length)),
      `${isProven ? 'Recomputed and correct' : 'A calculation with the numbers given leads to this'}: ${(isProven
        ? proven
        : checked
      )
        .slice(0, 3)
        .map(({ quote }) => `"${quote}"`)
        .join(', ')}. ${unchecked(others.length)}${unknown}`,
    );
  }
  if (claims.length > 0)
    return needsJudge(
      NAME,
      'No claim of the output can be recomputed or compared with the context.',
    );
  return clear(NAME, 'NOT_HALLUCINATED', 0.6, 'The output makes no factual claim.');
};

const isWithin = (quote: string, text: string): boolean =>
  quote.includes(text) || text.includes(quote);

const unchecked = (count: number): string =>
  count === 0 ? '' : `${count} further ${nounFor(count, 'claim')} could not be checked. `;
