import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader, ApiParam, ApiQuery, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PromptChanged } from '@touchstone/clients';
import type { PromptRecord } from '@touchstone/contracts';
import { ifMatchHolds, isKnownTo } from '../http/entity-tags';
import { routesFor } from '../management/routes';
import { etagOf, type Kind } from './etag';
import { labelToSet } from './selection';

export const { Lists, ListsOf, Creates, Changes, Reads, Deletes } = routesFor('studio');

const text = { schema: { type: 'string' as const }, required: false };

export const SelectsRevision = (): MethodDecorator =>
  applyDecorators(
    ApiQuery({
      name: 'revision',
      ...text,
      description:
        'Id of a revision, or its number (deprecated). The active revision when none is named.',
    }),
    ApiQuery({ name: 'revision_id', ...text, description: 'Id of a revision.' }),
    ApiQuery({
      name: 'revision_number',
      ...text,
      schema: { type: 'integer', minimum: 1 },
      deprecated: true,
      description: 'Number of a revision.',
    }),
    ApiQuery({ name: 'label', ...text, description: 'Label of a revision.' }),
  );

export const TakesIfMatch = (): MethodDecorator =>
  ApiHeader({
    name: 'If-Match',
    ...text,
    description: 'ETag of the prompt as it was read; 412 when it has changed since.',
  });

export const TakesIfNoneMatch = (): MethodDecorator =>
  applyDecorators(
    ApiHeader({
      name: 'If-None-Match',
      ...text,
      description: 'ETag of an earlier answer; 304 without a body while it holds.',
    }),
    ApiResponse({ status: 304, description: 'The prompt is as it was.' }),
  );

export const HasLabel = (): MethodDecorator => ApiParam({ name: 'label', type: String });

/**
 * Injects the label of the path. Validates it here, not in a pipe, so that a fault of the label is
 * reported before one of the body: Nest runs the pipes of all parameters together.
 */
export const LabelToSet = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const { params } = context
    .switchToHttp()
    .getRequest<FastifyRequest<{ Params: { label: string } }>>();
  return labelToSet(params.label);
});

export interface Conditions {
  'if-match'?: string;
  'if-none-match'?: string;
}

export interface Shown {
  record: PromptRecord;
  kind: Kind;
  conditions: Conditions;
  /** Header names of API keys, for `Vary`. */
  keyHeaderNames: readonly string[];
}

/**
 * Sets status and headers of a GET.
 * @returns true if there is a body to send
 * @throws PromptChanged for an `If-Match` that does not match
 */
export const show = (
  reply: FastifyReply,
  { record, kind, conditions, keyHeaderNames }: Shown,
): boolean => {
  const etag = etagOf(record, kind);
  if (!ifMatchHolds(conditions['if-match'], etag)) throw new PromptChanged();
  void reply.headers({
    etag,
    vary: keyHeaderNames.join(', '),
    'cache-control': 'private, no-cache',
  });
  const isKnown = isKnownTo(conditions['if-none-match'], etag);
  if (isKnown) void reply.code(304);
  return !isKnown;
};
