import { Controller } from '@nestjs/common';
import { EventPattern, MessagePattern, Payload } from '@nestjs/microservices';
import {
  exchangeCompleted, getExchange, listExchanges, managementQueue,
  type ExchangeCompleted, type ExchangePage, type ExchangeRecord, type RequestOf,
} from '@touchstone/contracts';
import { Management } from '../management';

const FROM = { queues: [managementQueue] };

@Controller()
export class ExchangeConsumer {
  constructor(private readonly management: Management) {}

  @EventPattern(exchangeCompleted.pattern, { subscription: { service: 'management', kind: 'shared' } })
  keep(@Payload() event: ExchangeCompleted): Promise<void> {
    return this.management.exchanges.keep(event);
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
