import { Module } from '@nestjs/common';
import { PromptConsumer } from './prompt.consumer';
import { PromptService } from './prompt.service';
import { Retention } from './retention';

@Module({ controllers: [PromptConsumer], providers: [PromptService, Retention] })
export class PromptsModule {}
