import { defineFamily } from '@touchstone/detection';
import { consistencyDetector } from './consistency/consistency.detector';
import { groundingDetector } from './grounding/grounding.detector';
import { hallucinationDetector } from './hallucination/hallucination.detector';
import { toolUseDetector } from './tool-use/tool-use.detector';

export const reliabilityFamily = defineFamily('reliability', __filename, () => ({
  hallucinations: hallucinationDetector(),
  grounding: groundingDetector(),
  tuq: toolUseDetector(),
  consistency: consistencyDetector(),
}));
