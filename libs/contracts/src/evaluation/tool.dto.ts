import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, ValidateNested } from 'class-validator';
import { IsArguments, IsJsonObject, IsText } from '../dto/rules';

export class ToolFunctionDto {
  @ApiProperty({ type: String, example: 'get_weather' })
  @IsText()
  name: string;

  @ApiProperty({
    oneOf: [{ type: 'object', additionalProperties: true }, { type: 'string' }],
    description: 'The arguments, as an object or as its JSON text.',
  })
  @IsArguments()
  arguments: Record<string, unknown> | string;
}

/** Also accepted flat: `{id, name, arguments}`. */
export class ToolCallDto {
  @ApiPropertyOptional({ type: String })
  @IsOptional()
  @IsText()
  id?: string;

  @ApiPropertyOptional({ type: String, example: 'function' })
  @IsOptional()
  @IsText()
  type?: string;

  @ApiProperty({ type: ToolFunctionDto })
  @IsJsonObject()
  @ValidateNested()
  function: ToolFunctionDto;
}

/** Also accepted wrapped: `{type: "function", function: {…}}`. */
export class ToolDefinitionDto {
  @ApiProperty({ type: String, example: 'get_weather' })
  @IsText()
  name: string;

  @ApiPropertyOptional({ type: String })
  @IsOptional()
  @IsText()
  description?: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: "JSON Schema of the tool's parameters, or a bare map from parameter to schema.",
  })
  @IsOptional()
  @IsJsonObject()
  parameters?: Record<string, unknown>;
}
