import { Module } from '@nestjs/common';
import { EvaluationStreamConsumer } from './evaluation-stream.consumer';
import { EvaluationStreamController } from './evaluation-stream.controller';
import { EvaluationStreams } from './evaluation-streams';
import { HistoryController } from './history.controller';

@Module({
  controllers: [EvaluationStreamController, HistoryController, EvaluationStreamConsumer],
  providers: [EvaluationStreams],
})
export class HistoryModule {}
