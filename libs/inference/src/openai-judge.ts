import { setTimeout as pause } from 'node:timers/promises';
import {
  type Clock,
  type Deadline,
  DeadlineExceeded,
  Limiter,
  SystemClock,
  withTimeLimit,
} from '@touchstone/kernel';
import { AttemptFailed } from './attempt-failed';
import { ChatEndpoint } from './chat-endpoint';
import { CircuitBreaker, type Outcome } from './circuit-breaker';
import { Judge, JudgeFailed, type Judgement, type JudgeQuestion } from './judge';
import type { JudgeSettings } from './judge.config';
import { answerFormat, judgePrompt } from './judge-prompt';
import { parseJudgement } from './judgement-parsing';

/**
 * Time after which an endpoint without an answer counts as failing, even if its caller would have
 * waited longer.
 */
const PATIENCE_MS = 5_000;

const OUTCOMES = { endpoint: 'failed', answer: 'malformed', request: 'unknown' } as const;

export type ConfiguredJudge = JudgeSettings & { url: string; model: string };

/**
 * Judge on any endpoint that implements OpenAI's chat completions with JSON-schema output. Retries
 * once where a retry can help.
 */
export class OpenAiJudge extends Judge {
  readonly configured = true;
  private readonly endpoint: ChatEndpoint;
  private readonly limiter: Limiter;
  private readonly breaker: CircuitBreaker;

  constructor(
    private readonly settings: ConfiguredJudge,
    private readonly clock: Clock = new SystemClock(),
  ) {
    super();
    this.endpoint = new ChatEndpoint({
      url: settings.url,
      apiKey: settings.apiKey,
      connections: settings.concurrency,
    });
    this.limiter = new Limiter(
      settings.concurrency,
      settings.maxWaiting,
      () => new JudgeFailed('Too many questions are waiting for the judge.'),
    );
    this.breaker = new CircuitBreaker(clock);
  }

  async decide(question: JudgeQuestion, deadline: Deadline): Promise<Judgement> {
    this.refuseLong(question);
    deadline.check();
    this.breaker.check();
    return withTimeLimit(deadline.remainingMs, async (signal) => {
      try {
        return await this.limiter.run(() => this.askTwice(question, deadline, signal), signal);
      } catch (failure) {
        if (signal.aborted) throw new DeadlineExceeded('The judge did not answer in time.');
        throw failure instanceof AttemptFailed ? new JudgeFailed(failure.message) : failure;
      }
    });
  }

  /** Waits for the questions in flight, each bounded by its deadline; later questions fail. */
  override async close(): Promise<void> {
    await this.endpoint.close();
  }

  private refuseLong({ exhibits }: JudgeQuestion): void {
    const characters = exhibits.reduce(
      (total, { title, text }) => total + title.length + text.length,
      0,
    );
    if (characters > this.settings.maxCharacters)
      throw new JudgeFailed('The content is longer than the judge takes.');
  }

  private async askTwice(
    question: JudgeQuestion,
    deadline: Deadline,
    signal: AbortSignal,
  ): Promise<Judgement> {
    try {
      return await this.ask(question, signal);
    } catch (failure) {
      const pauseMs = failure instanceof AttemptFailed ? failure.retryAfterMs : undefined;
      if (pauseMs === undefined || pauseMs >= deadline.remainingMs || !this.breaker.allows)
        throw failure;
      await pause(pauseMs, undefined, { signal });
      return this.ask(question, signal);
    }
  }

  private async ask(question: JudgeQuestion, signal: AbortSignal): Promise<Judgement> {
    const attempt = this.breaker.enter();
    const startedMs = this.clock.monotonicMs();
    let outcome: Outcome = 'unknown';
    try {
      const judgement = await this.exchange(question, signal);
      outcome = 'answered';
      return judgement;
    } catch (failure) {
      outcome = outcomeOf(failure, signal.aborted, this.clock.monotonicMs() - startedMs);
      throw failure;
    } finally {
      this.breaker.leave(attempt, outcome);
    }
  }

  private async exchange(question: JudgeQuestion, signal: AbortSignal): Promise<Judgement> {
    const prompt = judgePrompt(question);
    const body = {
      model: this.settings.model,
      messages: prompt.messages,
      response_format: answerFormat(question.labels),
      temperature: 0,
      max_tokens: this.settings.maxTokens,
      stream: false,
    };
    return parseJudgement(await this.endpoint.post(body, signal), question, prompt);
  }
}

/**
 * Classifies a failed attempt. A caller's short deadline must not count against the endpoint and
 * open the circuit for all other callers.
 */
const outcomeOf = (failure: unknown, aborted: boolean, tookMs: number): Outcome => {
  if (aborted) return tookMs >= PATIENCE_MS ? 'failed' : 'unknown';
  return failure instanceof AttemptFailed ? OUTCOMES[failure.blame] : 'unknown';
};
