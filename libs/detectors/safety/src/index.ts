import { defineFamily } from '@touchstone/detection';
import { moderationDetector } from './moderation/moderation.detector';

export { passagesOf, readFeatures } from './moderation/model/features';
export { isCertainRule } from './moderation/model/judge';
export { type Calibration, CALIBRATION_FILE, WEIGHTS_FILE } from './moderation/model/model';
export { DAMPING, printOf, slotOf, SLOTS, UNITS } from './moderation/model/network';
export { type Window, windowsOf } from './moderation/model/windows';
export { readEnglish } from './moderation/moderate';

export const safetyFamily = defineFamily('safety', __filename, () => ({
  safety: moderationDetector(),
}));
