import type { Condition, Constraint, Proposition, Requirement } from '@touchstone/assertions';
import type { Scene } from '../concepts/concept-check';
import { quoteOf } from '../concepts/content/absence';
import { readText } from '../concepts/manner/reading/reading';
import type { Assessment, Holds } from '../constraints/assessment';
import { check, meets, UNCONCERNED } from '../constraints/check';
import { forbiddenConcepts, isDoubted } from './doubted';
import { featuresOf } from './features';
import { logOdds, type PropositionModel, shippedModel } from './model';
import { phraseOf } from './phrase';

/** Features of a verb phrase and a text, in the order of `FEATURES`. */
export const comparisonOf = (phrase: string, text: string): number[] =>
  featuresOf(phraseOf(phrase), text).features;

/** Checks if all conditions of a rule are met; `false` as soon as one is not. */
export const conditionsHold = (conditions: readonly Condition[], scene: Scene): Holds => {
  const each = conditions.map((condition) => meets(condition, scene));
  return each.find((holds) => holds === false) ?? each.find((holds) => holds !== true) ?? true;
};

/** Result of the concepts of a rule for a text, unless it refuses. */
type Finding = 'found' | 'named' | 'absent' | 'open';

/**
 * Log-odds that a finding adds. On rules that nobody had tuned to (`replies-3.jsonl` and
 * `propositions.jsonl` when they were new), the text did what the rule forbids in 36 of 40 cases with
 * a pattern and in 1 of 28 with a refusal, but in 11 of 17 with the words of the rule, and in 106 of
 * 264 with neither. Absence counts a little more, since many teams use the known wordings.
 */
const EVIDENCE: Record<Finding, number> = { found: 2.2, named: 0.6, absent: -0.8, open: 0 };

const OF_WORDS = new Set(['mention', 'statement']);

/** Returns `undefined` for a refusal, which decides. */
const findingOf = (
  { holds, quote }: Assessment,
  constraint: Constraint,
  { conditions }: Proposition,
): Finding | undefined => {
  if (typeof holds !== 'boolean') return 'open';
  if (holds) return quote === '' ? 'absent' : undefined;
  return forbiddenConcepts(constraint, conditions.length)?.every((name) => OF_WORDS.has(name))
    ? 'named'
    : 'found';
};

const MOST_CERTAIN = 0.85;

const compared = (
  { phrase }: Proposition,
  scene: Scene,
  finding: Finding,
  model: PropositionModel,
): Assessment => {
  const { features, nearest } = featuresOf(phraseOf(phrase), scene.text);
  const odds = logOdds(model, features) + EVIDENCE[finding];
  const certainty = Math.min(MOST_CERTAIN, 1 / (1 + Math.exp(-Math.abs(odds))));
  const quote = nearest ? quoteOf(nearest) : '';
  if (odds >= model.does)
    return {
      holds: false,
      reason: `Compared with the wording of the rule, the text does this: ${phrase}.`,
      quote,
      certainty,
    };
  return odds < model.doesNot && finding !== 'found'
    ? {
        holds: true,
        reason: `Compared with the wording of the rule, the text does not do this: ${phrase}.`,
        quote: '',
        certainty,
      }
    : {
        holds: 'unknown',
        reason: `A comparison with the wording of the rule cannot tell if the text does this: ${phrase}.`,
        quote,
      };
};

/**
 * Checks a text against a requirement and compares it with the proposition of the same rule, where
 * there is one. Concepts recognise few of the wordings of others, so the comparison may overrule
 * them.
 * @param requirement at least one of both is given
 */
export const checkWithComparison = (
  requirement: Requirement | undefined,
  proposition: Proposition | undefined,
  scene: Scene,
  model?: PropositionModel,
): Assessment => {
  const own = requirement ? check(requirement.constraint, scene) : UNREAD;
  if (!proposition || (requirement && !isDoubted(requirement.constraint, proposition))) return own;
  if ((readText(scene.text).language ?? 'en') !== 'en') return own;
  const met = conditionsHold(proposition.conditions, scene);
  if (met === false) return requirement ? own : { holds: true, reason: UNCONCERNED, quote: '' };
  const finding = requirement ? findingOf(own, requirement.constraint, proposition) : 'open';
  if (!finding) return own;
  const second = compared(proposition, scene, finding, model ?? shippedModel());
  if (met !== true && second.holds !== true) return own;
  const agrees =
    own.holds === second.holds || (own.holds === 'borderline' && second.holds !== false);
  return agrees ? own : second;
};

const UNREAD: Assessment = {
  holds: 'unknown',
  reason: 'A comparison with the wording of the rule cannot decide this text.',
  quote: '',
};
