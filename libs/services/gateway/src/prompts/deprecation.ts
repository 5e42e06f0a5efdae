import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import type { PromptAsked, PromptRecord, RevisionSelector } from '@touchstone/contracts';

/**
 * Value of the `Deprecation` header (RFC 9745): text ids and revision numbers are deprecated since
 * 2026-01-01.
 */
const SINCE = `@${Date.UTC(2026, 0, 1) / 1_000}`;

const queryOf = (
  { revisionId, number, label }: RevisionSelector,
  { revision }: PromptRecord,
): string => {
  if (revisionId !== undefined || number !== undefined) return `?revision_id=${revision.id}`;
  return label === undefined ? '' : `?label=${label}`;
};

/**
 * Returns deprecation headers, with the address to use instead, for a prompt requested by its text
 * id or a revision requested by its number; otherwise none.
 * @param address without the id
 */
export const deprecationHeaders = (
  selection: PromptAsked,
  record: PromptRecord,
  address: string,
  tail = '',
): Record<string, string> => {
  if (selection.id === record.prompt.id && selection.select.number === undefined) return {};
  return {
    deprecation: SINCE,
    link: `<${address}/${record.prompt.id}${tail}${queryOf(selection.select, record)}>; rel="successor-version"`,
  };
};

/** Format of an id; anything else is a text id. */
const ID = /^[a-z][a-z0-9]{23}$/;

/**
 * Adds the deprecation header for text ids to routes below a stored prompt, regardless of their
 * response. An interceptor costs a tenth of fetching a prompt, so the other routes set the header
 * themselves.
 */
@Injectable()
export class TextIdDeprecationInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const { id } = http.getRequest<FastifyRequest<{ Params: { id?: string } }>>().params;
    if (id !== undefined && !ID.test(id))
      void http.getResponse<FastifyReply>().header('deprecation', SINCE);
    return next.handle();
  }
}
