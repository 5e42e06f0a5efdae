import { Module } from '@nestjs/common';
import { GuardrailConsumer } from './guardrail.consumer';
import { GuardrailService } from './guardrail.service';

@Module({ controllers: [GuardrailConsumer], providers: [GuardrailService] })
export class GuardrailsModule {}
