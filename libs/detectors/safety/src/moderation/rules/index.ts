import { DANGEROUS_CONTENT } from './dangerous-content';
import { HARASSMENT } from './harassment';
import { HATE_SPEECH } from './hate-speech';
import type { Rule } from './rule';
import { SEXUAL_CONTENT } from './sexual-content';

export {
  aboutSelfHarm,
  type Context,
  CONTEXTS,
  type Place,
  type Row,
  type Rule,
  rulesOf,
} from './rule';

/** Rules of all categories. Weights are set by hand on development data (see MODEL-CARD.md). */
export const RULES: readonly Rule[] = [
  ...DANGEROUS_CONTENT,
  ...HARASSMENT,
  ...HATE_SPEECH,
  ...SEXUAL_CONTENT,
];
