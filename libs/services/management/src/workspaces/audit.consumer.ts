import { Controller } from '@nestjs/common';
import { EventPattern, MessagePattern, Payload } from '@nestjs/microservices';
import {
  type AuditRecord,
  type ChangeRecorded,
  changeRecorded,
  listAudit,
  managementQueue,
  type RequestOf,
} from '@touchstone/contracts';
import { AuditService } from './audit.service';

@Controller()
export class AuditConsumer {
  constructor(private readonly audit: AuditService) {}

  @EventPattern(changeRecorded.pattern, { subscription: { service: 'management', kind: 'shared' } })
  keep(@Payload() event: ChangeRecorded): Promise<void> {
    return this.audit.keep(event);
  }

  @MessagePattern(listAudit.pattern, { queues: [managementQueue] })
  list(@Payload() { caller, page }: RequestOf<typeof listAudit>): Promise<AuditRecord[]> {
    return this.audit.list(caller, page);
  }
}
