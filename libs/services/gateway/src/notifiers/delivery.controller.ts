import { Get, Param, Post, Query } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { NotifierClient } from '@touchstone/clients';
import {
  DELIVERY_STATUSES,
  type DeliveryRecord,
  type DeliveryStatus,
  listDeliveries,
  type Page,
  type Principal,
  redeliver,
} from '@touchstone/contracts';
import { DeliveryDto } from '@touchstone/contracts/dto';
import { nameProblem } from '../history/span';
import { Caller } from '../http/caller';
import { refuse } from '../http/problems';
import { one, pageOf, type Query as QueryOf } from '../management/query';
import { callerOf, Does, Lists, ListsOf, Manages } from '../management/routes';

const WithStatus = ApiQuery({
  name: 'status',
  required: false,
  schema: { type: 'string', enum: [...DELIVERY_STATUSES] },
});

/** @throws InvalidRequest */
const filterOf = (query: QueryOf): { page: Page; status?: DeliveryStatus } => {
  refuse(nameProblem(query, 'status', DELIVERY_STATUSES));
  const status = one(query, 'status');
  return { page: pageOf(query), ...(status !== undefined && { status: status as DeliveryStatus }) };
};

@Manages('Notifiers', 'api/notifiers')
export class DeliveryController {
  constructor(private readonly notifiers: NotifierClient) {}

  @Get('deliveries')
  @Lists('List what was sent from the workspace, alerts of guardrails among it', DeliveryDto)
  @WithStatus
  listAll(@Query() query: QueryOf, @Caller() caller: Principal): Promise<DeliveryRecord[]> {
    return this.notifiers.ask(listDeliveries, { caller: callerOf(caller), ...filterOf(query) });
  }

  @Get(':id/deliveries')
  @ListsOf('List what a notifier sent', DeliveryDto)
  @WithStatus
  list(
    @Param('id') id: string,
    @Query() query: QueryOf,
    @Caller() caller: Principal,
  ): Promise<DeliveryRecord[]> {
    return this.notifiers.ask(listDeliveries, { caller: callerOf(caller), id, ...filterOf(query) });
  }

  @Post('deliveries/:id/redeliver')
  @Does('Send one again, under the same id', DeliveryDto, 409)
  redeliver(@Param('id') id: string, @Caller() caller: Principal): Promise<DeliveryRecord> {
    return this.notifiers.ask(redeliver, { caller: callerOf(caller), id });
  }
}
