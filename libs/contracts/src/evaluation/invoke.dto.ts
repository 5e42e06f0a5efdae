import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { Text } from '../dto/fields';
import { IsText } from '../dto/rules';
import { ContentDto } from './content.dto';

/** The invoke request. `null` means absent for every field; unknown fields are ignored. */
export class InvokeRequestDto extends ContentDto {
  /** Described as required, although `guardrail_id` may replace it. */
  @ApiProperty({ type: String, description: 'Id of the evaluation definition.' })
  @IsOptional()
  @IsText()
  evaluation_id?: string;

  @Text('Older name of evaluation_id.', true) guardrail_id?: string;
}
