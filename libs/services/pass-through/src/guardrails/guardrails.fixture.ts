import type { DetectionResult, EvaluationAnswer, GuardrailRecord } from '@touchstone/contracts';
import type { Judgement } from './judgement';

export const aGuardrail = (parts: Partial<GuardrailRecord> = {}): GuardrailRecord => ({
  id: 'g-1', name: 'house rules', created_at: '2026-01-15T12:00:00.000Z', active: true, mode: 'enforce', on_error: 'closed', ...parts,
});

export const aResult = (parts: Partial<DetectionResult> = {}): DetectionResult => ({
  name: 'pii', label: 'NO_PII_FOUND', score: 100, confidence_score: 90, reason: '', flagged: false, quote: '', ...parts,
});

export const FOUND = aResult({ label: 'PII_FOUND', score: 4, flagged: true, quote: 'jane@example.org' });

export const anAnswer = (...results: DetectionResult[]): EvaluationAnswer => ({ status: 'failed', score: 4, evaluationResults: [{ type: 'pii', results }] });

/** Builds a judgement of a guardrail that fails by default. */
export const aJudgement = (guardrail: Partial<GuardrailRecord> = {}, parts: Partial<Judgement> = {}): Judgement => ({
  guardrail: aGuardrail(guardrail), side: 'response', decision: { verdict: 'fail', enforced: true }, evaluationId: 'e-1', answer: anAnswer(FOUND), ...parts,
});
