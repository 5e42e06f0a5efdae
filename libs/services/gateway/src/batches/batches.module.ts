import { Module } from '@nestjs/common';
import { EvaluationModule } from '../evaluation/evaluation.module';
import { BatchController } from './batch.controller';
import { BatchService } from './batch.service';
import { BatchLines } from './batch-lines';
import { BatchUpload } from './batch-upload';

@Module({
  imports: [EvaluationModule],
  controllers: [BatchController],
  providers: [BatchService, BatchUpload, BatchLines],
})
export class BatchesModule {}
