import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, ValidateNested } from 'class-validator';
import { type Role, ROLES } from '../content';
import { IsNameOf, IsObjectList, IsText } from './rules';
import { ToolCallDto } from './tool.dto';

export class MessageDto {
  @ApiProperty({ enum: ROLES })
  @IsNameOf(ROLES)
  role: Role;

  @ApiPropertyOptional({
    oneOf: [
      { type: 'string' },
      { type: 'array', items: { type: 'object', additionalProperties: true } },
    ],
    nullable: true,
    description:
      'The text, or an array of parts such as {"type": "text", "text": "…"}; image parts are skipped.',
  })
  @IsOptional()
  @IsText()
  content?: string;

  @ApiPropertyOptional({ type: [ToolCallDto] })
  @IsOptional()
  @IsObjectList()
  @ValidateNested({ each: true })
  tool_calls?: ToolCallDto[];

  @ApiPropertyOptional({ type: String })
  @IsOptional()
  @IsText()
  tool_call_id?: string;

  @ApiPropertyOptional({ type: String })
  @IsOptional()
  @IsText()
  name?: string;
}
