import type {
  ExchangeCompleted,
  ExchangeOutcome,
  GuardrailAlerted,
  GuardrailOutcome,
} from '@touchstone/contracts';
import { newId } from '@touchstone/kernel';
import type { Asked } from './asked';
import type { ModelAnswer, TokenUsage } from './dialects/dialect';
import { type Alarm, alarmOf } from './guard/alert';
import type { Judged } from './guard/judged';

const outcomeOf = ({ guardrail, side, decision, evaluationId }: Judged): GuardrailOutcome => ({
  guardrail_id: guardrail.id,
  name: guardrail.name ?? '',
  side,
  mode: guardrail.mode,
  verdict: decision.verdict,
  evaluation_id: evaluationId,
});

/** What is noted of one exchange while it goes on; told once, when the caller has got all there is. */
export class ExchangeLog {
  readonly id = newId();
  private readonly startedMs = performance.now();
  private vendorMs = 0;
  private guardrailsMs = 0;
  private attempts = 0;
  private model: string | null = null;
  private streamed = false;
  private usage: TokenUsage = {};
  private judged: GuardrailOutcome[] = [];
  /** By guardrail and side: of its last word only, since the vendor may have been asked again. */
  private readonly alarms = new Map<string, Alarm | undefined>();
  private revisions: string[] = [];
  private told = false;

  constructor(
    private readonly asked: Asked,
    private readonly tell: (exchange: ExchangeCompleted, alerts: GuardrailAlerted[]) => void,
  ) {}

  /** What the caller is told of it. */
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

  answered({ usage, model }: Pick<ModelAnswer, 'usage' | 'model'>): void {
    this.usage = usage;
    this.model = model ?? this.model;
  }

  note(judged: readonly Judged[]): void {
    this.judged.push(...judged.map(outcomeOf));
    for (const each of judged) this.alarms.set(`${each.guardrail.id} ${each.side}`, alarmOf(each));
  }

  attempted(): void {
    this.attempts += 1;
  }

  /** Counts the time of `work` as the vendor's. */
  vendor<T>(work: Promise<T>): Promise<T> {
    return timed(work, (ms) => (this.vendorMs += ms));
  }

  /** Counts the time of `work` as the guardrails'. */
  guardrails<T>(work: Promise<T>): Promise<T> {
    return timed(work, (ms) => (this.guardrailsMs += ms));
  }

  finish(outcome: ExchangeOutcome, status: number): void {
    if (this.told) return;
    this.told = true;
    const { caller, provider, target } = this.asked;
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
        guardrails_ms: tenths(this.guardrailsMs),
      },
    };
    this.tell(exchange, this.alertsOf(exchange));
  }

  private alertsOf({
    id: exchangeId,
    workspace,
    completed_at: at,
    provider,
  }: ExchangeCompleted): GuardrailAlerted[] {
    return [...this.alarms.values()].flatMap((alarm) =>
      alarm === undefined ? [] : [{ ...alarm, id: newId(), workspace, at, exchangeId, provider }],
    );
  }
}

/** `took` hears how long it was, however it ended. */
const timed = async <T>(work: Promise<T>, took: (ms: number) => void): Promise<T> => {
  const sinceMs = performance.now();
  try {
    return await work;
  } finally {
    took(performance.now() - sinceMs);
  }
};

const tenths = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;
