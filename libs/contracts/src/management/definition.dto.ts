import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { CHECK_FIELDS, type CheckFields, DEFINITION_FIELDS } from '../checks/check-fields';
import { Choice, FieldsType, ShortText } from '../dto/fields';
import type { Status } from '../evaluation/results';
import { STATUSES } from '../evaluation/results';
import { FUNCTION_CALLS_CHECKS, type FunctionCallsCheck } from './definition-checks';

const WARNINGS = {
  type: [String] as [StringConstructor],
  description:
    'Sentences about what the stored definition will not check; empty if there are none.',
} satisfies ApiPropertyOptions;

/**
 * The fields of an evaluation definition that a caller may set: those of evaluate, and the switches
 * under the names that the specification gives them here.
 */
export class DefinitionFieldsDto extends FieldsType<CheckFields>({
  ...CHECK_FIELDS,
  ...DEFINITION_FIELDS,
  syntaxChecks: { ...CHECK_FIELDS.syntaxChecks, deprecated: undefined },
}) {
  @ShortText(200, 'Name of the definition.') name?: string;
  @ShortText(10_000, 'Purpose.') description?: string;

  @Choice(
    FUNCTION_CALLS_CHECKS,
    'Enables the tool use check in this mode; "true" means balanced, "false" and "" disable it.',
  )
  functionCallsCheck?: FunctionCallsCheck;
}

export class DefinitionDto extends DefinitionFieldsDto {
  @ApiProperty({ type: String }) id: string;
  @ApiProperty({ type: String, format: 'date-time' }) created_at: string;
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    description: 'Incremented by each change; a stored evaluation names the version that it used.',
  })
  version: number;
}

/** A definition in a list. */
export class ListedDefinitionDto extends DefinitionDto {
  @ApiPropertyOptional({
    ...WARNINGS,
    description: `${WARNINGS.description} Absent for some if the list has more than 200 assertions that were not read lately, where a long one counts for each 1,000 characters: read such a definition by itself.`,
  })
  warnings?: string[];
}

/** A definition by itself, and the answer to one that was created or changed. */
export class SavedDefinitionDto extends DefinitionDto {
  @ApiProperty(WARNINGS) warnings: string[];
}

/** The documented response of an update, an empty evaluation, with the definition beside it. */
export class UpdatedDefinitionDto extends SavedDefinitionDto {
  @ApiProperty({ enum: STATUSES, example: 'success' }) status: Status;
  @ApiProperty({ type: 'integer', nullable: true, example: null }) score: null;
  @ApiProperty({ type: 'array', items: { type: 'object' }, example: [] })
  evaluationResults: never[];
}
