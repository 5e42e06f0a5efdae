import { Controller } from '@nestjs/common';
import { EventPattern, MessagePattern, Payload } from '@nestjs/microservices';
import {
  createNotifier,
  deleteNotifier,
  getNotifier,
  listNotifiers,
  type NewNotifierRecord,
  notifierQueue,
  type NotifierRecord,
  notifiersChanged,
  type RequestOf,
  rotateNotifierSecret,
  updateNotifier,
} from '@touchstone/contracts';
import { ActiveNotifierCache } from './active-notifier-cache';
import { NotifierService } from './notifier.service';

const QUEUES = { queues: [notifierQueue] };

@Controller()
export class NotifierConsumer {
  constructor(
    private readonly notifiers: NotifierService,
    private readonly active: ActiveNotifierCache,
  ) {}

  @MessagePattern(createNotifier.pattern, QUEUES)
  create(
    @Payload() { caller, fields, addressChecked }: RequestOf<typeof createNotifier>,
  ): Promise<NewNotifierRecord> {
    return this.notifiers.create(caller, fields, addressChecked);
  }

  @MessagePattern(updateNotifier.pattern, QUEUES)
  update(
    @Payload() { caller, id, fields, addressChecked }: RequestOf<typeof updateNotifier>,
  ): Promise<NotifierRecord> {
    return this.notifiers.update(caller, id, fields, addressChecked);
  }

  @MessagePattern(getNotifier.pattern, QUEUES)
  get(@Payload() { caller, id }: RequestOf<typeof getNotifier>): Promise<NotifierRecord> {
    return this.notifiers.get(caller, id);
  }

  @MessagePattern(listNotifiers.pattern, QUEUES)
  list(@Payload() { caller, page }: RequestOf<typeof listNotifiers>): Promise<NotifierRecord[]> {
    return this.notifiers.list(caller, page);
  }

  @MessagePattern(deleteNotifier.pattern, QUEUES)
  delete(@Payload() { caller, id }: RequestOf<typeof deleteNotifier>): Promise<{ id: string }> {
    return this.notifiers.delete(caller, id);
  }

  @MessagePattern(rotateNotifierSecret.pattern, QUEUES)
  rotate(
    @Payload() { caller, id, overlapSeconds }: RequestOf<typeof rotateNotifierSecret>,
  ): Promise<NewNotifierRecord> {
    return this.notifiers.rotateSecret(caller, id, overlapSeconds);
  }

  @EventPattern(notifiersChanged.pattern, {
    subscription: { service: 'notifier', kind: 'broadcast' },
  })
  invalidate(@Payload() { workspace }: { workspace: string }): void {
    this.active.invalidate(workspace);
  }
}
