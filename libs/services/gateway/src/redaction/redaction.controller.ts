import { Controller, Headers, HttpCode, Post, Res, UseFilters } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Principal } from '@touchstone/contracts';
import { RedactionAnswerDto, RedactionRequestDto } from '@touchstone/contracts/dto';
import { Caller, CallerBody, RequireScope } from '../http/decorators';
import { ErrorBodyFilter } from '../http/error-body.filter';
import { ANY_FAILURE, BODY_FAILURE, FailsWith } from '../http/failures';
import { RedactionRequestPipe } from './redaction.pipe';
import { RedactionService } from './redaction.service';
import type { RedactionRequest } from './redaction-request';

const text = { schema: { type: 'string' as const } };

@ApiTags('Redaction')
@Controller('api')
@UseFilters(ErrorBodyFilter)
export class RedactionController {
  constructor(private readonly redactions: RedactionService) {}

  @Post('v1/redact')
  @HttpCode(200)
  @RequireScope('evaluate')
  @ApiOperation({
    summary: 'Redact',
    description:
      'Replaces personal data by placeholders, and says what each stands for. Where the search for it could not be finished, the answer is 503 and has no text.',
  })
  @ApiHeader({ name: 'Prefer', required: false, description: '`wait=N`: wait at most N seconds.' })
  @ApiBody({ type: RedactionRequestDto })
  @ApiOkResponse({
    type: RedactionAnswerDto,
    headers: {
      'X-Evaluation-Id': {
        description: 'UUIDv7 of the evaluation that found what was replaced.',
        ...text,
      },
      'Server-Timing': { description: 'Queue wait and compute, in milliseconds.', ...text },
    },
  })
  @FailsWith(...ANY_FAILURE, ...BODY_FAILURE, 504)
  async redact(
    @CallerBody(RedactionRequestPipe) body: RedactionRequest,
    @Caller() caller: Principal,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RedactionAnswerDto> {
    const { answer, headers } = await this.redactions.redact({ body, caller, prefer });
    void reply.headers(headers);
    return answer;
  }
}
