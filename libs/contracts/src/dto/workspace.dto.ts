import { ApiProperty } from '@nestjs/swagger';
import type { AuditRecord, WorkspaceFields, WorkspaceRecord } from '../management';
import type { FailurePolicy } from '../messages';
import { Choice, ShortText, Switch, WholeNumber } from './fields';
import { FAILURE_POLICIES } from './guardrail.dto';

export class WorkspaceFieldsDto implements WorkspaceFields {
  @ShortText(200, 'Name of the workspace.') name?: string;
  @Choice(FAILURE_POLICIES, 'Whether a check that could not run counts as a violation (closed) or as a warning (open).')
  failure_policy?: FailurePolicy;
  @Switch('Whether history keeps quotes, reasons and contents.') store_content?: boolean;
  @WholeNumber(1, 3_650, 'How long history is kept, in days.') retention_days?: number;
}

export class WorkspaceDto implements WorkspaceRecord {
  @ApiProperty({ type: String }) id: string;
  @ApiProperty({ type: String, format: 'date-time' }) created_at: string;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ enum: FAILURE_POLICIES }) failure_policy: FailurePolicy;
  @ApiProperty({ type: Boolean }) store_content: boolean;
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 3_650 }) retention_days: number;
}

const anything = { type: 'object', additionalProperties: true, nullable: true } as const;

export class AuditDto implements AuditRecord {
  @ApiProperty({ type: String }) id: string;
  @ApiProperty({ type: String, format: 'date-time' }) at: string;
  @ApiProperty({ type: String, description: 'Id of the API key that made the change.' }) key_id: string;
  @ApiProperty({ type: String, example: 'guardrail.updated' }) action: string;
  @ApiProperty({ type: String }) subject_id: string;
  @ApiProperty(anything) before: unknown;
  @ApiProperty(anything) after: unknown;
}

export class DeletedDto {
  @ApiProperty({ type: String }) id: string;
  @ApiProperty({ type: Boolean, enum: [true] }) deleted: true;
}
