import { Get, HttpCode, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AsyncEvaluationClient, ManagementClient } from '@touchstone/clients';
import {
  CHECK_NAMES,
  type EvaluationFilter,
  type EvaluationPage,
  listEvaluations,
  type PendingEvaluation,
  type Principal,
  STATUSES,
} from '@touchstone/contracts';
import { EvaluationPageDto, StoredAnswerDto } from '@touchstone/contracts/dto';
import { Caller, RequireScope } from '../http/decorators';
import { ANY_FAILURE, FailsWith } from '../http/failures';
import { ApiController, callerOf } from '../management/routes';
import { contentBody } from './content-body';
import { EvaluationFilterPipe } from './evaluation-filter.pipe';
import { Filtered } from './span';

const PARAMETERS = {
  status: { type: 'string', enum: [...STATUSES] },
  type: {
    type: 'string',
    enum: CHECK_NAMES,
    description: 'Only evaluations with a result of this type.',
  },
  'metadata.KEY': {
    type: 'string',
    description:
      'Only evaluations whose metadata has this value at KEY; may be given for several keys.',
  },
} as const;

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

  @Get('evaluations')
  @HttpCode(200)
  @RequireScope('read')
  @ApiOperation({ summary: 'List stored evaluations', description: 'The latest first.' })
  @Filtered(PARAMETERS)
  @ApiOkResponse({ type: EvaluationPageDto })
  @FailsWith(...ANY_FAILURE, 422)
  list(
    @Query(EvaluationFilterPipe) filter: EvaluationFilter,
    @Caller() caller: Principal,
  ): Promise<EvaluationPage> {
    return this.management.ask(listEvaluations, { caller: callerOf(caller), filter });
  }
}
