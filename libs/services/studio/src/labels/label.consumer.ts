import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { deletePromptLabel, setPromptLabel, studioQueue, type PromptHead, type RequestOf } from '@touchstone/contracts';
import { Studio } from '../studio';

const FROM = { queues: [studioQueue] };

@Controller()
export class LabelConsumer {
  constructor(private readonly studio: Studio) {}

  @MessagePattern(setPromptLabel.pattern, FROM)
  set(@Payload() { caller, id, label, to }: RequestOf<typeof setPromptLabel>): Promise<PromptHead> {
    return this.studio.labels.set(caller, id, label, to);
  }

  @MessagePattern(deletePromptLabel.pattern, FROM)
  delete(@Payload() { caller, id, label }: RequestOf<typeof deletePromptLabel>): Promise<PromptHead> {
    return this.studio.labels.delete(caller, id, label);
  }
}
