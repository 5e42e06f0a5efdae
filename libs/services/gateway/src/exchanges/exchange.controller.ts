import { Get, HttpCode, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ManagementClient } from '@touchstone/clients';
import {
  EXCHANGE_OUTCOMES,
  type ExchangeFilter,
  type ExchangePage,
  type ExchangeRecord,
  getExchange,
  GUARDRAIL_VERDICTS,
  listExchanges,
  type Principal,
} from '@touchstone/contracts';
import { ExchangeDto, ExchangePageDto, GUARDRAIL_MODES } from '@touchstone/contracts/dto';
import { Filtered } from '../history/span';
import { Caller, RequireScope } from '../http/decorators';
import { ANY_FAILURE, FailsWith } from '../http/failures';
import { ApiController, callerOf, Reads } from '../management/routes';
import { ExchangeFilterPipe } from './exchange-filter.pipe';

const PARAMETERS = {
  provider: { type: 'string' },
  outcome: { type: 'string', enum: [...EXCHANGE_OUTCOMES] },
  guardrail: {
    type: 'string',
    description:
      'Only exchanges in which this guardrail or rule took part. With `verdict` and `mode`: with one decision that has all of them.',
  },
  verdict: { type: 'string', enum: [...GUARDRAIL_VERDICTS] },
  mode: { type: 'string', enum: [...GUARDRAIL_MODES] },
} as const;

@ApiController('Exchanges', 'api/exchanges')
export class ExchangeController {
  constructor(private readonly management: ManagementClient) {}

  @Get()
  @HttpCode(200)
  @RequireScope('read')
  @ApiOperation({ summary: 'List exchanges with model vendors', description: 'The latest first.' })
  @Filtered(PARAMETERS)
  @ApiOkResponse({ type: ExchangePageDto })
  @FailsWith(...ANY_FAILURE, 422)
  list(
    @Query(ExchangeFilterPipe) filter: ExchangeFilter,
    @Caller() caller: Principal,
  ): Promise<ExchangePage> {
    return this.management.ask(listExchanges, { caller: callerOf(caller), filter });
  }

  @Get(':id')
  @Reads('Read an exchange', ExchangeDto)
  get(@Param('id') id: string, @Caller() caller: Principal): Promise<ExchangeRecord> {
    return this.management.ask(getExchange, { caller: callerOf(caller), id });
  }
}
