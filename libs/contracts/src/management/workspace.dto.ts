import { ApiProperty } from '@nestjs/swagger';
import { Choice, Nested, Optional, ShortText, Switch, WholeNumber } from '../dto/fields';
import { IsEmailAddressOrEmpty } from '../dto/rules';
import type { FailurePolicy } from '../evaluation/messages';
import type { AuditRecord } from './audit';
import { FAILURE_POLICIES } from './guardrail.dto';
import type {
  WorkspaceFields,
  WorkspaceLimit,
  WorkspaceLimits,
  WorkspaceRecord,
} from './workspaces';

/** Higher than any operator's limit; the gateway refuses values above its own limit. */
const HIGHEST_LIMIT = 1_000_000_000;
const Limit = (what: string): PropertyDecorator =>
  WholeNumber(
    0,
    HIGHEST_LIMIT,
    `${what}. At most the operator's limit; 0 removes the workspace's own, so that the operator's applies.`,
  );

export class WorkspaceLimitsDto implements WorkspaceLimits {
  @Limit('Requests a second, for each key and gateway process') requests_per_second?: number;
  @Limit('Characters in one field of an evaluation request') characters_per_field?: number;
  @Limit('Messages in one evaluation request') messages?: number;
}

const limitInForce = {
  type: 'integer',
  minimum: 1,
  nullable: true,
  description: "null: the operator's limit applies.",
} as const;

export class LimitsInForceDto implements Record<WorkspaceLimit, number | null> {
  @ApiProperty(limitInForce) requests_per_second: number | null;
  @ApiProperty(limitInForce) characters_per_field: number | null;
  @ApiProperty(limitInForce) messages: number | null;
}

export class WorkspaceFieldsDto implements WorkspaceFields {
  @ShortText(200, 'Name of the workspace.') name?: string;
  @Choice(
    FAILURE_POLICIES,
    'Result of a check that could not be completed: closed is a violation, open a warning.',
  )
  failure_policy?: FailurePolicy;
  @Switch(
    'Stores quotes, reasons and contents of later evaluations. What is stored already remains until its retention ends.',
  )
  store_content?: boolean;
  @WholeNumber(1, 3_650, 'Days for which the history is kept.') retention_days?: number;
  @Switch(
    'Allows user messages on the pass-through to reference stored prompts. If off, only system and developer messages may.',
  )
  user_references?: boolean;
  @Optional(
    {
      type: String,
      description: 'Address notified when the service disables something by itself; "" for none.',
    },
    IsEmailAddressOrEmpty(),
  )
  contact_email?: string;
  @Nested(
    WorkspaceLimitsDto,
    "Limits below the operator's. Absent and null ones stay, 0 removes one, {} removes all.",
  )
  limits?: WorkspaceLimitsDto;
}

export class WorkspaceDto implements WorkspaceRecord {
  @ApiProperty({ type: String }) id: string;
  @ApiProperty({ type: String, format: 'date-time' }) created_at: string;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ enum: FAILURE_POLICIES }) failure_policy: FailurePolicy;
  @ApiProperty({ type: Boolean }) store_content: boolean;
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 3_650 }) retention_days: number;
  @ApiProperty({ type: Boolean }) user_references: boolean;
  @ApiProperty({ type: String, description: '"" for none.' }) contact_email: string;
  @ApiProperty({ type: LimitsInForceDto }) limits: LimitsInForceDto;
}

const anything = { type: 'object', additionalProperties: true, nullable: true } as const;

export class AuditDto implements AuditRecord {
  @ApiProperty({ type: String }) id: string;
  @ApiProperty({ type: String, format: 'date-time' }) at: string;
  @ApiProperty({ type: String, description: 'Id of the API key that made the change.' })
  key_id: string;
  @ApiProperty({ type: String, example: 'guardrail.updated' }) action: string;
  @ApiProperty({ type: String }) subject_id: string;
  @ApiProperty(anything) before: unknown;
  @ApiProperty(anything) after: unknown;
}

export class DeletedDto {
  @ApiProperty({ type: String }) id: string;
  @ApiProperty({ type: Boolean, enum: [true] }) deleted: true;
}
