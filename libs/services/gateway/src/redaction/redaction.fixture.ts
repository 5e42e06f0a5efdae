import type { DetectionResult, EvaluationAnswer } from '@touchstone/contracts';
import type { Found } from './found';

/**
 * Restores a text as the README describes: replaces each placeholder by its value, in any order.
 */
export const putBack = (text: string, restore: Record<string, string>): string =>
  Object.entries(restore).reduce((restored, [placeholder, value]) => restored.replaceAll(placeholder, () => value), text);

/** Builds an entity for the first occurrence of `quote` in the text. */
export const aFind = (field: string, text: string, quote: string, more: Partial<Found> = {}): Found => {
  const start = text.indexOf(quote);
  return { kind: 'email', group: 'contact information', field, start, end: start + quote.length, quote, confidence: 97, ...more };
};

export const piiResult = ({ kind, group, field, start, end, quote, confidence }: Found, more: Partial<DetectionResult> = {}): DetectionResult => ({
  name: 'pii', score: 1, label: 'PII_FOUND', confidence_score: confidence, reason: '', flagged: true, quote,
  data: JSON.stringify({ kind, group, field, start, end }),
  ...more,
});

export const CLEAN: DetectionResult = { name: 'pii', score: 95, label: 'NO_PII_FOUND', confidence_score: 90, reason: '', flagged: false, quote: '' };

export const piiAnswer = (...results: DetectionResult[]): EvaluationAnswer => ({ status: 'success', score: 1, evaluationResults: [{ type: 'pii', results }] });
