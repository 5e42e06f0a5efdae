import { Module } from '@nestjs/common';
import { DeliveriesModule } from '../deliveries/deliveries.module';
import { NotifiersModule } from '../notifiers/notifiers.module';
import { EventConsumer } from './event.consumer';
import { NotificationDispatcher } from './notification-dispatcher';

@Module({
  imports: [NotifiersModule, DeliveriesModule],
  controllers: [EventConsumer],
  providers: [NotificationDispatcher],
})
export class EventsModule {}
