import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import {
  type DeliveryRecord,
  listDeliveries,
  notifierQueue,
  redeliver,
  type RequestOf,
  testNotifier,
} from '@touchstone/contracts';
import { Notifications } from '../notifications';

const FROM = { queues: [notifierQueue] };

@Controller()
export class DeliveryConsumer {
  constructor(private readonly notifications: Notifications) {}

  @MessagePattern(testNotifier.pattern, FROM)
  test(@Payload() { caller, id }: RequestOf<typeof testNotifier>): Promise<DeliveryRecord[]> {
    return this.notifications.deliveries.test(caller, id);
  }

  @MessagePattern(listDeliveries.pattern, FROM)
  list(
    @Payload() { caller, ...filter }: RequestOf<typeof listDeliveries>,
  ): Promise<DeliveryRecord[]> {
    return this.notifications.deliveries.list(caller, filter);
  }

  @MessagePattern(redeliver.pattern, FROM)
  redeliver(@Payload() { caller, id }: RequestOf<typeof redeliver>): Promise<DeliveryRecord> {
    return this.notifications.deliveries.redeliver(caller, id);
  }
}
