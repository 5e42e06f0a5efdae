import { Injectable } from '@nestjs/common';
import type { EvaluationAnswer, EvaluationJob, Principal } from '@touchstone/contracts';
import { newId } from '@touchstone/kernel';
import { Definitions } from '../definitions/definitions';
import { GatewaySettings } from '../gateway.config';
import { Evaluator } from './evaluator';
import { checksOf, toJob } from './job';
import { limitsFor } from './limits';
import { preferredWait } from './prefer';
import { serverTiming } from './server-timing';
import { validated, validatedInvoke } from './validated';

export interface Evaluated {
  answer: EvaluationAnswer;
  headers: Record<string, string>;
}

/** An evaluation as it comes in, whatever the entrance. */
export interface Asked {
  body: unknown;
  caller: Principal;
  /** The header of that name. */
  prefer: string | undefined;
}

@Injectable()
export class EvaluationService {
  constructor(
    private readonly evaluator: Evaluator,
    private readonly definitions: Definitions,
    private readonly settings: GatewaySettings,
  ) {}

  /** @throws MalformedRequest without a body, InvalidRequest for one that breaks a rule, and what the evaluator throws. */
  async evaluate(
    { body, caller, prefer }: Asked,
    source: 'evaluate' | 'management',
  ): Promise<Evaluated> {
    const startedMs = performance.now();
    const dto = validated(body, limitsFor(caller, this.settings));
    return this.run(
      toJob(dto, caller, { id: newId(), source, checks: checksOf(dto) }),
      prefer,
      startedMs,
    );
  }

  /** @throws UnknownId, Unavailable when the definition cannot be had, and what `evaluate` throws. */
  async invoke({ body, caller, prefer }: Asked): Promise<Evaluated> {
    const startedMs = performance.now();
    const { definitionId, content } = validatedInvoke(body, limitsFor(caller, this.settings));
    const { checks, reference } = await this.definitions.get(caller, definitionId);
    return this.run(
      toJob(content, caller, { id: newId(), source: 'invoke', checks, definition: reference }),
      prefer,
      startedMs,
    );
  }

  /** Has a job of any entrance evaluated. @throws what the evaluator throws */
  async run(job: EvaluationJob, prefer: string | undefined, startedMs: number): Promise<Evaluated> {
    const { waitMs, applied } = preferredWait(prefer, this.settings.waitSeconds);
    const { answer, timings } = await this.evaluator.evaluate(job, waitMs);
    const headers = {
      'x-evaluation-id': job.id,
      'server-timing': serverTiming(timings, performance.now() - startedMs),
      ...(applied !== undefined && { 'preference-applied': applied }),
    };
    // Named one by one: a field that a newer aggregator adds must not leave the house.
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
