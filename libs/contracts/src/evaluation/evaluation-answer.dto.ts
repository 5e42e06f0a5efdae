import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type Check, CHECK_NAMES } from '../checks/catalogue';
import { labelsOf } from './labels';
import {
  type DetectionResult,
  type EvaluationAnswer,
  type EvaluationResult,
  type Status,
  STATUSES,
} from './results';

export class DetectionResultDto implements DetectionResult {
  @ApiProperty({ type: String, example: 'prompt_injections' }) name: string;
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: 100,
    description: 'Higher is better; below 50 if and only if the result is flagged.',
  })
  score: number;
  @ApiProperty({
    enum: [...new Set(CHECK_NAMES.flatMap(labelsOf))],
    description: 'Later versions may add labels. EvaluationResultDto lists those of each check.',
  })
  label: string;
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 }) confidence_score: number;
  @ApiProperty({ type: String }) reason: string;
  @ApiProperty({ type: Boolean, description: 'True if the result is a violation.' })
  flagged: boolean;
  @ApiProperty({ type: String, description: 'The excerpt; empty if there is none.' })
  quote: string;
  @ApiPropertyOptional({
    type: String,
    description: 'Policy: the assertion. PII: JSON text with the kind and place of what was found.',
  })
  data?: string;
  @ApiPropertyOptional({ type: String, description: 'Policy: the assertion.' }) claim?: string;
  @ApiPropertyOptional({
    type: String,
    description:
      'The text that contains the quote; absent, with start and end, if none contains it word for word.',
    example: 'messages[2].content',
  })
  field?: string;
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    description: 'Beginning of the quote in that text, in UTF-16 units.',
  })
  start?: number;
  @ApiPropertyOptional({ type: 'integer', minimum: 0, description: 'End of the quote, exclusive.' })
  end?: number;
}

export class EvaluationResultDto implements EvaluationResult {
  @ApiProperty({ enum: CHECK_NAMES }) type: Check;
  @ApiProperty({ type: [DetectionResultDto] }) results: DetectionResultDto[];
}

export class EvaluationAnswerDto implements EvaluationAnswer {
  @ApiProperty({ enum: STATUSES }) status: Status;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: 0,
    maximum: 100,
    description: 'The lowest score; null if no check was requested.',
  })
  score: number | null;
  @ApiProperty({ type: [EvaluationResultDto] }) evaluationResults: EvaluationResultDto[];
}

export class PendingEvaluationDto {
  @ApiProperty({ enum: ['pending'] }) status: 'pending';
}

export class AcceptedDto extends PendingEvaluationDto {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
}

export class ErrorBodyDto {
  @ApiProperty({
    type: String,
    example: 'messages[0].role: expected one of system, user, assistant, tool, developer.',
  })
  error: string;
}
