import { Injectable, type PipeTransform } from '@nestjs/common';
import { InvalidRequest } from '@touchstone/http-edge';

/** Before the first line. */
const NONE = -1;

/** Parses the index of the last line that a caller has. */
@Injectable()
export class AfterPipe implements PipeTransform<unknown, number> {
  /** @throws InvalidRequest */
  transform(after: unknown): number {
    if (after === undefined || after === '') return NONE;
    if (typeof after === 'string' && /^\d{1,9}$/.test(after)) return Number(after);
    throw new InvalidRequest('after: expected the index of a line, 0 or more.');
  }
}
