import type { Check } from './checks';

/** One detector's word on the content, as it appears in the answer. */
export interface DetectionResult {
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

/** A result that could not be had. The failure policy, not the detector, turns it into a `DetectionResult`. */
export interface Unevaluated {
  name: string;
  /** A sentence: why there is no verdict. */
  cause: string;
  data?: string;
  claim?: string;
}

export type Finding = DetectionResult | Unevaluated;

export const isUnevaluated = (finding: Finding): finding is Unevaluated => 'cause' in finding;

export interface CheckFindings {
  check: Check;
  findings: Finding[];
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
  /** The lowest result's score; `null` only when no check was asked for. */
  score: number | null;
  evaluationResults: EvaluationResult[];
}
