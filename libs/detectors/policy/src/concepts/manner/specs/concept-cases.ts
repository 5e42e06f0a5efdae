import type { ConceptName } from '@touchstone/assertions';
import type { Holds } from '../../../constraints/assessment';
import { MANNER_CHECKS } from '../index';

/** Texts by the outcome that a careful reader expects. */
export interface Cases {
  yes: readonly string[];
  no: readonly string[];
  /** Left to a judge: fixed wording does not decide. */
  open?: readonly string[];
}

const outcomeOf = (name: ConceptName, subject: string | undefined, text: string): Holds => {
  const check = MANNER_CHECKS[name];
  if (!check) throw new Error(`There is no check of ${name}.`);
  return check({ text }, subject).holds;
};

/** Describes a concept: one test for each text. */
export const describeConcept = (name: ConceptName, cases: Cases, subject?: string): void => {
  const title = subject === undefined ? name : `${name} (${subject})`;
  describe(title, () => {
    const rows = [
      ...cases.yes.map((text): [Holds, string] => [true, text]),
      ...cases.no.map((text): [Holds, string] => [false, text]),
    ];
    it.each(rows)('is %s: %s', (holds, text) => {
      expect(outcomeOf(name, subject, text)).toBe(holds);
    });
    if (cases.open)
      it.each(cases.open)('is left open: %s', (text) => {
        expect(['unknown', 'borderline']).toContain(outcomeOf(name, subject, text));
      });
  });
};
