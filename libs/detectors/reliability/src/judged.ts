import type { DetectionResult } from '@touchstone/contracts';
import { clear, flag } from '@touchstone/detection';
import type { Judgement } from '@touchstone/inference';

/** The judge's verdict as a result of the check. */
export const judged = (
  name: string,
  { label, violation, confidence, reason, quote }: Judgement,
): DetectionResult => (violation ? flag : clear)(name, label, confidence / 100, reason, { quote });
