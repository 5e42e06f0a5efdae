import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { FAMILIES, type Family, type Mode, MODES } from '../checks';
import type { EvaluationPage, EvaluationRecord } from '../management';
import type { DefinitionReference, EvaluationSource, FamilyTiming } from '../messages';
import { EvaluationAnswerDto } from './evaluation-answer.dto';
import { MessageDto } from './message.dto';
import { ToolDefinitionDto } from './tool.dto';

export class DefinitionReferenceDto implements DefinitionReference {
  @ApiProperty({ type: String }) id: string;
  @ApiProperty({ type: 'integer', minimum: 1 }) version: number;
}

export class FamilyTimingDto implements FamilyTiming {
  @ApiProperty({ enum: FAMILIES }) family: Family;
  @ApiProperty({ enum: MODES }) mode: Mode;
  @ApiProperty({
    type: Number,
    description: 'Milliseconds from publishing to the answer, less the computing.',
  })
  waitMs: number;
  @ApiProperty({ type: Number, description: 'Milliseconds.' }) computeMs: number;
}

/** As a request could send it again. */
export class StoredContentDto {
  @ApiProperty({ type: String, nullable: true }) input: string | null;
  @ApiProperty({ type: String, nullable: true }) output: string | null;
  @ApiProperty({ type: [MessageDto] }) messages: MessageDto[];
  @ApiProperty({ type: [ToolDefinitionDto] }) available_tools: ToolDefinitionDto[];
}

export class StoredAnswerDto extends EvaluationAnswerDto {
  @ApiPropertyOptional({
    type: StoredContentDto,
    description:
      'What was judged, where the workspace has store_content on; quotes and reasons are empty without it.',
  })
  content?: StoredContentDto;
}

export class StoredEvaluationDto extends EvaluationAnswerDto implements EvaluationRecord {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String, format: 'date-time' }) completed_at: string;
  @ApiProperty({ enum: ['evaluate', 'invoke', 'management', 'guardrail', 'redact'] })
  source: EvaluationSource;
  @ApiProperty({ type: String, description: 'Id of the API key that asked.' }) key_id: string;
  @ApiProperty({ type: DefinitionReferenceDto, nullable: true })
  definition: DefinitionReferenceDto | null;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } }) metadata: Record<
    string,
    string
  >;
  @ApiProperty({ type: [FamilyTimingDto] }) timings: FamilyTimingDto[];
}

export class EvaluationPageDto implements EvaluationPage {
  @ApiProperty({ type: [StoredEvaluationDto] }) items: StoredEvaluationDto[];
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'For `cursor` of the next page; null on the last.',
  })
  next_cursor: string | null;
}
