import { Controller, Get, Header } from '@nestjs/common';
import { collectDefaultMetrics, register } from 'prom-client';

/** Serves Prometheus text: the metrics of the process and every counter of its libraries. */
@Controller('metrics')
export class MetricsController {
  constructor() {
    if (!register.getSingleMetric('process_start_time_seconds')) collectDefaultMetrics();
  }

  @Get()
  @Header('content-type', register.contentType)
  metrics(): Promise<string> {
    return register.metrics();
  }
}
