import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import {
  deletePromptLabel,
  type PromptHead,
  type RequestOf,
  setPromptLabel,
  studioQueue,
} from '@touchstone/contracts';
import { Studio } from '../studio';

const FROM = { queues: [studioQueue] };

@Controller()
export class LabelConsumer {
  constructor(private readonly studio: Studio) {}

  @MessagePattern(setPromptLabel.pattern, FROM)
  set(@Payload() { caller, ...move }: RequestOf<typeof setPromptLabel>): Promise<PromptHead> {
    return this.studio.labels.set(caller, move);
  }

  @MessagePattern(deletePromptLabel.pattern, FROM)
  delete(
    @Payload() { caller, ...removal }: RequestOf<typeof deletePromptLabel>,
  ): Promise<PromptHead> {
    return this.studio.labels.delete(caller, removal);
  }
}
