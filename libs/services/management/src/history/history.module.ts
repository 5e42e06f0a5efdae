import { Module } from '@nestjs/common';
import { AsyncEvaluationsModule } from '../async-evaluations/async-evaluations.module';
import { KeysModule } from '../keys/keys.module';
import { HistoryConsumer } from './history.consumer';
import { HistoryService } from './history.service';

@Module({
  imports: [AsyncEvaluationsModule, KeysModule],
  controllers: [HistoryConsumer],
  providers: [HistoryService],
})
export class HistoryModule {}
