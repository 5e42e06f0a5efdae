import { Injectable } from '@nestjs/common';
import { AsyncEvaluationClient, DefinitionCache, Evaluator } from '@touchstone/clients';
import {
  type CheckRequest,
  checksOf,
  type DefinitionReference,
  type EvaluationAnswer,
  type EvaluationJob,
  type EvaluationSource,
  type Principal,
} from '@touchstone/contracts';
import type { AcceptedDto, ContentDto, EvaluateRequestDto } from '@touchstone/contracts/dto';
import { GatewaySettings } from '../gateway.config';
import { answerWithin } from './answer-within';
import { IdempotentRequests } from './idempotent-requests';
import { toJob } from './job';
import { parsePreference, type Preference } from './prefer';
import { serverTiming } from './server-timing';
import type { Invocation } from './validated';

/** Longest time that the acceptance of an evaluation takes. */
const ACCEPTANCE_MS = 5_000;

export interface Evaluated {
  /** 202 for an evaluation that has not ended. */
  status: 200 | 202;
  answer: EvaluationAnswer | AcceptedDto;
  headers: Record<string, string>;
  /** The response of an earlier request with the same idempotency key. */
  replayed?: true;
}

/** An evaluation whose caller waited for its end. */
export interface Ended extends Evaluated {
  answer: EvaluationAnswer;
}

/** Headers that say how a request is to be handled. */
export interface RequestHeaders {
  /** Value of `Prefer`. */
  prefer: string | undefined;
  /** Value of `Idempotency-Key`. */
  idempotencyKey: string | undefined;
}

/** Validated request of a route that runs an evaluation. */
export interface EvaluationRequest<Body> {
  body: Body;
  caller: Principal;
  headers: RequestHeaders;
}

/** Content of a request, with the checks to run on it. */
interface Subject {
  source: EvaluationSource;
  content: ContentDto;
  checks: CheckRequest[];
  definition?: DefinitionReference;
}

@Injectable()
export class EvaluationService {
  constructor(
    private readonly evaluator: Evaluator,
    private readonly asyncEvaluations: AsyncEvaluationClient,
    private readonly idempotent: IdempotentRequests,
    private readonly definitions: DefinitionCache,
    private readonly settings: GatewaySettings,
  ) {}

  /** @throws what the evaluator throws */
  evaluate(
    { body, caller, headers }: EvaluationRequest<EvaluateRequestDto>,
    source: 'evaluate' | 'management',
  ): Promise<Evaluated> {
    return this.respond(caller, headers, [source, body], async () => ({
      source,
      content: body,
      checks: checksOf(body),
    }));
  }

  /**
   * @throws UnknownId, Unavailable when the definition cannot be loaded, and what `evaluate` throws
   */
  invoke({ body, caller, headers }: EvaluationRequest<Invocation>): Promise<Evaluated> {
    const { definitionId, content } = body;
    return this.respond(caller, headers, ['invoke', body], async () => {
      const { checks, reference } = await this.definitions.get(caller, definitionId);
      return { source: 'invoke', content, checks, definition: reference };
    });
  }

  private respond(
    caller: Principal,
    { prefer, idempotencyKey: key }: RequestHeaders,
    request: unknown,
    subject: () => Promise<Subject>,
  ): Promise<Evaluated> {
    const startedMs = performance.now();
    const preference = parsePreference(prefer, this.settings.waitSeconds);
    // A caller that does not wait for the answer waits for its acceptance.
    const waitMs = Math.max(preference.waitMs, ACCEPTANCE_MS);
    const { workspace, keyId } = caller;
    return this.idempotent.run(
      {
        caller: { workspace, keyId },
        key,
        request,
        waitMs,
        ...(preference.respondAsync && { id: this.asyncEvaluations.newId(workspace) }),
      },
      async (id) => {
        const { content, ...parts } = await subject();
        const job = toJob(content, caller, { id, ...parts });
        return preference.respondAsync
          ? this.accept(job, preference)
          : this.wait(job, preference, startedMs);
      },
    );
  }

  /**
   * Evaluates a job of another route, which always waits.
   * @param startedMs when the route started, on the clock of `performance.now()`
   * @throws what the evaluator throws
   */
  run(job: EvaluationJob, prefer: string | undefined, startedMs: number): Promise<Ended> {
    return this.wait(job, parsePreference(prefer, this.settings.waitSeconds, false), startedMs);
  }

  private async wait(
    job: EvaluationJob,
    { waitMs, applied }: Preference,
    startedMs: number,
  ): Promise<Ended> {
    const { answer, timings } = await this.evaluator.evaluate(job, waitMs);
    return {
      status: 200,
      answer: publicAnswer(answer),
      headers: {
        ...headersOf(job, applied),
        'server-timing': serverTiming(timings, performance.now() - startedMs),
      },
    };
  }

  private async accept(job: EvaluationJob, { waitMs, applied }: Preference): Promise<Evaluated> {
    await this.asyncEvaluations.accept(job);
    const answer = await answerWithin(this.asyncEvaluations, job, waitMs);
    if (answer)
      return { status: 200, answer: publicAnswer(answer), headers: headersOf(job, applied) };
    return {
      status: 202,
      answer: { id: job.id, status: 'pending' },
      headers: { ...headersOf(job, applied), location: `/api/v1/evaluation/${job.id}` },
    };
  }
}

const headersOf = ({ id }: EvaluationJob, applied: string | undefined): Record<string, string> => ({
  'x-evaluation-id': id,
  ...(applied !== undefined && { 'preference-applied': applied }),
});

// Listed one by one: a field that a newer aggregator adds must not reach callers.
const publicAnswer = ({
  status,
  score,
  evaluationResults,
}: EvaluationAnswer): EvaluationAnswer => ({
  status,
  score,
  evaluationResults,
});
