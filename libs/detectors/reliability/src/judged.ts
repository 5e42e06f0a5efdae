import type { Verdict } from '@touchstone/contracts';
import { clear, flag } from '@touchstone/detection';
import type { Judgement } from '@touchstone/inference';

/** Converts the judge's decision into the check's verdict. */
export const judged = (
  name: string,
  { label, violation, confidence, reason, quote }: Judgement,
): Verdict => (violation ? flag : clear)(name, label, confidence / 100, reason, { quote });
