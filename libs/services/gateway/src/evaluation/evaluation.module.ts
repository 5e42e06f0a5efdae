import { Module } from '@nestjs/common';
import { EvaluationController } from './evaluation.controller';
import { EvaluationService } from './evaluation.service';
import { IdempotentRequests } from './idempotent-requests';

@Module({
  controllers: [EvaluationController],
  providers: [EvaluationService, IdempotentRequests],
  exports: [EvaluationService, IdempotentRequests],
})
export class EvaluationModule {}
