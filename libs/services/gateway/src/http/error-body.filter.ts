import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { sendError } from '@touchstone/http-edge';

/**
 * Formats errors of the gateway. Applied to each controller: a global filter would affect every
 * module in the process.
 */
@Catch()
export class ErrorBodyFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    sendError(host.switchToHttp().getResponse<FastifyReply>(), error);
  }
}
