import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, ValidateNested } from 'class-validator';
import { IsNameOf, IsObjectList, IsText } from '../dto/rules';
import { type MediaKind, type Role, ROLES } from './content';
import { ToolCallDto } from './tool.dto';

export class MessageDto {
  @ApiProperty({ enum: ROLES })
  @IsNameOf(ROLES)
  role: Role;

  @ApiPropertyOptional({
    oneOf: [
      { type: 'string', nullable: true },
      { type: 'array', items: { type: 'object', additionalProperties: true } },
    ],
    description:
      'The text, or an array of parts such as {"type": "text", "text": "…"}. Images, audio and video are skipped and named in the reasons.',
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

  /** Set if `content` was sent in parts; callers cannot send it. */
  skipped?: MediaKind[];
}
