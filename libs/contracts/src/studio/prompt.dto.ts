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
  @Text('How closely a model looks.') detail?: string;
  @Text('Where the image is.') url?: string;
}

export class StoredPartDto {
  @Text('Kind of part, such as `text` or `image_url`.') type?: string;
  @Text('Text of the part.') text?: string;
  @Nested(StoredImageDto, 'An image.') image_url?: StoredImageDto;
}

export class StoredToolCallDto {
  @Text('Identifier of the call.') id?: string;
  @WholeNumber(0, HIGHEST, 'Place among the calls of one message.') index?: number;
  @Text('Kind of call, such as `function`.') type?: string;
  @Nested(StoredFunctionCallDto, 'What was called.') function?: StoredFunctionCallDto;
}

export class StoredMessageDto implements StoredMessage {
  @Text('Text of the message, with placeholders.') content?: string;
  @Text('Name of who speaks.') name?: string;
  @Text('Such as `system`, `user`, `assistant` or `tool`.') role?: string;
  @Text('The call that a tool message answers.') tool_call_id?: string;
  @Nested(StoredFunctionCallDto, 'The older form of a tool call.')
  function_call?: StoredFunctionCallDto;
  @NestedList(StoredPartDto, 'The content in parts.') multiContent?: StoredPartDto[];
  @NestedList(StoredToolCallDto, 'Calls that the assistant made.') tool_calls?: StoredToolCallDto[];
}

export class PromptToolFunctionDto {
  @Text('Name of the tool.') name?: string;
  @Text('What the tool does, with placeholders.') description?: string;
  @AnyObject("JSON Schema of the tool's parameters.") parameters?: Record<string, unknown>;
}

export class PromptToolDto implements PromptTool {
  @Text('Kind of tool, such as `function`.') type?: string;
  @Nested(PromptToolFunctionDto, 'The tool.') function?: PromptToolFunctionDto;
}

export class FetchedParametersDto {
  @ShortText(1_000, 'Name of the model.') model?: string;
  @FiniteNumber('How freely the model picks its words.') temperature?: number;
  @FiniteNumber('The share of likely words it picks from.') top_p?: number;
  @FiniteNumber('How much words that came often are avoided.') frequency_penalty?: number;
  @FiniteNumber('How much words that came at all are avoided.') presence_penalty?: number;
  @FiniteNumber('Longest answer, in tokens.') max_tokens?: number;
  @ShortText(1_000, 'How long a reasoning model thinks.') reasoning_effort?: string;
}

export class PromptParametersDto extends FetchedParametersDto implements PromptParameters {
  @TextList('Texts that end an answer.') stop?: string[];
  @Switch('Whether the answer is streamed.') stream?: boolean;
}

/** The fields of a stored prompt that a caller may set. */
export class PromptFieldsDto implements PromptFields {
  @ShortText(200, 'Name of the prompt; needed to create one. The text id is made of the first one.')
  name?: string;
  @ShortText(10_000, 'What it is for.') description?: string;
  @WholeNumber(
    1,
    HIGHEST,
    'The revision that is served when none is asked for. Naming another one here, and changing no content, activates it.',
  )
  active_revision?: number;
  @Switch('Whether the revision that this makes is kept without becoming the active one.')
  beta?: boolean;
  @Switch('Whether the prompt is in use; true when left out.') active?: boolean;
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
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Number of the revision shown.' })
  revision: number;
  @ApiProperty({ type: String, description: 'Its id, a cuid2.' }) revision_id: string;
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
      description: 'Values by name; what is not text is inserted as JSON text.',
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
    description: 'Whether it was made without becoming the active one.',
  })
  beta: boolean;
  @ApiProperty({ type: Boolean, description: 'Whether it is the active one.' }) active: boolean;
  @ApiProperty({ type: [String] }) labels: string[];
  @ApiProperty({ type: String, format: 'date-time' }) created_at: string;
  @ApiProperty({ type: String, description: 'Id of the API key that made it.' }) created_by: string;
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
  @ApiProperty({ ...anything, required: false, description: 'Absent where something was added.' })
  before?: unknown;
  @ApiProperty({ ...anything, required: false, description: 'Absent where something was removed.' })
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
  @ApiProperty({ type: String, description: 'Id of the prompt, which stays.' }) id: string;
  @ApiProperty({ type: String, description: 'The label that is gone.' }) label: string;
  @ApiProperty({ type: Boolean, enum: [true] }) deleted: true;
}
