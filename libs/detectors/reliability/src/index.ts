import { defineFamily } from '@touchstone/detection';
import { consistencyDetector } from './consistency/consistency.detector';
import { groundingDetector } from './grounding/grounding.detector';
import { hallucinationDetector } from './hallucination/hallucination.detector';
import { toolUseDetector } from './tool-use/tool-use.detector';

export {
  claimFeatures,
  CONTEXT_KINDS,
  type ContextKind,
  FEATURES as SUPPORT_FEATURES,
  MODEL_FILE as SUPPORT_MODEL_FILE,
  type SupportModel,
} from './claims';
export {
  analysed,
  CHOICE_MODEL_FILE,
  type ChoiceModel,
  PREFERENCE_FEATURES,
  preferenceFeatures,
  profileOf,
  RELEVANCE_FEATURES,
  relevanceFeatures,
} from './tool-use/choice';

export const reliabilityFamily = defineFamily('reliability', __filename, () => ({
  hallucinations: hallucinationDetector(),
  grounding: groundingDetector(),
  tuq: toolUseDetector(),
  consistency: consistencyDetector(),
}));
