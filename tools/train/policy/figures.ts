import {
  parseDelegation,
  parseProposition,
  parseRequirement,
  parseToolRule,
} from '@touchstone/assertions';
import { checkWithComparison, type PropositionModel } from '@touchstone/detectors/policy';
import { areaUnderCurve } from '../lib/area-under-curve';
import { type LabelledRule, sceneOf } from './examples';
import type { Scored, Thresholds } from './fit';

/** How the cases of some rules are decided. */
export interface Figures {
  cases: number;
  /** Share of the cases. */
  decided: number;
  balanced: number;
  falseAlarms: number;
}

interface Decided {
  violates: boolean;
  flagged: boolean | undefined;
}

const share = (part: number, whole: number): number => (whole === 0 ? Number.NaN : part / whole);

const figuresOf = (cases: readonly Decided[]): Figures => {
  const decided = cases.filter(({ flagged }) => flagged !== undefined);
  const flaggedOf = (wanted: boolean): number => {
    const all = decided.filter(({ violates }) => violates === wanted);
    return share(all.filter(({ flagged }) => flagged).length, all.length);
  };
  return {
    cases: cases.length,
    decided: share(decided.length, cases.length),
    balanced: (flaggedOf(true) + 1 - flaggedOf(false)) / 2,
    falseAlarms: flaggedOf(false),
  };
};

/** Figures of the comparison alone, for the replies to the rule itself. */
export const figuresOfScores = (
  scored: readonly Scored[],
  { does, doesNot }: Thresholds,
): Figures =>
  figuresOf(
    scored
      .filter(({ example: { own } }) => own)
      .map(({ example, odds }) => ({
        violates: example.does,
        flagged: odds >= does ? true : odds < doesNot ? false : undefined,
      })),
  );

/** Chance that a reply that does it scores higher than one that does not. */
export const areaOf = (scored: readonly Scored[]): number => {
  const own = scored.filter(({ example }) => example.own);
  const odds = (does: boolean) =>
    own.filter(({ example }) => example.does === does).map((each) => each.odds);
  return areaUnderCurve(odds(true), odds(false));
};

/** Share of the replies to other rules that are taken to do it. */
export const othersDoing = (scored: readonly Scored[], { does }: Thresholds): number => {
  const others = scored.filter(({ example: { own } }) => !own);
  return share(others.filter(({ odds }) => odds >= does).length, others.length);
};

const decide = (
  { assertion, cases }: LabelledRule,
  model: PropositionModel | undefined,
): Decided[] => {
  const requirement = parseRequirement(assertion);
  const proposition = model && parseProposition(assertion);
  return cases.map((one) => {
    const { holds } =
      requirement?.side === 'input' || (!requirement && !proposition)
        ? { holds: 'unknown' as const }
        : checkWithComparison(requirement, proposition, sceneOf(one), model);
    return {
      violates: one.label === 'VIOLATES',
      flagged: holds === 'unknown' ? undefined : holds === false,
    };
  });
};

const isChecked = ({ assertion }: LabelledRule): boolean =>
  !parseToolRule(assertion, []) && !parseDelegation(assertion);

/**
 * Figures of whole rules, with everything that decides them.
 * @param modelOf gives the model for a rule; without one, only concepts and forms decide
 */
export const figuresOfRules = (
  rules: readonly LabelledRule[],
  modelOf: (rule: LabelledRule) => PropositionModel | undefined,
): Figures => figuresOf(rules.filter(isChecked).flatMap((rule) => decide(rule, modelOf(rule))));

export const line = (title: string, { cases, decided, balanced, falseAlarms }: Figures): string =>
  `${title.padEnd(44)} ${String(cases).padStart(5)} ${decided.toFixed(2)} ${balanced.toFixed(3)} ${falseAlarms.toFixed(3)}`;
