import { defineFamily } from '@touchstone/detection';
import { moderationDetector } from './moderation/moderation.detector';

export { FLAGGED, temperedBy } from './moderation/model/combine';
export { FEATURES } from './moderation/model/features';
export {
  logOdds,
  MODEL_FILE,
  type SafetyModel,
  scoreAt,
  type Sensitivity,
} from './moderation/model/model';
export { readingOf } from './moderation/model/reading';
export { WORD_CONCEPTS_FILE, wordConceptBytes } from './moderation/model/word-concepts';

export const safetyFamily = defineFamily('safety', __filename, () => ({
  safety: moderationDetector(),
}));
