import { Body, Controller, Headers, HttpCode, Post, Res, UseFilters } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Principal, EvaluationAnswer } from '@touchstone/contracts';
import { ErrorBodyDto, EvaluateRequestDto, EvaluationAnswerDto } from '@touchstone/contracts/dto';
import type { FastifyReply } from 'fastify';
import { Caller, Needs } from '../http/caller';
import { ErrorBodyFilter } from '../http/error-body.filter';
import { EvaluationService } from './evaluation.service';
import { DEFAULT_WAIT_SECONDS } from './prefer';

const text = { schema: { type: 'string' as const } };
const FAILURES: [number, string][] = [
  [400, 'The body is not JSON.'],
  [401, 'The API key is missing or not valid.'],
  [403, 'The API key lacks the scope `evaluate`.'],
  [413, 'The body is too large.'],
  [415, 'The body is not JSON, or compressed.'],
  [422, 'A field breaks a rule; the sentence names it.'],
  [429, 'Too many requests with this key; see Retry-After.'],
  [503, 'The evaluation cannot be taken now; see Retry-After.'],
  [504, 'No answer within the wait.'],
];

const Failures = (): MethodDecorator => (target, key, descriptor) =>
  FAILURES.forEach(([status, description]) => ApiResponse({ status, description, type: ErrorBodyDto })(target, key, descriptor));

@ApiTags('Evaluation')
@Controller('api/v1/evaluation')
@UseFilters(ErrorBodyFilter)
export class EvaluationController {
  constructor(private readonly evaluations: EvaluationService) {}

  @Post('evaluate')
  @HttpCode(200)
  @Needs('evaluate')
  @ApiOperation({ summary: 'Evaluate', description: 'Judges input, output or messages with the checks that are switched on.' })
  @ApiBody({ type: EvaluateRequestDto })
  @ApiHeader({ name: 'Prefer', required: false, description: `\`wait=N\`: wait at most N seconds, ${DEFAULT_WAIT_SECONDS} by default.` })
  @ApiOkResponse({
    type: EvaluationAnswerDto,
    headers: {
      'X-Evaluation-Id': { description: 'UUIDv7 of this evaluation.', ...text },
      'Server-Timing': { description: 'Queue wait and compute of each family and mode, in milliseconds.', ...text },
      'Preference-Applied': { description: 'The wait that was applied, where `Prefer` stated one.', ...text },
    },
  })
  @Failures()
  async evaluate(
    @Body() body: unknown,
    @Caller() caller: Principal,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EvaluationAnswer> {
    const { answer, headers } = await this.evaluations.evaluate(body, caller, prefer);
    void reply.headers(headers);
    return answer;
  }
}
