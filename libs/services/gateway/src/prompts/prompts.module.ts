import { Module } from '@nestjs/common';
import { PromptController } from './prompt.controller';
import { PromptRevisionController } from './prompt-revision.controller';
import { StoredPromptController } from './stored-prompt.controller';

@Module({
  controllers: [PromptController, StoredPromptController, PromptRevisionController],
})
export class PromptsModule {}
