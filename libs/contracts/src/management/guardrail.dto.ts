import { ApiProperty } from '@nestjs/swagger';
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
    { type: String, format: 'email', description: 'Address of the alert.' },
    IsEmailAddress(),
  )
  email?: string;
  @ShortText(TEXT_LENGTH, 'Text of the alert.') message?: string;
  @WholeNumber(0, LONGEST_COOLDOWN_SECONDS, 'Seconds without another alert after one.')
  cooldown?: number;
}

export class GuardrailActionsDto implements GuardrailActions {
  @Switch('Keep what failed from reaching its reader; true when left out.') block?: boolean;
  @Switch('A refusal names the detector and its reason; true when left out.')
  detail?: boolean;
  @ShortText(TEXT_LENGTH, 'Answered in place of what failed.') default_response?: string;
  @Switch('Ask the vendor again.') retry?: boolean;
  @WholeNumber(1, 10, 'How often at most.') retry_cap?: number;
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
  @ShortText(TEXT_LENGTH, 'What it is for.') description?: string;
  @Switch('Whether it is in force; true when left out.') active?: boolean;
  @ShortText(1_000, 'Kept and returned.') trigger?: string;
  @WholeNumber(0, 100, 'A score under it fails.') error_threshold?: number;
  @WholeNumber(0, 100, 'A score under it warns; not below error_threshold.')
  warning_threshold?: number;
  @Nested(GuardrailEvaluationsDto, 'What judges requests and responses.')
  evaluations?: GuardrailEvaluationsDto;
  @Nested(GuardrailActionsDto, 'What happens to what fails.') actions?: GuardrailActionsDto;
  @Choice(GUARDRAIL_MODES, 'observe records and never changes the traffic.', 'enforce')
  mode?: (typeof GUARDRAIL_MODES)[number];
  @Choice(FAILURE_POLICIES, 'What to do when a check could not run.', 'closed')
  on_error?: (typeof FAILURE_POLICIES)[number];
  @Choice(
    GUARDRAIL_STREAMS,
    'Streamed answers: hold keeps all of one until it is judged; window lets text go behind a judged stretch of it.',
    'hold',
  )
  stream?: GuardrailStream;
}

export class GuardrailDto extends GuardrailFieldsDto implements GuardrailRecord {
  @ApiProperty({ type: String }) id: string;
  @ApiProperty({ type: String, format: 'date-time' }) created_at: string;
  declare active: boolean;
  declare mode: (typeof GUARDRAIL_MODES)[number];
  declare on_error: (typeof FAILURE_POLICIES)[number];
}
