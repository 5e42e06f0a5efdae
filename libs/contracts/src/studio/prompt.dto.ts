import { ApiProperty } from '@nestjs/swagger';
import {
  AnyObject,
  FiniteNumber,
  Nested,
  NestedList,
  Optional,
  ShortText,
  Switch,
  Text,
  TextList,
  WholeNumber,
} from '../dto/fields';
import { type Complaint, IsJsonObject, Satisfies } from '../dto/rules';
import { ErrorBodyDto } from '../evaluation/evaluation-answer.dto';
import type {
  PromptChange,
  PromptDiff,
  PromptFields,
  PromptHead,
  PromptParameters,
  PromptTool,
  StoredMessage,
} from './studio';

/** Maximum of the numbers that are stored as 32-bit integers. */
const HIGHEST = 2_147_483_647;

export class StoredFunctionCallDto {
  @Text('Arguments, as JSON text.') arguments?: string;
  @Text('Name of the function.') name?: string;
}

export class StoredImageDto {
  @Text('Level of detail at which the model reads the image.') detail?: string;
  @Text('Address of the image.') url?: string;
}

export class StoredPartDto {
  @Text('Kind of part, such as `text` or `image_url`.') type?: string;
  @Text('Text of the part.') text?: string;
  @Nested(StoredImageDto, 'An image.') image_url?: StoredImageDto;
}

export class StoredToolCallDto {
  @Text('Identifier of the call.') id?: string;
  @WholeNumber(0, HIGHEST, 'Index among the calls of one message.') index?: number;
  @Text('Kind of call, such as `function`.') type?: string;
  @Nested(StoredFunctionCallDto, 'The called function and its arguments.')
  function?: StoredFunctionCallDto;
}

export class StoredMessageDto implements StoredMessage {
  @Text('Text of the message, with placeholders.') content?: string;
  @Text('Name of the speaker.') name?: string;
  @Text('Role, such as `system`, `user`, `assistant` or `tool`.') role?: string;
  @Text('Id of the call that a tool message answers.') tool_call_id?: string;
  @Nested(StoredFunctionCallDto, 'Older form of a tool call.')
  function_call?: StoredFunctionCallDto;
  @NestedList(StoredPartDto, 'The content in parts.') multiContent?: StoredPartDto[];
  @NestedList(StoredToolCallDto, 'Tool calls of the assistant.') tool_calls?: StoredToolCallDto[];
}

export class PromptToolFunctionDto {
  @Text('Name of the tool.') name?: string;
  @Text('Description of the tool, with placeholders.') description?: string;
  @AnyObject("JSON Schema of the tool's parameters.") parameters?: Record<string, unknown>;
}

export class PromptToolDto implements PromptTool {
  @Text('Kind of tool, such as `function`.') type?: string;
  @Nested(PromptToolFunctionDto, 'The tool.') function?: PromptToolFunctionDto;
}

export class FetchedParametersDto {
  @ShortText(1_000, 'Name of the model.') model?: string;
  @FiniteNumber('Sampling temperature.') temperature?: number;
  @FiniteNumber('Nucleus sampling: probability mass of the tokens to sample from.') top_p?: number;
  @FiniteNumber('Penalty on tokens by how often they occurred.') frequency_penalty?: number;
  @FiniteNumber('Penalty on tokens that occurred at all.') presence_penalty?: number;
  @FiniteNumber('Longest answer, in tokens.') max_tokens?: number;
  @ShortText(1_000, 'Effort of a reasoning model.') reasoning_effort?: string;
}

export class PromptParametersDto extends FetchedParametersDto implements PromptParameters {
  @TextList('Stop sequences.') stop?: string[];
  @Switch('Streams the answer.') stream?: boolean;
}

/** The fields of a stored prompt that a caller may set. */
export class PromptFieldsDto implements PromptFields {
  @ShortText(200, 'Name of the prompt; required to create one. The first name gives the text id.')
  name?: string;
  @ShortText(10_000, 'Purpose.') description?: string;
  @WholeNumber(
    1,
    HIGHEST,
    'The revision served by default. To activate another one, name it here without changing content.',
  )
  active_revision?: number;
  @Switch('Keeps the new revision without activating it.')
  beta?: boolean;
  @Switch('True if the prompt is in use (default).') active?: boolean;
  @NestedList(StoredMessageDto, 'The messages.') messages?: StoredMessageDto[];
  @NestedList(PromptToolDto, 'The tools.') tools?: PromptToolDto[];
  @Nested(PromptParametersDto, 'Settings for the model.') parameters?: PromptParametersDto;
}

const labels = {
  type: 'object',
  additionalProperties: { type: 'integer' },
  description: 'Revision numbers by label.',
  example: { production: 3 },
} as const;

/** A stored prompt with one of its revisions, as it was sent. */
export class StoredPromptDto extends PromptFieldsDto {
  @ApiProperty({ type: String, description: 'A cuid2.' }) id: string;
  @ApiProperty({ type: String, format: 'date-time' }) created_at: string;
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Number of the returned revision.' })
  revision: number;
  @ApiProperty({ type: String, description: 'Id of the prompt, a cuid2.' }) revision_id: string;
  @ApiProperty({ type: String, description: 'A slug of the first name.' }) text_id: string;
  @ApiProperty(labels) labels: Record<string, number>;
}

export class FetchedMessageDto {
  @ApiProperty({ type: String }) role: string;
  @ApiProperty({ type: String }) content: string;
}
export class FetchedToolFunctionDto {
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String }) description: string;
  @ApiProperty({ type: 'object', additionalProperties: true }) parameters: Record<string, unknown>;
}
export class FetchedToolDto {
  @ApiProperty({ type: String, example: 'function' }) type: string;
  @ApiProperty({ type: FetchedToolFunctionDto }) function: FetchedToolFunctionDto;
}

export class FetchedPromptDto {
  @ApiProperty({ type: String, description: 'A cuid2.' }) id: string;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String }) description: string;
  @ApiProperty({ type: String, format: 'date-time' }) created_at: string;
  @ApiProperty({ type: 'integer', minimum: 1 }) revision: number;
  @ApiProperty({ type: String, description: 'Id of the revision, a cuid2.' }) revision_id: string;
  @ApiProperty({ type: [FetchedMessageDto] }) messages: FetchedMessageDto[];
  @ApiProperty({ type: [FetchedToolDto] }) tools: FetchedToolDto[];
  @ApiProperty({ type: FetchedParametersDto }) parameters: FetchedParametersDto;
}

export class CompileRequestDto {
  @Optional(
    {
      type: 'object',
      additionalProperties: true,
      description: 'Values by name. Values other than texts are inserted as JSON.',
      example: { CITY: 'Basel' },
    },
    IsJsonObject(),
  )
  variables?: Record<string, unknown>;
}

/** A compiled prompt, with the values of the variables in its texts. */
export class CompiledPromptDto {
  @ApiProperty({ type: String, description: 'A cuid2.' }) id: string;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: 'integer', minimum: 1 }) revision: number;
  @ApiProperty({ type: String, description: 'Id of the revision, a cuid2.' }) revision_id: string;
  @ApiProperty({ type: [FetchedMessageDto] }) messages: FetchedMessageDto[];
  @ApiProperty({ type: [FetchedToolDto] }) tools: FetchedToolDto[];
  @ApiProperty({ type: PromptParametersDto }) parameters: PromptParametersDto;
}

export class CompileErrorDto extends ErrorBodyDto {
  @ApiProperty({
    type: [String],
    required: false,
    description: 'Variables without a value, in order of appearance.',
  })
  missing_variables?: string[];
}

/** A prompt as shown in lists. */
export class PromptHeadDto implements Omit<PromptHead, 'version'> {
  @ApiProperty({ type: String, description: 'A cuid2.' }) id: string;
  @ApiProperty({ type: String }) text_id: string;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String }) description: string;
  @ApiProperty({ type: Boolean }) active: boolean;
  @ApiProperty({ type: 'integer', minimum: 1 }) active_revision: number;
  @ApiProperty({ type: String, format: 'date-time' }) created_at: string;
  @ApiProperty({ type: String, format: 'date-time' }) updated_at: string;
  @ApiProperty(labels) labels: Record<string, number>;
}

export class PromptRevisionDto {
  @ApiProperty({ type: 'integer', minimum: 1 }) revision: number;
  @ApiProperty({ type: String, description: 'A cuid2.' }) revision_id: string;
  @ApiProperty({
    type: Boolean,
    description: 'True if it was created without being activated.',
  })
  beta: boolean;
  @ApiProperty({ type: Boolean, description: 'True if it is the active revision.' })
  active: boolean;
  @ApiProperty({ type: [String] }) labels: string[];
  @ApiProperty({ type: String, format: 'date-time' }) created_at: string;
  @ApiProperty({ type: String, description: 'Id of the API key that created it.' })
  created_by: string;
}

const anything = {
  oneOf: [
    { type: 'string', nullable: true },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'array', items: {} },
    { type: 'object' },
  ],
};

export class PromptChangeDto implements PromptChange {
  @ApiProperty({ enum: ['added', 'removed', 'changed'] }) kind: PromptChange['kind'];
  @ApiProperty({ type: String, example: 'messages[1].content' }) path: string;
  @ApiProperty({ ...anything, required: false, description: 'Absent if it was added.' })
  before?: unknown;
  @ApiProperty({ ...anything, required: false, description: 'Absent if it was removed.' })
  after?: unknown;
}

export class PromptDiffDto implements PromptDiff {
  @ApiProperty({ type: 'integer', minimum: 1 }) from: number;
  @ApiProperty({ type: 'integer', minimum: 1 }) to: number;
  @ApiProperty({ type: [PromptChangeDto] }) messages: PromptChangeDto[];
  @ApiProperty({ type: [PromptChangeDto] }) tools: PromptChangeDto[];
  @ApiProperty({ type: [PromptChangeDto] }) parameters: PromptChangeDto[];
}

const revisionComplaint: Complaint = (value) => {
  const isNumber = Number.isInteger(value) && Number(value) >= 1 && Number(value) <= HIGHEST;
  return isNumber || (typeof value === 'string' && value !== '')
    ? undefined
    : ': expected the number or the id of a revision.';
};

export class LabelFieldsDto {
  @ApiProperty({
    oneOf: [{ type: 'integer', minimum: 1 }, { type: 'string' }],
    description: 'Number or id of the revision.',
  })
  @Satisfies(revisionComplaint)
  revision: number | string;
}

export class DeletedLabelDto {
  @ApiProperty({ type: String, description: 'Id of the prompt, which remains.' }) id: string;
  @ApiProperty({ type: String, description: 'The deleted label.' }) label: string;
  @ApiProperty({ type: Boolean, enum: [true] }) deleted: true;
}
