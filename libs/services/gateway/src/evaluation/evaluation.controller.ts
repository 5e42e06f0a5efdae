import {
  applyDecorators,
  Controller,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  Post,
  Res,
  UseFilters,
} from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBody,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Principal } from '@touchstone/contracts';
import {
  AcceptedDto,
  EvaluateRequestDto,
  EvaluationAnswerDto,
  InvokeRequestDto,
} from '@touchstone/contracts/dto';
import { Caller, CallerBody, RequireScope } from '../http/decorators';
import { ErrorBodyFilter } from '../http/error-body.filter';
import { ANY_FAILURE, BODY_FAILURE, FailsWith } from '../http/failures';
import { EvaluateRequestPipe, InvocationPipe } from './evaluation.pipes';
import { type Evaluated, EvaluationService, type RequestHeaders } from './evaluation.service';
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
      description: `\`wait=N\`: wait at most N seconds, ${DEFAULT_WAIT_SECONDS} by default. \`respond-async\`: do not wait, or not longer than \`wait=N\`, and answer 202.`,
    }),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description:
        '1 to 255 characters. Requests with the same key run once within 24 hours and receive the same response; with another body they are refused.',
    }),
    ApiAcceptedResponse({
      type: AcceptedDto,
      description:
        'With `Prefer: respond-async`: the evaluation is durable, and its answer can be read at `Location`.',
      headers: { Location: { description: 'Address of the answer.', ...text } },
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

/** Injects the headers that say how a request is to be handled. */
const HandlingHeaders = createParamDecorator(
  (_data: unknown, context: ExecutionContext): RequestHeaders => {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const header = (name: string): string | undefined => headers[name]?.toString();
    return { prefer: header('prefer'), idempotencyKey: header('idempotency-key') };
  },
);

/** Sends the headers of an evaluation, and returns its answer. */
const respond = async (
  reply: FastifyReply,
  evaluated: Promise<Evaluated>,
): Promise<Evaluated['answer']> => {
  const { status, answer, headers, replayed } = await evaluated;
  void reply.code(status).headers(headers);
  if (replayed) void reply.header('idempotent-replayed', 'true');
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
  @FailsWith(...ANY_FAILURE, ...BODY_FAILURE, 409, 504)
  evaluate(
    @CallerBody(EvaluateRequestPipe) body: EvaluateRequestDto,
    @Caller() caller: Principal,
    @HandlingHeaders() headers: RequestHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Evaluated['answer']> {
    return respond(reply, this.evaluations.evaluate({ body, caller, headers }, 'evaluate'));
  }

  @Post('evaluation/evaluate')
  @Evaluates()
  @ApiOperation({
    summary: 'Evaluate through the management address',
    description: 'The same, at the address that dashboards know.',
  })
  @ApiBody({ type: EvaluateRequestDto })
  @FailsWith(...ANY_FAILURE, ...BODY_FAILURE, 409, 504)
  evaluateHere(
    @CallerBody(EvaluateRequestPipe) body: EvaluateRequestDto,
    @Caller() caller: Principal,
    @HandlingHeaders() headers: RequestHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Evaluated['answer']> {
    return respond(reply, this.evaluations.evaluate({ body, caller, headers }, 'management'));
  }

  @Post(['v1/evaluation/invoke', 'evaluation/invoke'])
  @Evaluates()
  @ApiOperation({
    summary: 'Invoke an evaluation definition',
    description: 'Judges content with the checks that the definition switches on.',
  })
  @ApiBody({ type: InvokeRequestDto })
  @FailsWith(...ANY_FAILURE, ...BODY_FAILURE, 404, 409, 504)
  invoke(
    @CallerBody(InvocationPipe) body: Invocation,
    @Caller() caller: Principal,
    @HandlingHeaders() headers: RequestHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Evaluated['answer']> {
    return respond(reply, this.evaluations.invoke({ body, caller, headers }));
  }
}
