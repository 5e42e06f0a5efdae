import { Injectable } from '@nestjs/common';
import { DefinitionCache, Evaluator } from '@touchstone/clients';
import {
  checksOf,
  type EvaluationAnswer,
  type EvaluationJob,
  type Principal,
} from '@touchstone/contracts';
import type { EvaluateRequestDto } from '@touchstone/contracts/dto';
import { newId } from '@touchstone/kernel';
import { GatewaySettings } from '../gateway.config';
import { toJob } from './job';
import { preferredWait } from './prefer';
import { serverTiming } from './server-timing';
import type { Invocation } from './validated';

export interface Evaluated {
  answer: EvaluationAnswer;
  headers: Record<string, string>;
}

/** Validated request of a route that runs an evaluation. */
export interface EvaluationRequest<Body> {
  body: Body;
  caller: Principal;
  /** Value of the `Prefer` header. */
  prefer: string | undefined;
}

@Injectable()
export class EvaluationService {
  constructor(
    private readonly evaluator: Evaluator,
    private readonly definitions: DefinitionCache,
    private readonly settings: GatewaySettings,
  ) {}

  /** @throws what the evaluator throws */
  evaluate(
    { body, caller, prefer }: EvaluationRequest<EvaluateRequestDto>,
    source: 'evaluate' | 'management',
  ): Promise<Evaluated> {
    const startedMs = performance.now();
    return this.run(
      toJob(body, caller, { id: newId(), source, checks: checksOf(body) }),
      prefer,
      startedMs,
    );
  }

  /**
   * @throws UnknownId, Unavailable when the definition cannot be loaded, and what `evaluate` throws
   */
  async invoke({ body, caller, prefer }: EvaluationRequest<Invocation>): Promise<Evaluated> {
    const startedMs = performance.now();
    const { definitionId, content } = body;
    const { checks, reference } = await this.definitions.get(caller, definitionId);
    return this.run(
      toJob(content, caller, { id: newId(), source: 'invoke', checks, definition: reference }),
      prefer,
      startedMs,
    );
  }

  /**
   * Evaluates a job of any route.
   * @param startedMs when the route started, on the clock of `performance.now()`
   * @throws what the evaluator throws
   */
  async run(job: EvaluationJob, prefer: string | undefined, startedMs: number): Promise<Evaluated> {
    const { waitMs, applied } = preferredWait(prefer, this.settings.waitSeconds);
    const { answer, timings } = await this.evaluator.evaluate(job, waitMs);
    const headers = {
      'x-evaluation-id': job.id,
      'server-timing': serverTiming(timings, performance.now() - startedMs),
      ...(applied !== undefined && { 'preference-applied': applied }),
    };
    // Listed one by one: a field that a newer aggregator adds must not reach callers.
    return {
      answer: {
        status: answer.status,
        score: answer.score,
        evaluationResults: answer.evaluationResults,
      },
      headers,
    };
  }
}
