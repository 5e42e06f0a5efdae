import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Choice, Nested, Optional, ShortText, Switch, WholeNumber } from '../dto/fields';
import { IsEmailAddress } from '../dto/rules';
import {
  GUARDRAIL_STREAMS,
  type GuardrailActions,
  type GuardrailAlert,
  type GuardrailFields,
  type GuardrailRecord,
  type GuardrailStream,
} from './guardrails';

export const GUARDRAIL_MODES = ['enforce', 'observe'] as const;
export const FAILURE_POLICIES = ['closed', 'open'] as const;

/** A year. */
const LONGEST_COOLDOWN_SECONDS = 31_536_000;
const ID_LENGTH = 100;
const TEXT_LENGTH = 10_000;

export class GuardrailAlertDto implements GuardrailAlert {
  @Optional(
    { type: String, format: 'email', description: 'Recipient of the alert.' },
    IsEmailAddress(),
  )
  email?: string;
  @ShortText(TEXT_LENGTH, 'Text of the alert.') message?: string;
  @WholeNumber(
    0,
    LONGEST_COOLDOWN_SECONDS,
    'Seconds after an alert in which no further one is sent.',
  )
  cooldown?: number;
}

export class GuardrailActionsDto implements GuardrailActions {
  @Switch('Blocks the request or response that failed (default: true).') block?: boolean;
  @Switch('Names the detector and its reason in the error (default: true).')
  detail?: boolean;
  @ShortText(TEXT_LENGTH, 'Text that replaces the request or response that failed.')
  default_response?: string;
  @Switch('Repeats the request to the vendor.') retry?: boolean;
  @WholeNumber(1, 10, 'Maximum number of repetitions.') retry_cap?: number;
  @Nested(GuardrailAlertDto, 'Sends an e-mail.') alert?: GuardrailAlertDto;
}

export class GuardrailEvaluationsDto {
  @ShortText(ID_LENGTH, 'Id of the evaluation definition for requests.')
  request_evaluation?: string;
  @ShortText(ID_LENGTH, 'Id of the evaluation definition for responses.')
  response_evaluation?: string;
}

/** The fields of a rule or guardrail that a caller may set. */
export class GuardrailFieldsDto implements GuardrailFields {
  @ShortText(200, 'Name of the guardrail.') name?: string;
  @ShortText(TEXT_LENGTH, 'Purpose.') description?: string;
  @Switch('Enables it (default: true).') active?: boolean;
  @ShortText(1_000, 'Stored and returned; no effect.') trigger?: string;
  @WholeNumber(0, 100, 'Scores below it fail.') error_threshold?: number;
  @WholeNumber(0, 100, 'Scores below it are a warning; at least error_threshold.')
  warning_threshold?: number;
  @Nested(GuardrailEvaluationsDto, 'Evaluation definitions for requests and responses.')
  evaluations?: GuardrailEvaluationsDto;
  @Nested(GuardrailActionsDto, 'Actions on a request or response that fails.')
  actions?: GuardrailActionsDto;
  @Choice(GUARDRAIL_MODES, 'enforce applies the actions; observe only records.', 'enforce')
  mode?: (typeof GUARDRAIL_MODES)[number];
  @Choice(
    FAILURE_POLICIES,
    'Result of a check that could not be completed: closed fails, open passes.',
    'closed',
  )
  on_error?: (typeof FAILURE_POLICIES)[number];
  @Choice(
    GUARDRAIL_STREAMS,
    'Streamed answers: hold keeps the whole answer until it is judged; window releases text once its window is judged.',
    'hold',
  )
  stream?: GuardrailStream;
}

export class GuardrailDto extends GuardrailFieldsDto implements GuardrailRecord {
  @ApiProperty({ type: String }) id: string;
  @ApiProperty({ type: String, format: 'date-time' }) created_at: string;
  @ApiPropertyOptional({ type: String, format: 'date-time', description: 'Its last change.' })
  updated_at?: string;
  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    description: 'Since when active and mode are as they are.',
  })
  state_since?: string;
  declare active: boolean;
  declare mode: (typeof GUARDRAIL_MODES)[number];
  declare on_error: (typeof FAILURE_POLICIES)[number];
}
