import { Injectable } from '@nestjs/common';
import type { Principal, EvaluationAnswer, EvaluationJob, EvaluationOutcome } from '@touchstone/contracts';
import { newId } from '@touchstone/kernel';
import { GatewaySettings } from '../gateway.config';
import { emptyBody } from '../http/fastify-errors';
import { Evaluator } from './evaluator';
import { toJob } from './job';
import { preferredWait } from './prefer';
import { serverTiming } from './server-timing';
import { validated } from './validated';

export interface Evaluated {
  answer: EvaluationAnswer;
  headers: Record<string, string>;
}

@Injectable()
export class EvaluationService {
  constructor(
    private readonly evaluator: Evaluator,
    private readonly settings: GatewaySettings,
  ) {}

  /** @throws MalformedRequest without a body, InvalidRequest for one that breaks a rule, and what the evaluator throws. */
  async evaluate(body: unknown, caller: Principal, prefer: string | undefined): Promise<Evaluated> {
    const startedMs = performance.now();
    if (body === undefined) throw emptyBody();
    const job = toJob(validated(body, this.settings), caller, newId());
    const { waitMs, applied } = preferredWait(prefer, this.settings.waitSeconds);
    const { answer, timings } = await this.outcome(job, waitMs);
    const headers = {
      'x-evaluation-id': job.id,
      'server-timing': serverTiming(timings, performance.now() - startedMs),
      ...(applied !== undefined && { 'preference-applied': applied }),
    };
    // Named one by one: a field that a newer aggregator adds must not leave the house.
    return { answer: { status: answer.status, score: answer.score, evaluationResults: answer.evaluationResults }, headers };
  }

  /** Nobody has to be asked when no check was asked for. */
  private async outcome(job: EvaluationJob, waitMs: number): Promise<Pick<EvaluationOutcome, 'answer' | 'timings'>> {
    if (job.checks.length > 0) return this.evaluator.evaluate(job, waitMs);
    return { answer: { status: 'success', score: null, evaluationResults: [] }, timings: [] };
  }
}
