import { IntersectionType } from '@nestjs/swagger';
import { ChecksDto } from '../checks/checks.dto';
import { ContentDto } from './content.dto';

/** The evaluate request. `null` means absent for every field; unknown fields are ignored. */
export class EvaluateRequestDto extends IntersectionType(ContentDto, ChecksDto) {}
