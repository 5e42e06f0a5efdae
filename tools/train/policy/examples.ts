import { parseProposition } from '@touchstone/assertions';
import { comparisonOf, conditionsHold } from '@touchstone/detectors/policy';
import { type Fields, isString, readRows } from '../lib/dataset';
import { pick, seeded } from '../lib/random';

interface Case {
  label: 'COMPLIES' | 'VIOLATES';
  text: string;
  input?: string;
}

export interface LabelledRule {
  file: string;
  team: string;
  assertion: string;
  cases: readonly Case[];
}

const isCases = (value: unknown): value is readonly Case[] =>
  Array.isArray(value) && value.length > 0;

const FIELDS: Fields<Omit<LabelledRule, 'file'>> = {
  team: isString,
  assertion: isString,
  cases: isCases,
};

/** Files that are trained on; `held-out-replies.jsonl` is only measured. */
export const FILES = ['replies', 'replies-2', 'replies-3', 'propositions'] as const;

export const sceneOf = ({ text, input }: Case): { text: string; question?: string } => ({
  text,
  ...(input !== undefined && { question: input }),
});

/** A reply and the verb phrase of a rule. */
export interface Example {
  file: string;
  team: string;
  assertion: string;
  phrase: string;
  text: string;
  /** The reply does what the phrase says. */
  does: boolean;
  /** The reply was written for the rule; others were written for other rules. */
  own: boolean;
  features: readonly number[];
}

const SEED = 20261126;
/** Replies to other rules that each rule is compared with: of its team, and of all teams. */
const FROM_TEAM = 6;
const FROM_ALL = 4;

export const readRules = (): LabelledRule[] =>
  FILES.flatMap((file) =>
    readRows(`policy-assertions/${file}.jsonl`, FIELDS).map((rule) => ({ ...rule, file })),
  );

/**
 * Builds examples from every rule that is one proposition. Replies to other rules count as not
 * doing it, which holds for nearly all of them.
 */
export const examplesOf = (rules: readonly LabelledRule[]): Example[] => {
  const random = seeded(SEED);
  return rules.flatMap((rule) => {
    const proposition = parseProposition(rule.assertion);
    if (!proposition) return [];
    const { phrase, conditions } = proposition;
    const example = ({ text }: Case, does: boolean, own: boolean): Example => ({
      file: rule.file,
      team: rule.team,
      assertion: rule.assertion,
      phrase,
      text,
      does,
      own,
      features: comparisonOf(phrase, text),
    });
    const others = rules.filter((other) => other !== rule);
    const mates = others.filter(({ file, team }) => file === rule.file && team === rule.team);
    const foreign = [
      ...Array.from({ length: FROM_TEAM }, () => pick(mates.length > 0 ? mates : others, random)),
      ...Array.from({ length: FROM_ALL }, () => pick(others, random)),
    ].map(({ cases }) => example(pick(cases, random), false, false));
    const own = rule.cases
      .filter((one) => conditionsHold(conditions, sceneOf(one)) === true)
      .map((one) => example(one, one.label === 'VIOLATES', true));
    return [...own, ...foreign];
  });
};
