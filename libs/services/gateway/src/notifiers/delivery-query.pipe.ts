import { Injectable, type PipeTransform } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { DELIVERY_STATUSES, type DeliveryStatus } from '@touchstone/contracts';
import { nameIn, nameProblem } from '../history/span';
import { refuse } from '../http/problems';
import { pageOf, PageQuery, type RawQuery } from '../management/query';

/** Page and filter of a list of deliveries. */
export class DeliveryQuery extends PageQuery {
  @ApiPropertyOptional({ type: 'string', enum: [...DELIVERY_STATUSES] })
  status?: DeliveryStatus;
}

@Injectable()
export class DeliveryQueryPipe implements PipeTransform<RawQuery, DeliveryQuery> {
  /** @throws InvalidRequest */
  transform(query: RawQuery): DeliveryQuery {
    refuse(nameProblem(query, 'status', DELIVERY_STATUSES));
    const status = nameIn(query, 'status', DELIVERY_STATUSES);
    return { ...pageOf(query), ...(status !== undefined && { status }) };
  }
}
