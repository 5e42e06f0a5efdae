import { ApiProperty } from '@nestjs/swagger';
import { BATCH_STATUSES, type BatchRecord, type BatchStatus } from './async-evaluations';

const Count = (description: string) => ApiProperty({ type: 'integer', minimum: 0, description });

export class AcceptedBatchDto {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @Count('Lines of the batch.') total: number;
}

export class BatchDto extends AcceptedBatchDto implements BatchRecord {
  @ApiProperty({ enum: BATCH_STATUSES }) status: BatchStatus;
  @Count('Lines with an answer.') done: number;
  @Count('Lines with an error.') failed: number;
}
