import { Get, HttpCode, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ManagementClient } from '@touchstone/clients';
import {
  type Principal,
  readStats,
  type Stats,
  STATS_GROUPINGS,
  STATS_INTERVALS,
  type StatsQuery,
} from '@touchstone/contracts';
import { StatsDto } from '@touchstone/contracts/dto';
import { Queried } from '../history/span';
import { Caller, RequireScope } from '../http/decorators';
import { ANY_FAILURE, FailsWith } from '../http/failures';
import { ApiController, callerOf } from '../management/routes';
import { StatsQueryPipe } from './stats-query.pipe';

const PARAMETERS = {
  from: {
    type: 'string',
    format: 'date-time',
    description:
      'Beginning of the span (default: 24 hours before `to`); its whole interval counts.',
  },
  to: { type: 'string', format: 'date-time', description: 'End of the span (default: now).' },
  interval: {
    type: 'string',
    enum: [...STATS_INTERVALS],
    description:
      'Length of the intervals, in UTC (default: 5min up to 3 hours, hour up to 7 days, day beyond). 5min is known of the last 48 hours, for spans of at most 6 hours; hour for spans of at most 14 days.',
  },
  by: {
    type: 'string',
    enum: [...STATS_GROUPINGS],
    description: 'Adds `groups`: a series for each value, the largest first.',
  },
  definition: { type: 'string', description: 'Only evaluations by this definition.' },
  guardrail: {
    type: 'string',
    description: 'Only evaluations that this guardrail or rule requested.',
  },
  key: { type: 'string', description: 'Only evaluations with the API key of this id.' },
} as const;

@ApiController('Statistics', 'api/stats')
export class StatsController {
  constructor(private readonly management: ManagementClient) {}

  @Get()
  @HttpCode(200)
  @RequireScope('read')
  @ApiOperation({
    summary: 'Read statistics',
    description:
      'Counts of evaluations, checks and exchanges in time, latency, and how much of what was asked was truly judged; with those of the span before.',
  })
  @Queried(PARAMETERS)
  @ApiOkResponse({ type: StatsDto })
  @FailsWith(...ANY_FAILURE, 422)
  read(@Query(StatsQueryPipe) query: StatsQuery, @Caller() caller: Principal): Promise<Stats> {
    return this.management.ask(readStats, { caller: callerOf(caller), query });
  }
}
