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
import { Management } from '../management';

@Controller()
export class AuditConsumer {
  constructor(private readonly management: Management) {}

  @EventPattern(changeRecorded.pattern, { subscription: { service: 'management', kind: 'shared' } })
  keep(@Payload() event: ChangeRecorded): Promise<void> {
    return this.management.audit.keep(event);
  }

  @MessagePattern(listAudit.pattern, { queues: [managementQueue] })
  list(@Payload() { caller, page }: RequestOf<typeof listAudit>): Promise<AuditRecord[]> {
    return this.management.audit.list(caller, page);
  }
}
