import { ContentDto } from './content.dto';
import { Text } from './fields';

/** The invoke request. `null` means absent for every field; unknown fields are ignored. */
export class InvokeRequestDto extends ContentDto {
  @Text('Id of the evaluation definition.') evaluation_id?: string;
  @Text('Older name of evaluation_id.', true) guardrail_id?: string;
}
