import type {
  EvaluationCompleted,
  ExchangeCompleted,
  ExchangeOutcome,
  GuardrailAlerted,
  GuardrailOutcome,
} from '@touchstone/contracts';
import { newId } from '@touchstone/kernel';
import type { ModelAnswer, TokenUsage } from '../dialects/dialect';
import { alertOf, type PendingAlert } from '../guardrails/alert';
import type { Judgement } from '../guardrails/judgement';
import { exchangeCounter, guardrailVerdictCounter, vendorDuration } from '../metrics';
import type { ProxyRequest } from '../proxy/proxy-request';

/** A vendor's error passes like an answer, unless a guardrail comes first. */
const FIRST_ERROR = 400;

const outcomeOf = ({ guardrail, side, decision, evaluationId }: Judgement): GuardrailOutcome => ({
  guardrail_id: guardrail.id,
  name: guardrail.name ?? '',
  side,
  mode: guardrail.mode,
  verdict: decision.verdict,
  evaluation_id: evaluationId,
});

/** Collects the record of one exchange, and publishes it once, when the response is complete. */
export class ExchangeLog {
  readonly id = newId();
  private readonly startedMs = performance.now();
  private vendorMs = 0;
  private readonly guardrailsMs = { request: 0, response: 0 };
  private attempts = 0;
  private model: string | null = null;
  private streamed = false;
  private usage: TokenUsage = {};
  /** The vendor's answer is an error, or ends with one. */
  private isError = false;
  private judged: GuardrailOutcome[] = [];
  /** Alerts by guardrail and side; a retry replaces the earlier one. */
  private readonly pendingAlerts = new Map<string, PendingAlert | undefined>();
  /** Events of unrecorded evaluations, by id since guardrails may share an evaluation. */
  private readonly unrecorded = new Map<string, EvaluationCompleted>();
  private revisions: string[] = [];
  private isFinished = false;

  constructor(
    private readonly incoming: ProxyRequest,
    private readonly publish: (
      exchange: ExchangeCompleted,
      alerts: GuardrailAlerted[],
      unrecorded: EvaluationCompleted[],
    ) => void,
  ) {}

  /** Response headers about the exchange. */
  get headers(): Record<string, string> {
    return {
      'x-exchange-id': this.id,
      ...(this.revisions.length > 0 && { 'x-prompt-revision': this.revisions.join(', ') }),
    };
  }

  requested(model: string, streamed: boolean): void {
    this.model = model || null;
    this.streamed = streamed;
  }

  streams(streamed: boolean): void {
    this.streamed = streamed;
  }

  expandedFrom(revisions: readonly string[]): void {
    this.revisions = [...revisions];
  }

  answered({ usage, model, isError }: Pick<ModelAnswer, 'usage' | 'model' | 'isError'>): void {
    this.usage = usage;
    this.isError = isError ?? false;
    this.model = model ?? this.model;
  }

  note(judged: readonly Judgement[]): void {
    this.judged.push(...judged.map(outcomeOf));
    for (const each of judged) {
      this.pendingAlerts.set(`${each.guardrail.id} ${each.side}`, alertOf(each));
      if (each.unrecorded !== undefined) this.unrecorded.set(each.evaluationId, each.unrecorded);
    }
  }

  attempted(): void {
    this.attempts += 1;
  }

  /** Counts the time of `work` as the vendor's. */
  vendor<T>(work: Promise<T>): Promise<T> {
    return timed(work, (ms) => (this.vendorMs += ms));
  }

  /** Counts the time of `work` as that of the guardrails of this side. */
  guardrails<T>(side: GuardrailOutcome['side'], work: Promise<T>): Promise<T> {
    return timed(work, (ms) => (this.guardrailsMs[side] += ms));
  }

  /** @param ended `passed` for every answer of the vendor that was forwarded */
  finish(ended: ExchangeOutcome, status: number): void {
    if (this.isFinished) return;
    this.isFinished = true;
    const isError = this.isError || status >= FIRST_ERROR;
    const outcome = ended === 'passed' && isError ? 'failed' : ended;
    this.count(outcome);
    const { caller, provider, target } = this.incoming;
    const { request, response } = this.guardrailsMs;
    const exchange: ExchangeCompleted = {
      id: this.id,
      workspace: caller.workspace,
      completed_at: new Date().toISOString(),
      key_id: caller.keyId,
      provider: provider.name,
      operation: target.operation,
      model: this.model,
      streamed: this.streamed,
      outcome,
      status,
      input_tokens: this.usage.inputTokens ?? null,
      output_tokens: this.usage.outputTokens ?? null,
      attempts: this.attempts,
      guardrails: this.judged,
      prompt_revisions: this.revisions,
      latency: {
        total_ms: tenths(performance.now() - this.startedMs),
        vendor_ms: tenths(this.vendorMs),
        guardrails_ms: tenths(request + response),
        request_guardrails_ms: tenths(request),
        response_guardrails_ms: tenths(response),
      },
    };
    this.publish(exchange, this.alertsOf(exchange), [...this.unrecorded.values()]);
  }

  private count(outcome: ExchangeOutcome): void {
    exchangeCounter.inc({ outcome });
    if (this.attempts > 0) vendorDuration.observe(this.vendorMs / 1_000);
    for (const { side, mode, verdict } of this.judged)
      guardrailVerdictCounter.inc({ side, mode, verdict });
  }

  private alertsOf({
    id: exchangeId,
    workspace,
    completed_at: at,
    provider,
  }: ExchangeCompleted): GuardrailAlerted[] {
    return [...this.pendingAlerts.values()].flatMap((alert) =>
      alert === undefined ? [] : [{ ...alert, id: newId(), workspace, at, exchangeId, provider }],
    );
  }
}

/** @param took receives the duration, also of failed work */
const timed = async <T>(work: Promise<T>, took: (ms: number) => void): Promise<T> => {
  const sinceMs = performance.now();
  try {
    return await work;
  } finally {
    took(performance.now() - sinceMs);
  }
};

const tenths = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;
