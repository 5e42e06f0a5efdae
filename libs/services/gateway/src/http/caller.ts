import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { Principal, Scope } from '@touchstone/contracts';

/** Declares the scope that a route requires of a key. */
export const Needs = (scope: Scope): MethodDecorator => RouteConfig({ scope });

/** Injects the `Principal` of the request's key. */
export const Caller = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Principal => {
    const { principal } = context.switchToHttp().getRequest<FastifyRequest>();
    if (principal === null) throw new Error('A route outside /api has no caller.');
    return principal;
  },
);
