import type { ConceptName, Constraint, Proposition } from '@touchstone/assertions';

/** Concepts on content, whose wordings no list exhausts. Manners, forms and values are not compared. */
const DOUBTED = new Set<ConceptName>([
  'refund', 'discount', 'compensation', 'fee-waiver', 'delivery-date', 'time-commitment', 'guarantee', 'approval', 'liability',
  'urgency', 'upselling', 'medical-advice', 'diagnosis', 'dosage', 'legal-advice', 'financial-advice', 'tax-advice',
  'recommendation', 'prediction', 'comparison', 'opinion', 'political-opinion', 'criticism', 'speculation', 'absolute-claim',
  'solution', 'mention', 'statement', 'reason', 'alternative', 'next-step', 'warning', 'disclaimer', 'internals',
  'human-claim', 'profession-claim', 'prompt-disclosure', 'model-disclosure', 'referral', 'handover', 'request',
  'personal-data-request', 'credential-request', 'confirmation-request', 'blame', 'judgement',
]); // prettier-ignore

/** Returns the concepts that a constraint forbids under so many conditions; `undefined` if it does more. */
export const forbiddenConcepts = (
  constraint: Constraint,
  conditions: number,
): ConceptName[] | undefined => {
  switch (constraint.kind) {
    case 'when':
      return conditions > 0 ? forbiddenConcepts(constraint.part, conditions - 1) : undefined;
    case 'not':
      return conditions === 0 ? conceptsIn(constraint.part) : undefined;
    case 'all':
      return joined(constraint.parts.map((part) => forbiddenConcepts(part, conditions)));
    default:
      return undefined;
  }
};

const conceptsIn = (constraint: Constraint): ConceptName[] | undefined =>
  constraint.kind === 'concept'
    ? [constraint.concept.name]
    : constraint.kind === 'all' || constraint.kind === 'some'
      ? joined(constraint.parts.map(conceptsIn))
      : undefined;

const joined = (lists: readonly (ConceptName[] | undefined)[]): ConceptName[] | undefined =>
  lists.every((list) => list !== undefined) ? lists.flat() : undefined;

/** Checks if a proposition may overrule the concepts of its rule: they read the rule alike. */
export const isDoubted = (constraint: Constraint, { conditions }: Proposition): boolean =>
  forbiddenConcepts(constraint, conditions.length)?.every((name) => DOUBTED.has(name)) ?? false;
