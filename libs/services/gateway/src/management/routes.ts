import { applyDecorators, Controller, HttpCode, UseFilters } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Caller, Principal, Scope } from '@touchstone/contracts';
import { DeletedDto } from '@touchstone/contracts/dto';
import { Needs } from '../http/caller';
import { ErrorBodyFilter } from '../http/error-body.filter';
import { ANY_FAILURE, BODY_FAILURE, FailsWith } from '../http/failures';
import { PAGE_LIMIT } from './query';

type Dto = new () => object;

/**
 * Decorators for the routes of a workspace's resources: the scope that each needs, and its OpenAPI
 * description.
 */

export const Manages = (tag: string, path: string): ClassDecorator =>
  applyDecorators(ApiTags(tag), Controller(path), UseFilters(ErrorBodyFilter));

const Id = ApiParam({ name: 'id', type: String });

/** Parameters of a page of a list. */
const Paged = applyDecorators(
  ApiQuery({
    name: 'limit',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: PAGE_LIMIT.max, default: PAGE_LIMIT.preset },
  }),
  ApiQuery({
    name: 'offset',
    required: false,
    schema: { type: 'integer', minimum: 0, default: 0 },
  }),
);

/** Returns the decorators for routes that require this scope. */
export const routesFor = (scope: Scope) => {
  const Answers = (summary: string, answer: Dto | [Dto], ...failures: number[]): MethodDecorator =>
    applyDecorators(
      HttpCode(200),
      Needs(scope),
      ApiOperation({ summary }),
      ApiOkResponse({ type: answer }),
      FailsWith(...ANY_FAILURE, ...failures),
    );
  return {
    Lists: (summary: string, item: Dto): MethodDecorator =>
      applyDecorators(Answers(summary, [item], 422), Paged),
    ListsOf: (summary: string, item: Dto): MethodDecorator =>
      applyDecorators(Answers(summary, [item], 404, 422), Paged, Id),
    Creates: (summary: string, body: Dto, answer: Dto, ...failures: number[]): MethodDecorator =>
      applyDecorators(
        Answers(summary, answer, ...BODY_FAILURE, ...failures),
        ApiBody({ type: body }),
      ),
    Changes: (summary: string, body: Dto, answer: Dto, ...failures: number[]): MethodDecorator =>
      applyDecorators(
        Answers(summary, answer, ...BODY_FAILURE, 404, ...failures),
        Id,
        ApiBody({ type: body }),
      ),
    Reads: (summary: string, answer: Dto, ...failures: number[]): MethodDecorator =>
      applyDecorators(Answers(summary, answer, 404, ...failures), Id),
    Deletes: (summary: string, answer: Dto = DeletedDto, ...failures: number[]): MethodDecorator =>
      applyDecorators(Answers(summary, answer, 404, ...failures), Id),
    /** Decorators for actions without a body. */
    Does: (summary: string, answer: Dto | [Dto], ...failures: number[]): MethodDecorator =>
      applyDecorators(Answers(summary, answer, 404, ...failures), Id),
    /** Decorators for a resource that exists once in a workspace. */
    ReadsOnly: (summary: string, answer: Dto): MethodDecorator => Answers(summary, answer),
  };
};

export const { Lists, ListsOf, Creates, Changes, Reads, Deletes, Does, ReadsOnly } =
  routesFor('manage');

/** Returns the caller on whose behalf other services act. */
export const callerOf = ({ workspace, keyId }: Principal): Caller => ({ workspace, keyId });

export const deleted = ({ id }: { id: string }): DeletedDto => ({ id, deleted: true });
