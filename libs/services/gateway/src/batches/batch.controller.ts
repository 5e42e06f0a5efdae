import type { IncomingMessage } from 'node:http';
import {
  Body,
  Delete,
  Get,
  Headers,
  HttpCode,
  Param,
  Post,
  Query,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import {
  ApiAcceptedResponse,
  ApiBody,
  ApiConsumes,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiQuery,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Principal } from '@touchstone/contracts';
import { AcceptedBatchDto, BatchDto } from '@touchstone/contracts/dto';
import { Caller, RequireScope } from '../http/decorators';
import { ANY_FAILURE, FailsWith } from '../http/failures';
import { ApiController, routesFor } from '../management/routes';
import { AfterPipe } from './after.pipe';
import { BatchService } from './batch.service';

const { Deletes, Reads } = routesFor('evaluate');

const LINES = [
  { input: 'Where is my order?', prompt_injections: true },
  { evaluation_id: 'zk3v9q', input: 'Mail jane.doe@example.com.' },
]
  .map((line) => JSON.stringify(line))
  .join('\n');
const RESULTS = JSON.stringify({
  index: 7,
  id: '01976b2e-8f3a-7c41-9d52-3b8f6a1e4c70',
  error: 'The line is not valid JSON.',
});

@ApiController('Batches', 'api/v1/evaluation/batch')
export class BatchController {
  constructor(private readonly batches: BatchService) {}

  @Post()
  @HttpCode(202)
  @RouteConfig({ scope: 'evaluate', jsonLines: true })
  @ApiOperation({
    summary: 'Evaluate a batch',
    description:
      'One body of evaluate or invoke on each line, at most 1,000,000 lines. Blank lines are skipped and not counted. The batch runs once it has been uploaded whole.',
  })
  @ApiConsumes('application/x-ndjson')
  @ApiBody({ schema: { type: 'string', example: LINES } })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'As for evaluate: the same lines are run once.',
  })
  @ApiAcceptedResponse({ type: AcceptedBatchDto })
  @FailsWith(...ANY_FAILURE, 409, 413, 415, 422)
  async create(
    @Body() lines: IncomingMessage,
    @Caller() caller: Principal,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AcceptedBatchDto> {
    const { id, total, replayed } = await this.batches.create(lines, caller, key);
    void reply.header('location', `/api/v1/evaluation/batch/${id}`);
    if (replayed) void reply.header('idempotent-replayed', 'true');
    return { id, total };
  }

  @Get(':id')
  @Reads('Read the progress of a batch', BatchDto)
  get(@Param('id') id: string, @Caller() caller: Principal): Promise<BatchDto> {
    return this.batches.get(caller, id);
  }

  @Get(':id/results')
  @HttpCode(200)
  @RequireScope('evaluate')
  @ApiOperation({ summary: 'Read the results of a batch' })
  @ApiParam({ name: 'id', type: String })
  @FailsWith(...ANY_FAILURE, 404, 422)
  @ApiOkResponse({
    description:
      'JSON lines of those that have ended, in order: `{"index", "id", …answer}` or `{"index", "id", "error"}`.',
    content: { 'application/x-ndjson': { schema: { type: 'string', example: RESULTS } } },
  })
  @ApiQuery({
    name: 'after',
    required: false,
    description: 'Only lines with a higher index, to go on where an earlier reading ended.',
    schema: { type: 'integer', minimum: 0 },
  })
  async results(
    @Param('id') id: string,
    @Query('after', AfterPipe) after: number,
    @Caller() caller: Principal,
  ): Promise<StreamableFile> {
    const type = 'application/x-ndjson; charset=utf-8';
    return new StreamableFile(await this.batches.results(caller, id, after), { type });
  }

  @Delete(':id')
  @Deletes('Cancel a batch', BatchDto)
  cancel(@Param('id') id: string, @Caller() caller: Principal): Promise<BatchDto> {
    return this.batches.cancel(caller, id);
  }
}
