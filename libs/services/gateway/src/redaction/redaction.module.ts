import { Module } from '@nestjs/common';
import { EvaluationModule } from '../evaluation/evaluation.module';
import { RedactionController } from './redaction.controller';
import { RedactionService } from './redaction.service';

@Module({
  imports: [EvaluationModule],
  controllers: [RedactionController],
  providers: [RedactionService],
})
export class RedactionModule {}
