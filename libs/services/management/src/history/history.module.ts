import { Module } from '@nestjs/common';
import { KeysModule } from '../keys/keys.module';
import { HistoryConsumer } from './history.consumer';
import { HistoryService } from './history.service';
import { Retention } from './retention';

@Module({
  imports: [KeysModule],
  controllers: [HistoryConsumer],
  providers: [HistoryService, Retention],
})
export class HistoryModule {}
