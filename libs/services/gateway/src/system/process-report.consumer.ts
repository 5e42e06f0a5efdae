import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { type ProcessReport, processReported } from '@touchstone/contracts';
import { ProcessRegistry } from './process-registry';

const MOST_QUEUES = 500;
const LONGEST_MODEL = 200;

/** Another version may have sent anything. */
const isReport = (report: Partial<ProcessReport> | null): report is ProcessReport =>
  [report?.id, report?.service, report?.version, report?.started_at].every(
    (text) => typeof text === 'string',
  ) &&
  (report?.judge_model === undefined ||
    (typeof report.judge_model === 'string' && report.judge_model.length <= LONGEST_MODEL)) &&
  Array.isArray(report?.queues) &&
  report.queues.length <= MOST_QUEUES &&
  report.queues.every((queue) => typeof queue?.name === 'string');

@Controller()
export class ProcessReportConsumer {
  constructor(private readonly registry: ProcessRegistry) {}

  @EventPattern(processReported.pattern, {
    subscription: { service: 'gateway', kind: 'broadcast' },
  })
  reported(@Payload() report: Partial<ProcessReport> | null): void {
    if (isReport(report)) this.registry.note(report);
  }
}
