import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ChecksDto } from '../checks/checks.dto';
import { FAMILIES, type Family, type Mode, MODES } from '../checks/vocabulary';
import { ObjectOrNull } from '../dto/fields';
import { EvaluationAnswerDto } from '../evaluation/evaluation-answer.dto';
import { MessageDto } from '../evaluation/message.dto';
import type { DefinitionReference, EvaluationSource, FamilyTiming } from '../evaluation/messages';
import { ToolDefinitionDto } from '../evaluation/tool.dto';
import type { BoundedCount, EvaluationPage, EvaluationRecord } from './history';

export const TOTAL = 'Number of all that match, with total=true; counted up to 10,000.';

export class DefinitionReferenceDto implements DefinitionReference {
  @ApiProperty({ type: String }) id: string;
  @ApiProperty({ type: 'integer', minimum: 1 }) version: number;
}

export class FamilyTimingDto implements FamilyTiming {
  @ApiProperty({ enum: FAMILIES }) family: Family;
  @ApiProperty({ enum: MODES }) mode: Mode;
  @ApiProperty({
    type: Number,
    description: 'Milliseconds from publishing to the answer, without computing time.',
  })
  waitMs: number;
  @ApiProperty({ type: Number, description: 'Milliseconds.' }) computeMs: number;
}

/** The stored content, in the format of a request. */
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
      'The content that was judged, if store_content was on. Without it, quotes and reasons are empty too.',
  })
  content?: StoredContentDto;
}

export class StoredEvaluationDto extends EvaluationAnswerDto implements EvaluationRecord {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String, format: 'date-time' }) completed_at: string;
  @ApiProperty({ enum: ['evaluate', 'invoke', 'management', 'guardrail', 'redact'] })
  source: EvaluationSource;
  @ApiProperty({ type: String, description: 'Id of the API key that sent the request.' })
  key_id: string;
  @ObjectOrNull(DefinitionReferenceDto)
  definition: DefinitionReferenceDto | null;
  @ApiProperty({
    type: [String],
    description: 'Ids of the guardrails and rules that requested it.',
  })
  guardrails: string[];
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } }) metadata: Record<
    string,
    string
  >;
  @ApiProperty({ type: [FamilyTimingDto] }) timings: FamilyTimingDto[];
}

export class StoredEvaluationWithContentDto extends StoredEvaluationDto {
  @ApiPropertyOptional({
    type: StoredContentDto,
    description: 'The content that was judged, if store_content was on.',
  })
  content?: StoredContentDto;

  @ApiPropertyOptional({
    type: ChecksDto,
    description:
      'The checks that were requested, as fields of an evaluate request: sent with the content, they request the same. Those of the version of the definition, if it had one; absent for evaluations from before they were stored.',
  })
  request?: ChecksDto;
}

export class BoundedCountDto implements BoundedCount {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 10_000 }) count: number;
  @ApiProperty({ type: Boolean, description: 'There are more than that.' }) more: boolean;
}

export class EvaluationPageDto implements EvaluationPage {
  @ApiProperty({ type: [StoredEvaluationDto] }) items: StoredEvaluationDto[];
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Value of `cursor` for the next page; null on the last page.',
  })
  next_cursor: string | null;
  @ApiPropertyOptional({ type: BoundedCountDto, description: TOTAL })
  total?: BoundedCountDto;
}
