import { Injectable, type PipeTransform } from '@nestjs/common';
import type { EvaluationCriteria } from '@touchstone/contracts';
import { InvalidRequest } from '@touchstone/http-edge';
import type { RawQuery } from '../management/query';
import { criteriaOf } from './evaluation-filter.pipe';

const POSITION = /^\d{1,18}$/;

/** Parses the criteria of a stream. */
@Injectable()
export class StreamCriteriaPipe implements PipeTransform<RawQuery, EvaluationCriteria> {
  /** @throws InvalidRequest with a sentence for each parameter that breaks a rule */
  transform(query: RawQuery): EvaluationCriteria {
    return criteriaOf(query);
  }
}

/** Parses the header `Last-Event-ID`; `null` without it. */
@Injectable()
export class LastEventIdPipe implements PipeTransform<string | undefined, string | null> {
  /** @throws InvalidRequest */
  transform(id: string | undefined): string | null {
    if (id === undefined || id === '') return null;
    if (!POSITION.test(id))
      throw new InvalidRequest('Last-Event-ID: expected the id of an event of this stream.');
    return id;
  }
}
