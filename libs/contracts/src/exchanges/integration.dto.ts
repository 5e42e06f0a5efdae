import { ApiProperty } from '@nestjs/swagger';
import { Optional, ShortText } from '../dto/fields';
import { type Complaint, Satisfies } from '../dto/rules';
import { type IntegrationRecord, type IntegrationTest, isProviderName } from './exchanges';

const LONGEST_URL = 2_048;
const LONGEST_CREDENTIAL = 4_096;
const LONGEST_MODEL = 200;

const provider: Complaint = (value) =>
  typeof value === 'string' && isProviderName(value.toLowerCase())
    ? undefined
    : ': expected the name of a provider, of at most 64 letters, digits and hyphens.';

/** Visible ASCII: what a header can carry as one word. */
const WORD = /^[\x21-\x7e]*$/;
const credential: Complaint = (value) =>
  typeof value === 'string' && value.length <= LONGEST_CREDENTIAL && WORD.test(value)
    ? undefined
    : `: expected the credential alone, at most ${LONGEST_CREDENTIAL} ASCII characters without spaces and control characters.`;

const model: Complaint = (value) =>
  typeof value === 'string' && value.length <= LONGEST_MODEL && WORD.test(value)
    ? undefined
    : `: expected the name of a model, at most ${LONGEST_MODEL} ASCII characters without spaces.`;

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

export class IntegrationTestFieldsDto {
  @Optional(
    {
      type: String,
      maxLength: LONGEST_MODEL,
      description:
        'A model, to have it answer a short question. Without one, the vendor is asked for its models, which costs nothing.',
    },
    Satisfies(model),
  )
  model?: string;
}

export class IntegrationTestDto implements IntegrationTest {
  @ApiProperty({ type: Boolean, description: 'The vendor answered, be it with an error.' })
  reached: boolean;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: "HTTP status of the vendor's answer; null without one.",
  })
  status: number | null;
  @ApiProperty({
    type: Number,
    description: "Milliseconds until the vendor's answer, or until there was none.",
  })
  latency_ms: number;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The model that was asked; null without one.',
  })
  model: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      "What failed, in the vendor's own sentence where it sent one; null if the test succeeded.",
  })
  error: string | null;
}
