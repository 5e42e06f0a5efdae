import { Logger, Module } from '@nestjs/common';
import { NotifierRuntime } from '../notifier-runtime';
import { NotifiersModule } from '../notifiers/notifiers.module';
import { BacklogLimit } from './backlog-limit';
import { DeliveryConsumer } from './delivery.consumer';
import { DeliveryService } from './delivery.service';
import { DeliveryExecutor } from './delivery-executor';
import { DeliveryQueue } from './delivery-queue';
import { DeliveryWorker } from './delivery-worker';
import { DueTargets } from './due-targets';
import { Retention } from './retention';
import { WorkspaceContactClient } from './workspace-contact.client';

const logger = new Logger(BacklogLimit.name);

const backlogLimit = {
  provide: BacklogLimit,
  inject: [DeliveryQueue, NotifierRuntime],
  useFactory: (queue: DeliveryQueue, { clock, limits }: NotifierRuntime) =>
    new BacklogLimit({
      count: (targetKey, max) => queue.countPending(targetKey, max),
      clock,
      max: limits.maxBacklog,
      onFull: (targetKey) =>
        logger.warn(
          { target: targetKey },
          'Too many deliveries are pending for one target; further ones are counted, not stored.',
        ),
    }),
};

@Module({
  imports: [NotifiersModule],
  controllers: [DeliveryConsumer],
  providers: [
    DeliveryService,
    DeliveryQueue,
    DeliveryExecutor,
    DeliveryWorker,
    DueTargets,
    Retention,
    WorkspaceContactClient,
    backlogLimit,
  ],
  exports: [BacklogLimit, DueTargets],
})
export class DeliveriesModule {}
