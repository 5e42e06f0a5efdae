import type { ConceptName } from '@touchstone/assertions';
import type { ConceptCheck } from '../concept-check';

/** Moves of a conversation, tone, style, and what users do. */
export const MANNER_CHECKS: Partial<Record<ConceptName, ConceptCheck>> = {};
