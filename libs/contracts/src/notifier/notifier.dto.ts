import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type Check, CHECK_NAMES } from '../checks/catalogue';
import { isJsonObject, keyPath } from '../complaint';
import {
  Choice,
  Nested,
  ObjectOrNull,
  Optional,
  ShortText,
  Switch,
  WholeNumber,
} from '../dto/fields';
import {
  type Complaint,
  IsEmailAddress,
  IsEmailAddressList,
  IsNameList,
  IsNameOf,
  IsTextMap,
  Satisfies,
} from '../dto/rules';
import { type Status, STATUSES } from '../evaluation/results';
import {
  DELIVERY_STATUSES,
  type DeliveryAttempt,
  type DeliveryRecord,
  type DeliveryStatus,
  MAIL_BODY_TYPES,
  type MailBodyType,
  NOTICE_EVENTS,
  type NoticeEvent,
  NOTIFIER_EVENTS,
  NOTIFIER_KINDS,
  type NotifierEvent,
  type NotifierFilters,
  type NotifierKind,
} from './notifier';

const LONGEST_URL = 2_048;
const LONGEST_AUTHENTICATION = 4_096;
const LONGEST_LINE = 200;
const LONGEST_TEMPLATE = 20_000;
const RECIPIENTS = 20;
const FILTER_PAIRS = 16;
const LONGEST_PAIR = 512;

/** Matches one line of a header without surrounding space. */
const HEADER_VALUE = /^(?:[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?)?$/;
const headerValue: Complaint = (value) =>
  typeof value === 'string' && value.length <= LONGEST_AUTHENTICATION && HEADER_VALUE.test(value)
    ? undefined
    : `: expected the value of a header, at most ${LONGEST_AUTHENTICATION} ASCII characters without control characters and without space around it.`;

const CONTROL = /[\p{Cc}\u2028\u2029]/u;
const line: Complaint = (value) =>
  typeof value === 'string' && value.length <= LONGEST_LINE && !CONTROL.test(value)
    ? undefined
    : `: expected one line of at most ${LONGEST_LINE} characters.`;

const fewPairs: Complaint = (value) => {
  if (!isJsonObject(value)) return undefined;
  const pairs = Object.entries(value);
  if (pairs.length > FILTER_PAIRS)
    return `: expected at most ${FILTER_PAIRS} keys, got ${pairs.length}.`;
  // Values that are not text have a rule of their own; not every object can be converted to text.
  const long = pairs.find((pair) =>
    pair.some((text) => typeof text === 'string' && text.length > LONGEST_PAIR),
  );
  return long === undefined
    ? undefined
    : `${keyPath(long[0])}: expected a key and a value of at most ${LONGEST_PAIR} characters each.`;
};

/** One line of text, for a header or the head of a message. */
const Line = (description: string): PropertyDecorator =>
  Optional({ type: String, maxLength: LONGEST_LINE, description }, Satisfies(line));
const Score = (description: string): PropertyDecorator =>
  WholeNumber(0, 100, `${description} Evaluations without a score do not match.`);

export class NotifierFiltersDto implements NotifierFilters {
  @Optional(
    {
      enum: STATUSES,
      isArray: true,
      description: 'Matches evaluations with one of these statuses.',
    },
    IsNameList(STATUSES),
  )
  statuses?: Status[];
  @Optional(
    {
      enum: CHECK_NAMES,
      isArray: true,
      description:
        'Matches if one of these checks ran; for detection.created, if one of them found something.',
    },
    IsNameList(CHECK_NAMES),
  )
  checks?: Check[];
  @Score('Matches scores that are not below it.') minimum_score?: number;
  @Score('Matches scores that are not above it.') maximum_score?: number;
  @ShortText(100, 'Id of the evaluation definition that was invoked.') definition?: string;
  @Optional(
    {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Matches if all of these are in the metadata of the evaluation.',
    },
    IsTextMap(),
    Satisfies(fewPairs),
  )
  metadata?: Record<string, string>;
}

/** Fields that a notifier of each kind accepts beside the common ones. */
export const FIELDS_OF_KIND = {
  webhook: ['url', 'authentication'],
  chat: ['url', 'channel', 'template'],
  email: ['recipients', 'recipient', 'body_type', 'subject'],
} as const satisfies Record<NotifierKind, readonly string[]>;

class NotifierSettingsDto {
  @Line('Name of the notifier.') name?: string;
  @Switch('Sends notifications (default: true). Enabling it again clears disabled_reason.')
  active?: boolean;
  @Optional(
    {
      enum: NOTIFIER_EVENTS,
      isArray: true,
      default: ['evaluation.failed'],
      description: 'Events to send: an evaluation was created, failed, or flagged something.',
    },
    IsNameList(NOTIFIER_EVENTS),
  )
  events?: NotifierEvent[];
  @Nested(
    NotifierFiltersDto,
    'Conditions, all of which an event must match. An update replaces them as a whole.',
  )
  filters?: NotifierFiltersDto;

  @ShortText(
    LONGEST_URL,
    "Webhook and chat: address to post to. The operator's network rules must allow it.",
  )
  url?: string;
  @Optional(
    {
      type: String,
      maxLength: LONGEST_AUTHENTICATION,
      writeOnly: true,
      description:
        'Webhook: value of the Authentication header. Stored encrypted and never returned; "" removes it.',
    },
    Satisfies(headerValue),
  )
  authentication?: string;
  @Line('Chat: the channel to post to, if the tool lets the sender choose.') channel?: string;
  @ShortText(
    LONGEST_TEMPLATE,
    "Chat: JSON body to post, with placeholders in its texts, for tools that do not accept Slack's format. Empty for Slack's format.",
  )
  template?: string;
  @Optional(
    {
      type: [String],
      minItems: 1,
      maxItems: RECIPIENTS,
      description: 'E-mail: the recipients. Each one gets a separate e-mail.',
    },
    IsEmailAddressList(RECIPIENTS),
  )
  recipients?: string[];
  @Optional(
    {
      type: String,
      format: 'email',
      description: 'E-mail: a single recipient. With recipients, it must be one of them.',
    },
    IsEmailAddress(),
  )
  recipient?: string;
  @Choice(MAIL_BODY_TYPES, 'E-mail: plain text or HTML.', 'text') body_type?: MailBodyType;
  @Line('E-mail: the subject. If absent or "", the service writes one.') subject?: string;
}

const KIND = 'Kind of notifier. Determines which other fields apply; cannot be changed.';

export class NewNotifierDto extends NotifierSettingsDto {
  @ApiProperty({ enum: NOTIFIER_KINDS, description: KIND })
  @IsNameOf(NOTIFIER_KINDS)
  kind: NotifierKind;
}

export class NotifierChangesDto extends NotifierSettingsDto {
  @Choice(NOTIFIER_KINDS, KIND) kind?: NotifierKind;
}

export class SkippedDto {
  @ApiProperty({ type: 'integer', description: 'Number of deliveries that were not stored.' })
  count: number;
  @ApiProperty({ type: String, format: 'date-time' }) since: string;
}

export class NotifierDto {
  @ApiProperty({ type: String }) id: string;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ enum: NOTIFIER_KINDS }) kind: NotifierKind;
  @ApiProperty({ type: Boolean }) active: boolean;
  @ApiProperty({ enum: NOTIFIER_EVENTS, isArray: true }) events: NotifierEvent[];
  @ApiProperty({ type: NotifierFiltersDto }) filters: NotifierFiltersDto;
  @ApiProperty({ type: String, format: 'date-time' }) created_at: string;
  @ApiProperty({ type: String, format: 'date-time' }) updated_at: string;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Time since which every attempt has failed; null if the last attempt succeeded.',
  })
  failing_since: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Reason for which the service disabled it; null if it did not.',
  })
  disabled_reason: string | null;
  @ObjectOrNull(
    SkippedDto,
    'Deliveries skipped because too many were waiting; null if none since it was last enabled or its address changed.',
  )
  skipped: SkippedDto | null;
  @ApiPropertyOptional({
    type: String,
    description:
      'Webhook: the address. Chat: its origin and last four characters, since the address is a secret.',
  })
  url?: string;
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description:
      'Webhook: the last four characters of authentication; empty for a short one, null without one.',
  })
  authentication_last_four?: string | null;
  @ApiPropertyOptional({ type: String, description: 'Chat only.' }) channel?: string;
  @ApiPropertyOptional({ type: String, description: 'Chat only.' }) template?: string;
  @ApiPropertyOptional({ type: [String], description: 'E-mail only.' }) recipients?: string[];
  @ApiPropertyOptional({ type: String, description: 'E-mail: the first recipient.' })
  recipient?: string;
  @ApiPropertyOptional({ enum: MAIL_BODY_TYPES, description: 'E-mail only.' })
  body_type?: MailBodyType;
  @ApiPropertyOptional({ type: String, description: 'E-mail only.' }) subject?: string;
}

export class CreatedNotifierDto extends NotifierDto {
  @ApiPropertyOptional({
    type: String,
    example: 'whsec_…',
    description: 'Webhook: the secret for checking signatures. Shown only in this answer.',
  })
  signing_secret?: string;
}

export class DeliveryAttemptDto implements DeliveryAttempt {
  @ApiProperty({ type: String, format: 'date-time' }) at: string;
  @ApiProperty({ type: Number }) duration_ms: number;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: "Status of the receiver's answer, HTTP or SMTP; null if there was none.",
  })
  status_code: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'null if it was delivered.' }) error:
    string | null;
}

export class DeliveryDto implements DeliveryRecord {
  @ApiProperty({ type: String, description: 'Also sent as webhook-id; the same in every attempt.' })
  id: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'null for e-mails of the service itself, such as alerts of guardrails.',
  })
  notifier_id: string | null;
  @ApiProperty({ enum: NOTICE_EVENTS }) event: NoticeEvent;
  @ApiProperty({ type: String, description: 'Id of the subject, usually an evaluation.' })
  subject_id: string;
  @ApiProperty({ type: String, nullable: true, description: 'E-mail only.' }) recipient:
    string | null;
  @ApiProperty({ enum: DELIVERY_STATUSES }) status: DeliveryStatus;
  @ApiProperty({ type: [DeliveryAttemptDto] }) attempts: DeliveryAttemptDto[];
  @ApiProperty({ type: String, format: 'date-time' }) created_at: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) next_attempt_at:
    string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) completed_at: string | null;
}
