import { Get, HttpCode, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ManagementClient, Providers } from '@touchstone/clients';
import {
  EXCHANGE_OUTCOMES,
  type ExchangePage,
  type ExchangeRecord,
  getExchange,
  listExchanges,
  type Principal,
} from '@touchstone/contracts';
import { ExchangeDto, ExchangePageDto } from '@touchstone/contracts/dto';
import { Filtered } from '../history/span';
import { Caller, Needs } from '../http/caller';
import { ANY_FAILURE, FailsWith } from '../http/failures';
import type { Query as QueryOf } from '../management/query';
import { callerOf, Manages, Reads } from '../management/routes';
import { exchangeFilter } from './exchange-filter';

const PARAMETERS = {
  provider: { type: 'string' },
  outcome: { type: 'string', enum: [...EXCHANGE_OUTCOMES] },
} as const;

@Manages('Exchanges', 'api/exchanges')
export class ExchangeController {
  constructor(
    private readonly management: ManagementClient,
    private readonly providers: Providers,
  ) {}

  @Get()
  @HttpCode(200)
  @Needs('manage')
  @ApiOperation({ summary: 'List exchanges with model vendors', description: 'The latest first.' })
  @Filtered(PARAMETERS)
  @ApiOkResponse({ type: ExchangePageDto })
  @FailsWith(...ANY_FAILURE, 422)
  list(@Query() query: QueryOf, @Caller() caller: Principal): Promise<ExchangePage> {
    return this.management.ask(listExchanges, {
      caller: callerOf(caller),
      filter: exchangeFilter(query, this.providers),
    });
  }

  @Get(':id')
  @Reads('Read an exchange', ExchangeDto)
  get(@Param('id') id: string, @Caller() caller: Principal): Promise<ExchangeRecord> {
    return this.management.ask(getExchange, { caller: callerOf(caller), id });
  }
}
