import { ApiProperty } from '@nestjs/swagger';
import { Optional, WholeNumber } from '../dto/fields';
import { IsFutureTime, IsNameList, IsTextUpTo } from '../dto/rules';
import { type ApiKeyFields, type ApiKeyRecord, type Scope, SCOPES } from './api-keys';

const DAY_SECONDS = 86_400;

export class ApiKeyFieldsDto implements ApiKeyFields {
  @ApiProperty({ type: String, minLength: 1, maxLength: 200, description: 'Purpose of the key.' })
  @IsTextUpTo(200)
  name: string;

  @Optional(
    {
      enum: SCOPES,
      isArray: true,
      description:
        'Scopes of the key, a subset of those of the calling key (default: all of them).',
    },
    IsNameList(SCOPES),
  )
  scopes?: Scope[];

  @Optional(
    {
      type: String,
      format: 'date-time',
      description: 'Expiry, ISO 8601, in the future (default: none).',
    },
    IsFutureTime(),
  )
  expires_at?: string;
}

export class RotationDto {
  @WholeNumber(0, 30 * DAY_SECONDS, 'Seconds for which the old key remains valid (default: a day).')
  overlap_seconds?: number;
}

export class ApiKeyDto implements ApiKeyRecord {
  @ApiProperty({ type: String }) id: string;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ enum: SCOPES, isArray: true }) scopes: Scope[];
  @ApiProperty({ type: String, description: "The key's last four characters." }) last_four: string;
  @ApiProperty({ type: String, format: 'date-time' }) created_at: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) expires_at: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) last_used_at: string | null;
}

export class NewApiKeyDto extends ApiKeyDto {
  @ApiProperty({ type: String, description: 'The key itself. Shown only in this answer.' })
  key: string;
}
