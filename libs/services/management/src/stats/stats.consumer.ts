import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { managementQueue, readStats, type RequestOf, type Stats } from '@touchstone/contracts';
import { StatsService } from './stats.service';

@Controller()
export class StatsConsumer {
  constructor(private readonly stats: StatsService) {}

  @MessagePattern(readStats.pattern, { queues: [managementQueue] })
  read(@Payload() { caller, query }: RequestOf<typeof readStats>): Promise<Stats> {
    return this.stats.read(caller, query);
  }
}
