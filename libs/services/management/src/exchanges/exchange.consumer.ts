import { Controller } from '@nestjs/common';
import { EventPattern, MessagePattern, Payload } from '@nestjs/microservices';
import {
  type ExchangePage,
  type ExchangeRecord,
  type ExchangesCompleted,
  exchangesCompleted,
  getExchange,
  listExchanges,
  managementQueue,
  type RequestOf,
} from '@touchstone/contracts';
import { Management } from '../management';

const FROM = { queues: [managementQueue] };

@Controller()
export class ExchangeConsumer {
  constructor(private readonly management: Management) {}

  @EventPattern(exchangesCompleted.pattern, {
    subscription: { service: 'management', kind: 'shared' },
  })
  keep(@Payload() { exchanges }: ExchangesCompleted): Promise<void> {
    return this.management.exchanges.keep(...exchanges);
  }

  @MessagePattern(getExchange.pattern, FROM)
  get(@Payload() { caller, id }: RequestOf<typeof getExchange>): Promise<ExchangeRecord> {
    return this.management.exchanges.get(caller, id);
  }

  @MessagePattern(listExchanges.pattern, FROM)
  list(@Payload() { caller, filter }: RequestOf<typeof listExchanges>): Promise<ExchangePage> {
    return this.management.exchanges.list(caller, filter);
  }
}
