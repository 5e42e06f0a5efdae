import type { ConceptName } from '@touchstone/assertions';
import type { ConceptCheck } from '../concept-check';

/** Promises, offers, advice, claims, content and identity. */
export const CONTENT_CHECKS: Partial<Record<ConceptName, ConceptCheck>> = {};
