import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, ValidateNested } from 'class-validator';
import { Text } from '../dto/fields';
import { IsObjectList, IsTextMap } from '../dto/rules';
import { MessageDto } from './message.dto';
import { ToolDefinitionDto } from './tool.dto';

/** The content of an evaluation, and the metadata stored with it. */
export class ContentDto {
  @Text('Input text, for example a user prompt.') input?: string;
  @Text('Output text, for example a model reply.') output?: string;

  @ApiPropertyOptional({
    type: [MessageDto],
    description: 'The conversation, oldest message first.',
  })
  @IsOptional()
  @IsObjectList()
  @ValidateNested({ each: true })
  messages?: MessageDto[];

  @ApiPropertyOptional({
    type: [ToolDefinitionDto],
    description: 'Required if tool_use_quality_check is on.',
  })
  @IsOptional()
  @IsObjectList()
  @ValidateNested({ each: true })
  available_tools?: ToolDefinitionDto[];

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Stored with the evaluation.',
  })
  @IsOptional()
  @IsTextMap()
  metadata?: Record<string, string>;
}
