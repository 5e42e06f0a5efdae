import { Module } from '@nestjs/common';
import { Clock, SystemClock } from '@touchstone/kernel';
import { AsyncEvaluationConsumer } from './async-evaluation.consumer';
import { BatchPace } from './batch-pace';
import { CompletionPublisher } from './completion.publisher';
import { DetectionClient } from './detection.client';
import { EvaluationConsumer } from './evaluation.consumer';
import { EvaluationService } from './evaluation.service';
import { FamilyCapacity } from './family-capacity';

/**
 * Plans an evaluation, sends it to the detector families and composes the answer. Needs the
 * process's `MessagingModule`.
 */
@Module({
  controllers: [EvaluationConsumer, AsyncEvaluationConsumer],
  providers: [
    EvaluationService,
    DetectionClient,
    FamilyCapacity,
    BatchPace,
    CompletionPublisher,
    { provide: Clock, useClass: SystemClock },
  ],
})
export class AggregatorModule {}
