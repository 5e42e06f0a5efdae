import { applyDecorators, Controller, HttpCode, UseFilters } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Caller, Principal } from '@touchstone/contracts';
import { DeletedDto } from '@touchstone/contracts/dto';
import { Needs } from '../http/caller';
import { ErrorBodyFilter } from '../http/error-body.filter';
import { ANY_FAILURE, BODY_FAILURE, FailsWith } from '../http/failures';
import { PAGE_LIMIT } from './query';

type Dto = new () => object;

/** Decorators for the routes of what a workspace sets up: what each asks of a key, and what its description says. */

export const Manages = (tag: string, path: string): ClassDecorator => applyDecorators(ApiTags(tag), Controller(path), UseFilters(ErrorBodyFilter));

const Managing = (summary: string, answer: Dto | [Dto]) =>
  applyDecorators(HttpCode(200), Needs('manage'), ApiOperation({ summary }), ApiOkResponse({ type: answer }));

const Id = ApiParam({ name: 'id', type: String });

export const Lists = (summary: string, item: Dto): MethodDecorator =>
  applyDecorators(
    Managing(summary, [item]),
    ApiQuery({ name: 'limit', required: false, schema: { type: 'integer', minimum: 1, maximum: PAGE_LIMIT.max, default: PAGE_LIMIT.preset } }),
    ApiQuery({ name: 'offset', required: false, schema: { type: 'integer', minimum: 0, default: 0 } }),
    FailsWith(...ANY_FAILURE, 422),
  );

export const Creates = (summary: string, body: Dto, answer: Dto): MethodDecorator =>
  applyDecorators(Managing(summary, answer), ApiBody({ type: body }), FailsWith(...ANY_FAILURE, ...BODY_FAILURE));

export const Changes = (summary: string, body: Dto, answer: Dto): MethodDecorator =>
  applyDecorators(Managing(summary, answer), Id, ApiBody({ type: body }), FailsWith(...ANY_FAILURE, ...BODY_FAILURE, 404));

export const Reads = (summary: string, answer: Dto): MethodDecorator => applyDecorators(Managing(summary, answer), Id, FailsWith(...ANY_FAILURE, 404));

export const Deletes = (summary: string, ...failures: number[]): MethodDecorator =>
  applyDecorators(Managing(summary, DeletedDto), Id, FailsWith(...ANY_FAILURE, 404, ...failures));

/** For settings that are there once in a workspace. */
export const ReadsOnly = (summary: string, answer: Dto): MethodDecorator => applyDecorators(Managing(summary, answer), FailsWith(...ANY_FAILURE));

/** In whose name management acts. */
export const callerOf = ({ workspace, keyId }: Principal): Caller => ({ workspace, keyId });

export const deleted = ({ id }: { id: string }): DeletedDto => ({ id, deleted: true });
