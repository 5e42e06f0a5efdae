import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import {
  deletePromptLabel,
  type PromptHead,
  type RequestOf,
  setPromptLabel,
  studioQueue,
} from '@touchstone/contracts';
import { LabelService } from './label.service';

const FROM = { queues: [studioQueue] };

@Controller()
export class LabelConsumer {
  constructor(private readonly labels: LabelService) {}

  @MessagePattern(setPromptLabel.pattern, FROM)
  set(@Payload() { caller, ...move }: RequestOf<typeof setPromptLabel>): Promise<PromptHead> {
    return this.labels.set(caller, move);
  }

  @MessagePattern(deletePromptLabel.pattern, FROM)
  delete(
    @Payload() { caller, ...removal }: RequestOf<typeof deletePromptLabel>,
  ): Promise<PromptHead> {
    return this.labels.delete(caller, removal);
  }
}
