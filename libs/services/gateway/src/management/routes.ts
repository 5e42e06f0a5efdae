import { applyDecorators, Controller, HttpCode, UseFilters } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Caller, Principal, Scope } from '@touchstone/contracts';
import { DeletedDto } from '@touchstone/contracts/dto';
import { RequireScope } from '../http/decorators';
import { ErrorBodyFilter } from '../http/error-body.filter';
import { ANY_FAILURE, BODY_FAILURE, FailsWith } from '../http/failures';

type Dto = new () => object;

/**
 * Decorators for the routes of a workspace's resources: the scope that each needs, and its OpenAPI
 * description.
 */

/** Declares a controller of the API, with its tag in the description. */
export const ApiController = (tag: string, path: string): ClassDecorator =>
  applyDecorators(ApiTags(tag), Controller(path), UseFilters(ErrorBodyFilter));

const Id = ApiParam({ name: 'id', type: String });

const returning =
  (scope: Scope) =>
  (summary: string, answer: Dto | [Dto], ...failures: number[]): MethodDecorator =>
    applyDecorators(
      HttpCode(200),
      RequireScope(scope),
      ApiOperation({ summary }),
      ApiOkResponse({ type: answer }),
      FailsWith(...ANY_FAILURE, ...failures),
    );

/**
 * Returns the decorators for routes that require this scope.
 * @param readScope scope of those that change nothing
 */
export const routesFor = (scope: Scope, readScope = scope) => {
  const [Returns, Shows] = [returning(scope), returning(readScope)];
  return {
    Lists: (summary: string, item: Dto): MethodDecorator => Shows(summary, [item], 422),
    ListsOf: (summary: string, item: Dto): MethodDecorator =>
      applyDecorators(Shows(summary, [item], 404, 422), Id),
    Creates: (summary: string, body: Dto, answer: Dto, ...failures: number[]): MethodDecorator =>
      applyDecorators(
        Returns(summary, answer, ...BODY_FAILURE, ...failures),
        ApiBody({ type: body }),
      ),
    Changes: (summary: string, body: Dto, answer: Dto, ...failures: number[]): MethodDecorator =>
      applyDecorators(
        Returns(summary, answer, ...BODY_FAILURE, 404, ...failures),
        Id,
        ApiBody({ type: body }),
      ),
    Reads: (summary: string, answer: Dto, ...failures: number[]): MethodDecorator =>
      applyDecorators(Shows(summary, answer, 404, ...failures), Id),
    Deletes: (summary: string, answer: Dto = DeletedDto, ...failures: number[]): MethodDecorator =>
      applyDecorators(Returns(summary, answer, 404, ...failures), Id),
    /** Decorators for actions, which need no body. */
    Does: (summary: string, answer: Dto | [Dto], ...failures: number[]): MethodDecorator =>
      applyDecorators(Returns(summary, answer, 404, ...failures), Id),
    /** Decorators for a resource that exists once in a workspace. */
    ReadsOnly: (summary: string, answer: Dto): MethodDecorator => Shows(summary, answer),
  };
};

export const { Lists, ListsOf, Creates, Changes, Reads, Deletes, Does, ReadsOnly } = routesFor(
  'manage',
  'read',
);

/** Returns the caller on whose behalf other services act. */
export const callerOf = ({ workspace, keyId }: Principal): Caller => ({ workspace, keyId });

export const deleted = ({ id }: { id: string }): DeletedDto => ({ id, deleted: true });
