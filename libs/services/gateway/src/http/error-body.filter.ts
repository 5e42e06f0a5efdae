import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { sendError } from './error-answer';

/** Sits on each controller of the gateway; a global one would reach every module in the process. */
@Catch()
export class ErrorBodyFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    sendError(host.switchToHttp().getResponse<FastifyReply>(), error);
  }
}
