import { Get, Param, Post, Query } from '@nestjs/common';
import { NotifierClient } from '@touchstone/clients';
import {
  type DeliveryRecord,
  listDeliveries,
  type Principal,
  redeliver,
} from '@touchstone/contracts';
import { DeliveryDto } from '@touchstone/contracts/dto';
import { Caller } from '../http/decorators';
import { ApiController, callerOf, routesFor } from '../management/routes';
import { DeliveryQuery, DeliveryQueryPipe } from './delivery-query.pipe';

/** A recipient's address is personal. */
const { Does, Lists, ListsOf } = routesFor('manage');

@ApiController('Notifiers', 'api/notifiers')
export class DeliveryController {
  constructor(private readonly notifiers: NotifierClient) {}

  @Get('deliveries')
  @Lists('List what was sent from the workspace, alerts of guardrails among it', DeliveryDto)
  listAll(
    @Query(DeliveryQueryPipe) { status, ...page }: DeliveryQuery,
    @Caller() caller: Principal,
  ): Promise<DeliveryRecord[]> {
    return this.notifiers.ask(listDeliveries, {
      caller: callerOf(caller),
      page,
      ...(status && { status }),
    });
  }

  @Get(':id/deliveries')
  @ListsOf('List what a notifier sent', DeliveryDto)
  list(
    @Param('id') id: string,
    @Query(DeliveryQueryPipe) { status, ...page }: DeliveryQuery,
    @Caller() caller: Principal,
  ): Promise<DeliveryRecord[]> {
    return this.notifiers.ask(listDeliveries, {
      caller: callerOf(caller),
      id,
      page,
      ...(status && { status }),
    });
  }

  @Post('deliveries/:id/redeliver')
  @Does('Send one again, under the same id', DeliveryDto, 409)
  redeliver(@Param('id') id: string, @Caller() caller: Principal): Promise<DeliveryRecord> {
    return this.notifiers.ask(redeliver, { caller: callerOf(caller), id });
  }
}
