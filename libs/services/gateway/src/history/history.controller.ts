import { Get, HttpCode, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AsyncEvaluationClient, ManagementClient } from '@touchstone/clients';
import {
  type EvaluationFilter,
  type EvaluationPage,
  listEvaluations,
  type PendingEvaluation,
  type Principal,
  readEvaluation,
} from '@touchstone/contracts';
import {
  EvaluationPageDto,
  StoredAnswerDto,
  StoredEvaluationWithContentDto,
} from '@touchstone/contracts/dto';
import { Caller, RequireScope } from '../http/decorators';
import { ANY_FAILURE, FailsWith } from '../http/failures';
import { ApiController, callerOf, routesFor } from '../management/routes';
import { contentBody } from './content-body';
import { CRITERIA } from './criteria';
import { EvaluationFilterPipe } from './evaluation-filter.pipe';
import { Filtered } from './span';

const { Reads } = routesFor('read');

@ApiController('History', 'api')
export class HistoryController {
  constructor(
    private readonly evaluations: AsyncEvaluationClient,
    private readonly management: ManagementClient,
  ) {}

  /** Requires the scope of evaluating, not of managing. */
  @Get('v1/evaluation/:id')
  @HttpCode(200)
  @RequireScope('evaluate')
  @ApiOperation({
    summary: 'Read the answer of an evaluation',
    description:
      'With the content, where the workspace stores it. An asynchronous evaluation that has not ended answers `{"status": "pending"}`.',
  })
  @ApiParam({ name: 'id', type: String, format: 'uuid' })
  @ApiOkResponse({ type: StoredAnswerDto })
  @FailsWith(...ANY_FAILURE, 404)
  async get(
    @Param('id') id: string,
    @Caller() caller: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StoredAnswerDto | PendingEvaluation> {
    const found = await this.evaluations.get(callerOf(caller), id);
    void reply.header('x-evaluation-id', id);
    if (found.status === 'pending') return { status: 'pending' };
    const { status, score, evaluationResults, content } = found;
    return { status, score, evaluationResults, ...(content && { content: contentBody(content) }) };
  }

  @Get('evaluations/:id')
  @Reads('Read a stored evaluation', StoredEvaluationWithContentDto)
  async read(
    @Param('id') id: string,
    @Caller() caller: Principal,
  ): Promise<StoredEvaluationWithContentDto> {
    const { content, ...record } = await this.management.ask(readEvaluation, {
      caller: callerOf(caller),
      id,
    });
    return { ...record, ...(content && { content: contentBody(content) }) };
  }

  @Get('evaluations')
  @HttpCode(200)
  @RequireScope('read')
  @ApiOperation({ summary: 'List stored evaluations', description: 'The latest first.' })
  @Filtered(CRITERIA)
  @ApiOkResponse({ type: EvaluationPageDto })
  @FailsWith(...ANY_FAILURE, 422)
  list(
    @Query(EvaluationFilterPipe) filter: EvaluationFilter,
    @Caller() caller: Principal,
  ): Promise<EvaluationPage> {
    return this.management.ask(listEvaluations, { caller: callerOf(caller), filter });
  }
}
