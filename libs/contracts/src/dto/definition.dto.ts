import { ApiProperty } from '@nestjs/swagger';
import type { Status } from '../results';
import { STATUSES } from '../results';
import { ChecksDto } from './checks.dto';
import { ShortText, Switch } from './fields';

/** What a caller may set of an evaluation definition: the wire names of evaluate, and the older ones. */
export class DefinitionFieldsDto extends ChecksDto {
  @ShortText(200, 'Name of the definition.') name?: string;
  @ShortText(10_000, 'What it is for.') description?: string;

  @Switch('Same as consistency_check.', true) consistencyCheck?: boolean;
  @Switch('Same as dangerous_content_check.', true) dangerousCheck?: boolean;
  @Switch('Same as hallucinations_check.', true) hallucinationsCheck?: boolean;
  @Switch('Same as harassment_check.', true) harassmentCheck?: boolean;
  @Switch('Same as hate_speech_check.', true) hateCheck?: boolean;
  @Switch('Same as pii_check.', true) piiCheck?: boolean;
  @Switch('Same as prompt_injections.', true) promptInjections?: boolean;
  @Switch('Same as sexual_content_check.', true) explicitContentCheck?: boolean;
  @ShortText(
    1_000,
    'speed, balanced or quality turns the tool use check on in that mode; any other text is kept.',
  )
  functionCallsCheck?: string;
}

export class DefinitionDto extends DefinitionFieldsDto {
  @ApiProperty({ type: String }) id: string;
  @ApiProperty({ type: String, format: 'date-time' }) created_at: string;
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    description: 'Counts the changes; a stored evaluation names the version it used.',
  })
  version: number;
}

/** The documented answer of an update, an evaluation of nothing, with the definition beside it. */
export class UpdatedDefinitionDto extends DefinitionDto {
  @ApiProperty({ enum: STATUSES, example: 'success' }) status: Status;
  @ApiProperty({ type: 'integer', nullable: true, example: null }) score: null;
  @ApiProperty({ type: 'array', items: { type: 'object' }, example: [] })
  evaluationResults: never[];
}
