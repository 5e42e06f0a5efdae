import { Controller, Get, Inject } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { HealthCheck, HealthCheckService, HealthIndicatorService, type HealthCheckResult } from '@nestjs/terminus';
import { Broker } from '@touchstone/messaging';

/** For whoever watches the process: alive (restart it otherwise) and ready (send it work). */
@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    @Inject(Broker) private readonly broker: Broker,
  ) {}

  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  @HealthCheck()
  ready(): Promise<HealthCheckResult> {
    return this.health.check([
      () => {
        const messaging = this.indicators.check('messaging');
        return this.broker.ready ? messaging.up() : messaging.down({ message: 'The message broker is away.' });
      },
    ]);
  }
}
