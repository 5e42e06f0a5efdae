import type { Concept, ConceptName } from '@touchstone/assertions';
import type { Assessment } from '../constraints/assessment';
import type { ConceptCheck, Scene } from './concept-check';
import { CONTENT_CHECKS } from './content';
import { MANNER_CHECKS } from './manner';

const CHECKS: Partial<Record<ConceptName, ConceptCheck>> = { ...CONTENT_CHECKS, ...MANNER_CHECKS };

/** Judges whether a text does what a concept says; `unknown` without evidence either way. */
export const checkConcept = ({ name, subject }: Concept, scene: Scene): Assessment =>
  CHECKS[name]?.(scene, subject) ?? {
    holds: 'unknown',
    reason: 'No built-in rule recognises this in a text.',
    quote: '',
  };
