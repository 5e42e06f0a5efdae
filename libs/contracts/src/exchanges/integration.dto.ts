import { ApiProperty } from '@nestjs/swagger';
import { Optional, ShortText } from '../dto/fields';
import { type Complaint, Satisfies } from '../dto/rules';
import { type IntegrationRecord, isProviderName } from './exchanges';

const LONGEST_URL = 2_048;
const LONGEST_CREDENTIAL = 4_096;

const provider: Complaint = (value) =>
  typeof value === 'string' && isProviderName(value.toLowerCase())
    ? undefined
    : ': expected the name of a provider, of at most 64 letters, digits and hyphens.';

/** Characters that a header can carry as one word. */
const CREDENTIAL = /^[\x21-\x7e]*$/;
const credential: Complaint = (value) =>
  typeof value === 'string' && value.length <= LONGEST_CREDENTIAL && CREDENTIAL.test(value)
    ? undefined
    : `: expected the credential alone, at most ${LONGEST_CREDENTIAL} ASCII characters without spaces and control characters.`;

const PROVIDER =
  'Name of the vendor in the path of the pass-through. With a url, any name is allowed.';

class IntegrationSettingsDto {
  @ShortText(200, 'Name of the integration (default: the provider).') name?: string;
  @ShortText(
    LONGEST_URL,
    "Base address that replaces the vendor's. The operator's network rules must allow it.",
  )
  url?: string;
  @Optional(
    {
      type: String,
      maxLength: LONGEST_CREDENTIAL,
      writeOnly: true,
      description: "The vendor's credential. Stored encrypted and never returned.",
    },
    Satisfies(credential),
  )
  credential?: string;
}

export class NewIntegrationDto extends IntegrationSettingsDto {
  @ApiProperty({ type: String, maxLength: 64, description: PROVIDER })
  @Satisfies(provider)
  provider: string;
}

export class IntegrationChangesDto extends IntegrationSettingsDto {
  @Optional({ type: String, maxLength: 64, description: 'Cannot be changed.' }, Satisfies(provider))
  provider?: string;
}

export class IntegrationDto implements IntegrationRecord {
  @ApiProperty({ type: String }) id: string;
  @ApiProperty({ type: String }) provider: string;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String, nullable: true }) url: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      "The credential's last four characters; empty for a short credential, null without one.",
  })
  last_four: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) created_at: string;
}
