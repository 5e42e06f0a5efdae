import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { type ProcessReport, processReported } from '@touchstone/contracts';
import { ProcessRegistry } from './process-registry';

@Controller()
export class ProcessReportConsumer {
  constructor(private readonly registry: ProcessRegistry) {}

  @EventPattern(processReported.pattern, {
    subscription: { service: 'gateway', kind: 'broadcast' },
  })
  reported(@Payload() report: ProcessReport): void {
    this.registry.note(report);
  }
}
