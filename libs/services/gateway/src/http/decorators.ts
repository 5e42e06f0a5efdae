import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { Principal, Scope } from '@touchstone/contracts';

/**
 * Declares the scope that a key needs for a route; `any` key may use it, or it is open with `none`.
 * `libs/http-edge` checks it.
 */
export const RequireScope = (scope: Scope | 'any' | 'none'): MethodDecorator =>
  RouteConfig({ scope });

const principalOf = ({ principal }: FastifyRequest): Principal => {
  if (principal === null) throw new Error('A route outside /api has no caller.');
  return principal;
};

/** Injects the `Principal` of the request's key. */
export const Caller = createParamDecorator((_data: unknown, context: ExecutionContext): Principal =>
  principalOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** Input of the pipe of a `CallerBody`. */
export interface SentBody {
  body: unknown;
  caller: Principal;
}

/**
 * Injects the body, validated by a pipe, where its limits depend on the caller's workspace:
 * `@CallerBody(EvaluateRequestPipe) body: EvaluateRequestDto`. Otherwise the same as
 * `@Body(SomePipe)`, which every other route uses: its pipe never sees the request, and one that
 * injects `REQUEST` would have Nest build the pipe and its controller for each request.
 */
export const CallerBody = createParamDecorator(
  (_data: unknown, context: ExecutionContext): SentBody => {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    return { body: request.body, caller: principalOf(request) };
  },
);
