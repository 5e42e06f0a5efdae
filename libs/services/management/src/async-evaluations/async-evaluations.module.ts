import { Module } from '@nestjs/common';
import { AsyncEvaluationConsumer } from './async-evaluation.consumer';
import { AsyncEvaluationService } from './async-evaluation.service';
import { BatchConsumer } from './batch.consumer';
import { BatchService } from './batch.service';
import { Dispatcher } from './dispatcher';
import { EvaluationQueues } from './evaluation-queues';
import { Expiry } from './expiry';

/** Evaluations that no caller waits for: single ones, and batches of them. */
@Module({
  controllers: [AsyncEvaluationConsumer, BatchConsumer],
  providers: [AsyncEvaluationService, BatchService, Dispatcher, EvaluationQueues, Expiry],
  exports: [AsyncEvaluationService],
})
export class AsyncEvaluationsModule {}
