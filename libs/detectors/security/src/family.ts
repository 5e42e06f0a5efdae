import { defineFamily } from '@touchstone/detection';
import { piiDetector } from './pii/pii.detector';
import { promptInjectionDetector } from './prompt-injection/prompt-injection.detector';

export const securityFamily = defineFamily('security', __filename, () => ({
  prompt_injections: promptInjectionDetector(),
  pii: piiDetector(),
}));
