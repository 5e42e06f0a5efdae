import { ApiProperty, ApiPropertyOptional, IntersectionType, PickType } from '@nestjs/swagger';
import { ChecksDto } from '../checks/checks.dto';
import { Optional, Text, TextList } from '../dto/fields';
import { type Complaint, Satisfies } from '../dto/rules';
import { ContentDto } from './content.dto';
import { MessageDto } from './message.dto';
import { PII_GROUPS, PII_KIND_NAMES, type PiiGroup, type PiiKind } from './pii';

const eachOf =
  (names: readonly string[], expected: string): Complaint =>
  (value) => {
    if (!Array.isArray(value)) return ': expected an array of names.';
    const index = value.findIndex((item) => !names.includes(item as string));
    return index < 0 ? undefined : `[${index}]: expected ${expected}.`;
  };

const NamesOf = (
  names: readonly string[],
  expected: string,
  description: string,
): PropertyDecorator =>
  Optional({ enum: [...names], isArray: true, description }, Satisfies(eachOf(names, expected)));

/**
 * The redaction request: one of `text`, `texts`, `messages`. `null` means absent for every field;
 * unknown fields are ignored.
 */
export class RedactionRequestDto extends IntersectionType(
  PickType(ContentDto, ['messages', 'metadata']),
  PickType(ChecksDto, ['mode']),
) {
  @Text('One text.') text?: string;
  @TextList('Several texts that share one set of placeholders.') texts?: string[];
  @NamesOf(
    PII_KIND_NAMES,
    'a kind of personal data, such as email, phone or person_name; /docs lists all',
    'Replaces these kinds, in addition to `groups`. Without both fields, every kind is replaced.',
  )
  kinds?: PiiKind[];
  @NamesOf(
    PII_GROUPS,
    `one of ${PII_GROUPS.join(', ')}`,
    'Replaces these groups of kinds, in addition to `kinds`.',
  )
  groups?: PiiGroup[];
}

export class RedactedEntityDto {
  @ApiProperty({
    type: String,
    example: '[EMAIL_1]',
    pattern: '^\\[[A-Z][A-Z0-9_]*_[1-9][0-9]*\\]$',
  })
  placeholder: string;
  @ApiProperty({ type: String, example: 'email' }) kind: string;
  @ApiProperty({ type: String, example: 'contact information' }) group: string;
  @ApiProperty({ type: String, example: 'messages[0].content' }) field: string;
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'Start offset in the field as sent, in UTF-16 units.',
  })
  start: number;
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    description: 'End offset (exclusive) in the field as sent, in UTF-16 units.',
  })
  end: number;
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 }) confidence: number;
}

export class RedactionAnswerDto {
  @ApiPropertyOptional({
    type: String,
    description: 'The text with placeholders; present if `text` was sent.',
  })
  text?: string;
  @ApiPropertyOptional({
    type: [String],
    description: 'The texts with placeholders, in the order of the request.',
  })
  texts?: string[];
  @ApiPropertyOptional({
    type: [MessageDto],
    description:
      'The messages with placeholders. A content sent in parts is returned as one text; unknown fields are left out.',
  })
  messages?: MessageDto[];
  @ApiProperty({
    type: [RedactedEntityDto],
    description: 'All replacements, in order of appearance.',
  })
  entities: RedactedEntityDto[];
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Maps each placeholder to the text it replaced.',
    example: { '[EMAIL_1]': 'jane.doe@example.com' },
  })
  restore: Record<string, string>;
}
