import { defineFamily } from '@touchstone/detection';
import { moderationDetector } from './moderation/moderation.detector';

export const safetyFamily = defineFamily('safety', __filename, () => ({
  safety: moderationDetector(),
}));
