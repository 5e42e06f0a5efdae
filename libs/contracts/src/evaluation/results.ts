import type { Check } from '../checks/catalogue';

/** The place of a quote in the content. */
export interface QuotePlace {
  /** Path of a text, for example `messages[2].content`. */
  field: string;
  /** In UTF-16 units of that text. */
  start: number;
  /** Exclusive. */
  end: number;
}

/** One detector's result for the content, as it appears in the answer. */
export interface DetectionResult extends Partial<QuotePlace> {
  name: string;
  /** Whole number, 0 to 100, higher is better; under 50 exactly when flagged. */
  score: number;
  label: string;
  /** Whole number, 0 to 100. */
  confidence_score: number;
  reason: string;
  flagged: boolean;
  /** The excerpt, `""` when there is none. */
  quote: string;
  data?: string;
  /** The assertion, on policy results only. */
  claim?: string;
}

export const STATUSES = ['success', 'warning', 'failed'] as const;
export type Status = (typeof STATUSES)[number];

export interface EvaluationResult {
  type: Check;
  results: DetectionResult[];
}

/** The evaluation response of the interface. */
export interface EvaluationAnswer {
  status: Status;
  /** The lowest result's score; `null` only if no check was requested. */
  score: number | null;
  evaluationResults: EvaluationResult[];
}
