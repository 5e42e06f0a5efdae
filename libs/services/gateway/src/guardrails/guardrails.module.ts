import { Module } from '@nestjs/common';
import { GuardrailController, RuleController } from './guardrail.controller';

@Module({
  controllers: [RuleController, GuardrailController],
})
export class GuardrailsModule {}
