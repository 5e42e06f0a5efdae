import type { SafetyCategory } from '@touchstone/contracts';
import type { Evidence } from '../score';
import type { Reading } from './features';
import { suspicions } from './model';

/** Score of the rules from which they need no consent of the model. */
const CERTAIN: Record<SafetyCategory, number> = {
  dangerous_content: 0.75,
  harassment: 0.8,
  hate_speech: 0.8,
  sexual_content: 0.8,
};
/** Score of the model that is no sign of anything. */
const NO_SIGN = 0.15;

/** Returns true for evidence of the rules that stands whatever the model says. */
export const isCertainRule = ({ category, score, stands }: Evidence): boolean =>
  stands || score >= CERTAIN[category];

const REASONS: Record<SafetyCategory, string> = {
  dangerous_content: 'seems to threaten, plan or help with harm',
  harassment: 'seems to attack or demean a person',
  hate_speech: 'seems to attack or demean a group of people',
  sexual_content: 'seems to be sexually explicit',
};

/**
 * Weighs the evidence of the rules by the model. The rule that matched best gives the reason and the
 * place; without one, the model names the passage that decided.
 */
export const judge = (reading: Reading): Evidence[] => [
  ...reading.evidence.filter(isCertainRule),
  ...suspicions(reading)
    .filter(({ score }) => score >= NO_SIGN)
    .map(({ category, score, from, to }) => {
      const rule = strongestOf(reading.evidence, category);
      return rule
        ? { ...rule, score }
        : {
            category,
            score,
            reason: REASONS[category],
            aboutSelfHarm: false,
            stands: false,
            from,
            to,
          };
    }),
];

const strongestOf = (
  evidence: readonly Evidence[],
  category: SafetyCategory,
): Evidence | undefined =>
  evidence
    .filter((each) => each.category === category)
    .reduce<Evidence | undefined>(
      (best, each) => (best && best.score >= each.score ? best : each),
      undefined,
    );
