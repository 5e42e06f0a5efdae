import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import {
  diffPrompt,
  listPromptRevisions,
  type PromptDiff,
  type PromptRevisionSummary,
  type RequestOf,
  studioQueue,
} from '@touchstone/contracts';
import { RevisionService } from './revision.service';

const FROM = { queues: [studioQueue] };

@Controller()
export class RevisionConsumer {
  constructor(private readonly revisions: RevisionService) {}

  @MessagePattern(listPromptRevisions.pattern, FROM)
  list(
    @Payload() { caller, id, page }: RequestOf<typeof listPromptRevisions>,
  ): Promise<PromptRevisionSummary[]> {
    return this.revisions.list(caller, id, page);
  }

  @MessagePattern(diffPrompt.pattern, FROM)
  diff(@Payload() { caller, id, from, to }: RequestOf<typeof diffPrompt>): Promise<PromptDiff> {
    return this.revisions.diff(caller, id, from, to);
  }
}
