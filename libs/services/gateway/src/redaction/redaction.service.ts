import { Injectable } from '@nestjs/common';
import type { Principal } from '@touchstone/contracts';
import type { RedactionAnswerDto } from '@touchstone/contracts/dto';
import { InvalidRequest } from '@touchstone/http-edge';
import { newId } from '@touchstone/kernel';
import { type Evaluated, EvaluationService } from '../evaluation/evaluation.service';
import { toJob } from '../evaluation/job';
import { withEveryDigit } from './exact-arguments';
import { foundIn } from './found';
import { redacted, textsOf } from './redact';
import type { RedactionRequest } from './redaction-request';

export interface Redacted extends Pick<Evaluated, 'headers'> {
  answer: RedactionAnswerDto;
}

/** Redacts texts: evaluates them by the `pii` check and replaces the entities that it reports. */
@Injectable()
export class RedactionService {
  constructor(private readonly evaluations: EvaluationService) {}

  /**
   * @throws InvalidRequest if there is no text, RedactionIncomplete, and what the evaluator throws
   */
  async redact({
    body: request,
    caller,
    prefer,
  }: {
    body: RedactionRequest;
    caller: Principal;
    /** Value of `Prefer`. */
    prefer: string | undefined;
  }): Promise<Redacted> {
    const startedMs = performance.now();
    const sent = toJob(request.content, caller, {
      id: newId(),
      source: 'redact',
      checks: [{ check: 'pii', mode: request.mode }],
    });
    const job = { ...sent, content: withEveryDigit(sent.content) };
    if (textsOf(job.content).length === 0)
      throw new InvalidRequest('text, texts, messages: expected some text.');
    const { answer, headers } = await this.evaluations.run(job, prefer, startedMs);
    const { content, entities, restore } = redacted(
      job.content,
      foundIn(answer).filter(request.wants),
    );
    const named = entities.map(({ placeholder, kind, group, field, start, end, confidence }) => ({
      placeholder,
      kind,
      group,
      field: request.pathOf(field),
      start,
      end,
      confidence,
    }));
    return { answer: { ...request.body(content), entities: named, restore }, headers };
  }
}
