import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { ChecksDto } from '../checks/checks.dto';
import { ContentDto } from './content.dto';

/** Assertions to explain, and the tools that they may name. */
export class PolicyExplanationRequestDto extends IntersectionType(
  PickType(ChecksDto, ['assertions']),
  PickType(ContentDto, ['available_tools']),
) {}

/** Deciders of assertions. */
export const DECIDERS = ['rule', 'tools', 'checks', 'judge'] as const;

export class ExplainedAssertionDto {
  @ApiProperty({ type: String, example: 'No refunds.' }) assertion: string;
  @ApiProperty({
    enum: [...DECIDERS],
    description:
      'What decides it: a built-in rule, a rule on tool calls, the checks of its subject, or only a judge model.',
  })
  decided_by: (typeof DECIDERS)[number];
  @ApiProperty({
    type: String,
    description: 'How it was understood, as a sentence; empty if only a judge can decide it.',
    example: 'The output must not promise or offer money back.',
  })
  reading: string;
}

export class PolicyExplanationDto {
  @ApiProperty({ type: [ExplainedAssertionDto], description: 'One for each assertion, in order.' })
  assertions: ExplainedAssertionDto[];
}
