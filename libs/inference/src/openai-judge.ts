import { setTimeout as pause } from 'node:timers/promises';
import {
  type Clock,
  type Deadline,
  DeadlineExceeded,
  type Priority,
  SystemClock,
  withTimeLimit,
} from '@touchstone/kernel';
import { AttemptFailed } from './attempt-failed';
import { ChatEndpoint } from './chat-endpoint';
import { CircuitBreaker, type Outcome } from './circuit-breaker';
import { Judge, JudgeFailed, type Judgement, type JudgeQuestion } from './judge';
import type { JudgeSettings } from './judge.config';
import { answerFormat, judgePrompt } from './judge-prompt';
import { JudgeThrottle } from './judge-throttle';
import { parseJudgement } from './judgement-parsing';

/**
 * Time after which an endpoint without an answer counts as failing, even if its caller would have
 * waited longer.
 */
const PATIENCE_MS = 5_000;

const OUTCOMES = {
  endpoint: 'failed',
  answer: 'malformed',
  request: 'unknown',
  limit: 'unknown',
} as const;

export type ConfiguredJudge = JudgeSettings & { url: string; model: string };

/**
 * Judge on any endpoint that implements OpenAI's chat completions with JSON-schema output. Retries
 * once where a retry can help; refusals for the endpoint's limit do not count.
 */
export class OpenAiJudge extends Judge {
  readonly configured = true;
  private readonly endpoint: ChatEndpoint;
  private readonly throttle: JudgeThrottle;
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
    this.throttle = new JudgeThrottle(settings, clock);
    this.breaker = new CircuitBreaker(clock);
  }

  async decide(
    question: JudgeQuestion,
    deadline: Deadline,
    priority: Priority = 'normal',
  ): Promise<Judgement> {
    this.refuseLong(question);
    deadline.check();
    this.breaker.check();
    return withTimeLimit(deadline.remainingMs, async (signal) => {
      try {
        const attempt = this.attempts(question, deadline, signal);
        return await this.throttle.run(attempt, deadline, signal, priority);
      } catch (failure) {
        if (failure instanceof JudgeFailed) throw failure;
        if (signal.aborted) throw new DeadlineExceeded('The judge did not answer in time.');
        throw failure instanceof AttemptFailed ? new JudgeFailed(failure.message) : failure;
      }
    });
  }

  override inBackground(): Judge {
    return new BackgroundJudge(this);
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

  /** Returns an attempt that, however often it is called, retries one failure in all. */
  private attempts(
    question: JudgeQuestion,
    deadline: Deadline,
    signal: AbortSignal,
  ): () => Promise<Judgement> {
    let retried = false;
    return async () => {
      try {
        return await this.ask(question, signal);
      } catch (failure) {
        const pauseMs = failure instanceof AttemptFailed ? failure.retryAfterMs : undefined;
        if (retried || pauseMs === undefined) throw failure;
        if (pauseMs >= deadline.remainingMs || !this.breaker.allows) throw failure;
        retried = true;
        await pause(pauseMs, undefined, { signal });
        return this.ask(question, signal);
      }
    };
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

class BackgroundJudge extends Judge {
  readonly configured = true;

  constructor(private readonly judge: OpenAiJudge) {
    super();
  }

  decide(question: JudgeQuestion, deadline: Deadline): Promise<Judgement> {
    return this.judge.decide(question, deadline, 'background');
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
