import { Module } from '@nestjs/common';
import { DeliveryController } from './delivery.controller';
import { NotifierController } from './notifier.controller';

@Module({
  controllers: [DeliveryController, NotifierController],
})
export class NotifiersModule {}
