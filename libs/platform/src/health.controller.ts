import { Controller, Get } from '@nestjs/common';
import {
  HealthCheck,
  type HealthCheckResult,
  HealthCheckService,
  HealthIndicatorService,
} from '@nestjs/terminus';
import { Readiness } from '@touchstone/kernel';

/** Health endpoints: alive (restart the process otherwise) and ready (send it work). */
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly readiness: Readiness,
  ) {}

  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  // Its documentation would load `@nestjs/swagger`, 6 MiB, into every process.
  @HealthCheck({ noCache: true, swaggerDocumentation: false })
  ready(): Promise<HealthCheckResult> {
    const [reasons, trouble] = [this.readiness.reasons(), this.readiness.trouble()];
    return this.health.check(
      this.readiness.names.map((name) => () => {
        const indicator = this.indicators.check(name);
        const [reason, message] = [reasons.get(name), trouble.get(name)];
        if (reason !== undefined) return indicator.down({ message: reason });
        return message === undefined ? indicator.up() : indicator.up({ message });
      }),
    );
  }
}
