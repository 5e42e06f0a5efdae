import { ApiProperty } from '@nestjs/swagger';
import { Optional, WholeNumber } from '../dto/fields';
import { IsFutureTime, IsNameList, IsTextUpTo } from '../dto/rules';
import { type ApiKeyFields, type ApiKeyRecord, type Scope, SCOPES } from './api-keys';

const DAY_SECONDS = 86_400;

export class ApiKeyFieldsDto implements ApiKeyFields {
  @ApiProperty({ type: String, minLength: 1, maxLength: 200, description: 'What the key is for.' })
  @IsTextUpTo(200)
  name: string;

  @Optional(
    {
      enum: SCOPES,
      isArray: true,
      description:
        'What the key may do: only what the calling key may do itself, and all of that when left out.',
    },
    IsNameList(SCOPES),
  )
  scopes?: Scope[];

  @Optional(
    {
      type: String,
      format: 'date-time',
      description: 'ISO 8601, in the future; never when left out.',
    },
    IsFutureTime(),
  )
  expires_at?: string;
}

export class RotationDto {
  @WholeNumber(
    0,
    30 * DAY_SECONDS,
    'Seconds for which the old one goes on working beside the new one; a day when left out.',
  )
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
  @ApiProperty({ type: String, description: 'The key itself, shown this once.' }) key: string;
}
