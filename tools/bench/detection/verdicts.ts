import type { Check, CheckRequest, Content } from '@touchstone/contracts';
import { type Detector, NotEvaluable } from '@touchstone/detection';
import { aTask } from '@touchstone/testing';

/** A detector's verdict on one text. */
export interface Verdict {
  flagged: boolean;
  /** 0 to 100, the higher the worse: for rankings. */
  suspicion: number;
  /** False if the detector could not decide; the text is then not flagged. */
  evaluated: boolean;
}

const UNDECIDED: Verdict = { flagged: false, suspicion: 0, evaluated: false };

/** Asks a detector through its public interface, as a service does. */
export const verdictOn = <C extends Check>(
  detector: Detector<C>,
  request: CheckRequest<C>,
  content: Partial<Content>,
): Verdict => {
  try {
    const results = detector
      .examine(aTask(request, content))
      .filter((outcome) => outcome.kind === 'verdict');
    if (results.length === 0) return UNDECIDED;
    return {
      flagged: results.some(({ flagged }) => flagged),
      suspicion: 100 - Math.min(...results.map(({ score }) => score)),
      evaluated: true,
    };
  } catch (error) {
    if (error instanceof NotEvaluable) return UNDECIDED;
    throw error;
  }
};
