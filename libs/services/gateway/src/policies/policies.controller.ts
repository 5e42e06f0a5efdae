import { Controller, HttpCode, Post, UseFilters } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { explain } from '@touchstone/assertions';
import { PolicyExplanationDto, PolicyExplanationRequestDto } from '@touchstone/contracts/dto';
import { CallerBody, RequireScope } from '../http/decorators';
import { ErrorBodyFilter } from '../http/error-body.filter';
import { ANY_FAILURE, BODY_FAILURE, FailsWith } from '../http/failures';
import { PolicyExplanationPipe } from './policy-explanation.pipe';

@ApiTags('Evaluation')
@Controller('api')
@UseFilters(ErrorBodyFilter)
export class PoliciesController {
  @Post('policies/explain')
  @HttpCode(200)
  @RequireScope('evaluate')
  @ApiOperation({
    summary: 'Explain assertions',
    description:
      'Says how each assertion is understood and what decides it. Nothing is evaluated or stored.',
  })
  @ApiBody({ type: PolicyExplanationRequestDto })
  @ApiOkResponse({ type: PolicyExplanationDto })
  @FailsWith(...ANY_FAILURE, ...BODY_FAILURE)
  explain(
    @CallerBody(PolicyExplanationPipe)
    { assertions = [], available_tools: tools = [] }: PolicyExplanationRequestDto,
  ): PolicyExplanationDto {
    return {
      assertions: assertions.map((assertion) => {
        const { by, reading } = explain(assertion, tools);
        return { assertion, decided_by: by, reading };
      }),
    };
  }
}
