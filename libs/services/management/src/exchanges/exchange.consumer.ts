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
import { ExchangeService } from './exchange.service';

const FROM = { queues: [managementQueue] };

@Controller()
export class ExchangeConsumer {
  constructor(private readonly exchanges: ExchangeService) {}

  @EventPattern(exchangesCompleted.pattern, {
    subscription: { service: 'management', kind: 'shared' },
  })
  keep(@Payload() { exchanges }: ExchangesCompleted): Promise<void> {
    return this.exchanges.keep(...exchanges);
  }

  @MessagePattern(getExchange.pattern, FROM)
  get(@Payload() { caller, id }: RequestOf<typeof getExchange>): Promise<ExchangeRecord> {
    return this.exchanges.get(caller, id);
  }

  @MessagePattern(listExchanges.pattern, FROM)
  list(@Payload() { caller, filter }: RequestOf<typeof listExchanges>): Promise<ExchangePage> {
    return this.exchanges.list(caller, filter);
  }
}
