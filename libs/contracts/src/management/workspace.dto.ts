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
    `${what}. At most what the operator allows; 0 lifts it, so that the operator's own limit counts.`,
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
  description: "null: the operator's own limit.",
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
    'Whether a check that could not run counts as a violation (closed) or as a warning (open).',
  )
  failure_policy?: FailurePolicy;
  @Switch(
    'Whether history keeps quotes, reasons and contents, of evaluations from then on. What it has kept stays until its retention ends.',
  )
  store_content?: boolean;
  @WholeNumber(1, 3_650, 'How long history is kept, in days.') retention_days?: number;
  @Switch(
    "Whether a user's message on the pass-through may stand for a stored prompt; without it only messages of the system and the developer may.",
  )
  user_references?: boolean;
  @Optional(
    {
      type: String,
      description:
        'Address notified when the service has to switch something off itself; "" for none.',
    },
    IsEmailAddressOrEmpty(),
  )
  contact_email?: string;
  @Nested(
    WorkspaceLimitsDto,
    'Limits below those of the operator. Absent and null ones stay, 0 lifts one, {} lifts all.',
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
