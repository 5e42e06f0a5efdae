import { Catch, type ExceptionFilter } from '@nestjs/common';
import { type Observable, throwError } from 'rxjs';

/**
 * Rethrows errors of message handlers, which Nest would replace by a text; the transport needs the
 * error itself.
 */
@Catch()
export class KeepErrorsFilter implements ExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error);
  }
}
