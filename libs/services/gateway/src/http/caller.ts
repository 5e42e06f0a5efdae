import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { Principal, Scope } from '@touchstone/contracts';

/** The scope that a route asks of a key. */
export const Needs = (scope: Scope): MethodDecorator => RouteConfig({ scope });

/** The `Principal` behind the request's key. */
export const Caller = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Principal => {
    const { principal } = context.switchToHttp().getRequest<FastifyRequest>();
    if (principal === null) throw new Error('A route outside /api has no caller.');
    return principal;
  },
);
