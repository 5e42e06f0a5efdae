import {
  applyDecorators,
  Controller,
  Headers,
  HttpCode,
  Post,
  Res,
  UseFilters,
} from '@nestjs/common';
import { ApiBody, ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { EvaluationAnswer, Principal } from '@touchstone/contracts';
import {
  EvaluateRequestDto,
  EvaluationAnswerDto,
  InvokeRequestDto,
} from '@touchstone/contracts/dto';
import { Caller, CallerBody, RequireScope } from '../http/decorators';
import { ErrorBodyFilter } from '../http/error-body.filter';
import { ANY_FAILURE, BODY_FAILURE, FailsWith } from '../http/failures';
import { EvaluateRequestPipe, InvocationPipe } from './evaluation.pipes';
import { type Evaluated, EvaluationService } from './evaluation.service';
import { DEFAULT_WAIT_SECONDS } from './prefer';
import type { Invocation } from './validated';

const text = { schema: { type: 'string' as const } };

const Evaluates = () =>
  applyDecorators(
    HttpCode(200),
    RequireScope('evaluate'),
    ApiHeader({
      name: 'Prefer',
      required: false,
      description: `\`wait=N\`: wait at most N seconds, ${DEFAULT_WAIT_SECONDS} by default.`,
    }),
    ApiOkResponse({
      type: EvaluationAnswerDto,
      headers: {
        'X-Evaluation-Id': { description: 'UUIDv7 of this evaluation.', ...text },
        'Server-Timing': {
          description: 'Queue wait and compute of each family and mode, in milliseconds.',
          ...text,
        },
        'Preference-Applied': {
          description: 'The wait that was applied, where `Prefer` stated one.',
          ...text,
        },
      },
    }),
  );

/** Sends the headers of an evaluation, and returns its answer. */
const respond = async (
  reply: FastifyReply,
  evaluated: Promise<Evaluated>,
): Promise<EvaluationAnswer> => {
  const { answer, headers } = await evaluated;
  void reply.headers(headers);
  return answer;
};

/** The three routes that run an evaluation and return its result. */
@ApiTags('Evaluation')
@Controller('api')
@UseFilters(ErrorBodyFilter)
export class EvaluationController {
  constructor(private readonly evaluations: EvaluationService) {}

  @Post('v1/evaluation/evaluate')
  @Evaluates()
  @ApiOperation({
    summary: 'Evaluate',
    description: 'Judges input, output or messages with the checks that are switched on.',
  })
  @ApiBody({ type: EvaluateRequestDto })
  @FailsWith(...ANY_FAILURE, ...BODY_FAILURE, 504)
  evaluate(
    @CallerBody(EvaluateRequestPipe) body: EvaluateRequestDto,
    @Caller() caller: Principal,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EvaluationAnswer> {
    return respond(reply, this.evaluations.evaluate({ body, caller, prefer }, 'evaluate'));
  }

  @Post('evaluation/evaluate')
  @Evaluates()
  @ApiOperation({
    summary: 'Evaluate through the management address',
    description: 'The same, at the address that dashboards know.',
  })
  @ApiBody({ type: EvaluateRequestDto })
  @FailsWith(...ANY_FAILURE, ...BODY_FAILURE, 504)
  evaluateHere(
    @CallerBody(EvaluateRequestPipe) body: EvaluateRequestDto,
    @Caller() caller: Principal,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EvaluationAnswer> {
    return respond(reply, this.evaluations.evaluate({ body, caller, prefer }, 'management'));
  }

  @Post(['v1/evaluation/invoke', 'evaluation/invoke'])
  @Evaluates()
  @ApiOperation({
    summary: 'Invoke an evaluation definition',
    description: 'Judges content with the checks that the definition switches on.',
  })
  @ApiBody({ type: InvokeRequestDto })
  @FailsWith(...ANY_FAILURE, ...BODY_FAILURE, 404, 504)
  invoke(
    @CallerBody(InvocationPipe) body: Invocation,
    @Caller() caller: Principal,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EvaluationAnswer> {
    return respond(reply, this.evaluations.invoke({ body, caller, prefer }));
  }
}
