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
  WholeNumber(0, 100, `${description} An evaluation without a score does not match.`);

export class NotifierFiltersDto implements NotifierFilters {
  @Optional(
    { enum: STATUSES, isArray: true, description: 'The status of the evaluation is one of them.' },
    IsNameList(STATUSES),
  )
  statuses?: Status[];
  @Optional(
    {
      enum: CHECK_NAMES,
      isArray: true,
      description:
        'One of these checks ran or, where the event is about something found, found it.',
    },
    IsNameList(CHECK_NAMES),
  )
  checks?: Check[];
  @Score('The score is not below it.') minimum_score?: number;
  @Score('The score is not above it.') maximum_score?: number;
  @ShortText(100, 'Id of the evaluation definition that was invoked.') definition?: string;
  @Optional(
    {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'All of these are in the metadata of the evaluation.',
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
  @Switch(
    'Sends notifications; true when left out. Switching it on again clears the reason why the service switched it off.',
  )
  active?: boolean;
  @Optional(
    {
      enum: NOTIFIER_EVENTS,
      isArray: true,
      default: ['evaluation.failed'],
      description: 'An evaluation was done; it failed; it flagged something.',
    },
    IsNameList(NOTIFIER_EVENTS),
  )
  events?: NotifierEvent[];
  @Nested(
    NotifierFiltersDto,
    'Conditions that an event must all match; an update replaces them together.',
  )
  filters?: NotifierFiltersDto;

  @ShortText(
    LONGEST_URL,
    "Webhook and chat: where to post. It must be reachable from here by the operator's rules.",
  )
  url?: string;
  @Optional(
    {
      type: String,
      maxLength: LONGEST_AUTHENTICATION,
      writeOnly: true,
      description:
        'Webhook: sent as the Authentication header; kept encrypted, never shown again. "" takes it away.',
    },
    Satisfies(headerValue),
  )
  authentication?: string;
  @Line('Chat: the channel to post in, where the tool lets the poster choose.') channel?: string;
  @ShortText(
    LONGEST_TEMPLATE,
    "Chat tools that do not take Slack's form: the JSON body to post, with placeholders in its texts. Empty for Slack's form.",
  )
  template?: string;
  @Optional(
    {
      type: [String],
      minItems: 1,
      maxItems: RECIPIENTS,
      description: 'E-mail: the addresses; each gets an e-mail of its own.',
    },
    IsEmailAddressList(RECIPIENTS),
  )
  recipients?: string[];
  @Optional(
    {
      type: String,
      format: 'email',
      description: 'E-mail: the same for one address; beside recipients, one of them.',
    },
    IsEmailAddress(),
  )
  recipient?: string;
  @Choice(MAIL_BODY_TYPES, 'E-mail: plain text or HTML.', 'text') body_type?: MailBodyType;
  @Line('E-mail: the subject; the service words one when left out or "".') subject?: string;
}

const KIND = 'Decides which of the other fields there are; cannot be changed.';

export class NewNotifierDto extends NotifierSettingsDto {
  @ApiProperty({ enum: NOTIFIER_KINDS, description: KIND })
  @IsNameOf(NOTIFIER_KINDS)
  kind: NotifierKind;
}

export class NotifierChangesDto extends NotifierSettingsDto {
  @Choice(NOTIFIER_KINDS, KIND) kind?: NotifierKind;
}

export class SkippedDto {
  @ApiProperty({ type: 'integer', description: 'Deliveries that were not stored.' }) count: number;
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
    description: 'Since when every try has failed; null when the last one did not.',
  })
  failing_since: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Why the service switched it off itself; null when it did not.',
  })
  disabled_reason: string | null;
  @ObjectOrNull(
    SkippedDto,
    'What it missed, since too many deliveries waited already; null for nothing since it was last switched on or sent elsewhere.',
  )
  skipped: SkippedDto | null;
  @ApiPropertyOptional({
    type: String,
    description:
      'Of a webhook. Of a chat tool, whose address is a secret, the origin and the last four characters.',
  })
  url?: string;
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description:
      'Of a webhook: the last four characters of authentication; empty for a short one, null without one.',
  })
  authentication_last_four?: string | null;
  @ApiPropertyOptional({ type: String, description: 'Of a chat tool.' }) channel?: string;
  @ApiPropertyOptional({ type: String, description: 'Of a chat tool.' }) template?: string;
  @ApiPropertyOptional({ type: [String], description: 'Of an e-mail.' }) recipients?: string[];
  @ApiPropertyOptional({ type: String, description: 'Of an e-mail: the first of the recipients.' })
  recipient?: string;
  @ApiPropertyOptional({ enum: MAIL_BODY_TYPES, description: 'Of an e-mail.' })
  body_type?: MailBodyType;
  @ApiPropertyOptional({ type: String, description: 'Of an e-mail.' }) subject?: string;
}

export class CreatedNotifierDto extends NotifierDto {
  @ApiPropertyOptional({
    type: String,
    example: 'whsec_…',
    description: 'Of a webhook: what its receiver checks signatures with, shown this once.',
  })
  signing_secret?: string;
}

export class DeliveryAttemptDto implements DeliveryAttempt {
  @ApiProperty({ type: String, format: 'date-time' }) at: string;
  @ApiProperty({ type: Number }) duration_ms: number;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: "Of the receiver's answer, HTTP or SMTP; null when there was none.",
  })
  status_code: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'null when it was delivered.' }) error:
    string | null;
}

export class DeliveryDto implements DeliveryRecord {
  @ApiProperty({ type: String, description: 'Also the webhook-id: the same on every try.' })
  id: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'null for e-mails of the service itself, such as alerts of guardrails.',
  })
  notifier_id: string | null;
  @ApiProperty({ enum: NOTICE_EVENTS }) event: NoticeEvent;
  @ApiProperty({ type: String, description: 'Id of what it is about, of an evaluation mostly.' })
  subject_id: string;
  @ApiProperty({ type: String, nullable: true, description: 'Of an e-mail.' }) recipient:
    string | null;
  @ApiProperty({ enum: DELIVERY_STATUSES }) status: DeliveryStatus;
  @ApiProperty({ type: [DeliveryAttemptDto] }) attempts: DeliveryAttemptDto[];
  @ApiProperty({ type: String, format: 'date-time' }) created_at: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) next_attempt_at:
    string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) completed_at: string | null;
}
