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
import { Notifications } from '../notifications';

const FROM = { queues: [notifierQueue] };

@Controller()
export class NotifierConsumer {
  constructor(private readonly notifications: Notifications) {}

  @MessagePattern(createNotifier.pattern, FROM)
  create(
    @Payload() { caller, fields }: RequestOf<typeof createNotifier>,
  ): Promise<NewNotifierRecord> {
    return this.notifications.notifiers.create(caller, fields);
  }

  @MessagePattern(updateNotifier.pattern, FROM)
  update(
    @Payload() { caller, id, fields }: RequestOf<typeof updateNotifier>,
  ): Promise<NotifierRecord> {
    return this.notifications.notifiers.update(caller, id, fields);
  }

  @MessagePattern(getNotifier.pattern, FROM)
  get(@Payload() { caller, id }: RequestOf<typeof getNotifier>): Promise<NotifierRecord> {
    return this.notifications.notifiers.get(caller, id);
  }

  @MessagePattern(listNotifiers.pattern, FROM)
  list(@Payload() { caller, page }: RequestOf<typeof listNotifiers>): Promise<NotifierRecord[]> {
    return this.notifications.notifiers.list(caller, page);
  }

  @MessagePattern(deleteNotifier.pattern, FROM)
  delete(@Payload() { caller, id }: RequestOf<typeof deleteNotifier>): Promise<{ id: string }> {
    return this.notifications.notifiers.delete(caller, id);
  }

  @MessagePattern(rotateNotifierSecret.pattern, FROM)
  rotate(
    @Payload() { caller, id, overlapSeconds }: RequestOf<typeof rotateNotifierSecret>,
  ): Promise<NewNotifierRecord> {
    return this.notifications.notifiers.rotateSecret(caller, id, overlapSeconds);
  }

  @EventPattern(notifiersChanged.pattern, {
    subscription: { service: 'notifier', kind: 'broadcast' },
  })
  forget(@Payload() { workspace }: { workspace: string }): void {
    this.notifications.active.forget(workspace);
  }
}
