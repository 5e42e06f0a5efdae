import type { LoggerService } from '@nestjs/common';
import { Logger, PinoLogger } from 'nestjs-pino';
import { currentTrace } from '@touchstone/kernel';

/**
 * Creates a logger that writes JSON lines to standard output, each with its trace. Contents and
 * secrets are never passed to it.
 */
export const createLogger = (service: string, level: string): LoggerService =>
  new Logger(
    new PinoLogger({
      pinoHttp: {
        level,
        base: { service },
        mixin: () => {
          const trace = currentTrace();
          return trace ? { traceparent: trace } : {};
        },
      },
    }),
    {},
  );
