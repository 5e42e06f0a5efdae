import { Module } from '@nestjs/common';
import { PromptConsumer } from './prompt.consumer';
import { PromptService } from './prompt.service';

@Module({ controllers: [PromptConsumer], providers: [PromptService] })
export class PromptsModule {}
