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
import { DeliveryService } from './delivery.service';

const QUEUES = { queues: [notifierQueue] };

@Controller()
export class DeliveryConsumer {
  constructor(private readonly deliveries: DeliveryService) {}

  @MessagePattern(testNotifier.pattern, QUEUES)
  test(@Payload() { caller, id }: RequestOf<typeof testNotifier>): Promise<DeliveryRecord[]> {
    return this.deliveries.test(caller, id);
  }

  @MessagePattern(listDeliveries.pattern, QUEUES)
  list(
    @Payload() { caller, ...filter }: RequestOf<typeof listDeliveries>,
  ): Promise<DeliveryRecord[]> {
    return this.deliveries.list(caller, filter);
  }

  @MessagePattern(redeliver.pattern, QUEUES)
  redeliver(@Payload() { caller, id }: RequestOf<typeof redeliver>): Promise<DeliveryRecord> {
    return this.deliveries.redeliver(caller, id);
  }
}
