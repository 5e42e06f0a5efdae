import type { ConceptName } from '@touchstone/assertions';
import { checkConcept } from '..';

/** Texts that do what the concept says, that do not, and on which readers differ. */
export interface ConceptCases {
  concept: ConceptName;
  subject?: string;
  does: readonly string[];
  doesNot: readonly string[];
  borderline?: readonly string[];
  /** Texts that no built-in rule can decide. */
  open?: readonly string[];
}

/** One test for each text. */
export const testConcepts = (cases: readonly ConceptCases[]): void => {
  describe.each(cases)('$concept $subject', ({ concept, subject, ...texts }) => {
    const holds = (text: string): unknown =>
      checkConcept({ name: concept, ...(subject !== undefined && { subject }) }, { text }).holds;

    if (texts.does.length > 0)
      it.each(texts.does)('finds it in: %s', (text) => {
      expect(holds(text)).toBe(true);
    });

    if (texts.doesNot.length > 0)
      it.each(texts.doesNot)('does not find it in: %s', (text) => {
      expect(holds(text)).toBe(false);
    });

    if (texts.open)
      it.each(texts.open)('cannot decide: %s', (text) => {
        expect(holds(text)).toBe('unknown');
      });

    if (texts.borderline)
      it.each(texts.borderline)('leaves it open in: %s', (text) => {
        expect(holds(text)).toBe('borderline');
      });
  });
};
