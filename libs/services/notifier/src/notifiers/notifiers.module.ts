import { Module } from '@nestjs/common';
import { ActiveNotifierCache } from './active-notifier-cache';
import { NotifierConsumer } from './notifier.consumer';
import { NotifierService } from './notifier.service';

@Module({
  controllers: [NotifierConsumer],
  providers: [NotifierService, ActiveNotifierCache],
  exports: [NotifierService, ActiveNotifierCache],
})
export class NotifiersModule {}
