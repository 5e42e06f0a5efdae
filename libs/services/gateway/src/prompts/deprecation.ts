import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import type { PromptAsked, PromptRecord, RevisionSelector } from '@touchstone/contracts';

/** Since when text ids and revision numbers are deprecated: 2026-01-01, in the form of RFC 9745. */
const SINCE = `@${Date.UTC(2026, 0, 1) / 1_000}`;

const queryOf = (
  { revisionId, number, label }: RevisionSelector,
  { revision }: PromptRecord,
): string => {
  if (revisionId !== undefined || number !== undefined) return `?revision_id=${revision.id}`;
  return label === undefined ? '' : `?label=${label}`;
};

/**
 * Headers for a prompt that was asked for by its text id or a revision by its number, with the address to use instead; else none.
 * @param address without the id
 */
export const deprecationHeaders = (
  asked: PromptAsked,
  record: PromptRecord,
  address: string,
  tail = '',
): Record<string, string> => {
  if (asked.id === record.prompt.id && asked.select.number === undefined) return {};
  return {
    deprecation: SINCE,
    link: `<${address}/${record.prompt.id}${tail}${queryOf(asked.select, record)}>; rel="successor-version"`,
  };
};

/** Of our own making; anything else finds a prompt by its text id. */
const ID = /^[a-z][a-z0-9]{23}$/;

/** Tells of text ids on every route below a stored prompt's own, whatever it answers. Interceptors cost a tenth of a fetched prompt: those routes tell by themselves. */
@Injectable()
export class TellsOfTextIds implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const { id } = http.getRequest<FastifyRequest<{ Params: { id?: string } }>>().params;
    if (id !== undefined && !ID.test(id))
      void http.getResponse<FastifyReply>().header('deprecation', SINCE);
    return next.handle();
  }
}
