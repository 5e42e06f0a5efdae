import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import {
  appendToBatch,
  type BatchRecord,
  type BatchResultPage,
  cancelBatch,
  discardBatch,
  getBatch,
  listBatchResults,
  managementQueue,
  openBatch,
  type RequestOf,
  sealBatch,
} from '@touchstone/contracts';
import { BatchService } from './batch.service';

const FROM = { queues: [managementQueue] };

@Controller()
export class BatchConsumer {
  constructor(private readonly batches: BatchService) {}

  @MessagePattern(openBatch.pattern, FROM)
  open(@Payload() { caller, id }: RequestOf<typeof openBatch>): Promise<{ id: string }> {
    return this.batches.open(caller, id);
  }

  @MessagePattern(appendToBatch.pattern, FROM)
  append(
    @Payload() { caller, id, from, lines }: RequestOf<typeof appendToBatch>,
  ): Promise<{ id: string }> {
    return this.batches.append(caller, id, from, lines);
  }

  @MessagePattern(sealBatch.pattern, FROM)
  seal(@Payload() { caller, id, total }: RequestOf<typeof sealBatch>): Promise<BatchRecord> {
    return this.batches.seal(caller, id, total);
  }

  @MessagePattern(discardBatch.pattern, FROM)
  discard(@Payload() { caller, id }: RequestOf<typeof discardBatch>): Promise<{ id: string }> {
    return this.batches.discard(caller, id);
  }

  @MessagePattern(getBatch.pattern, FROM)
  get(@Payload() { caller, id }: RequestOf<typeof getBatch>): Promise<BatchRecord> {
    return this.batches.get(caller, id);
  }

  @MessagePattern(cancelBatch.pattern, FROM)
  cancel(@Payload() { caller, id }: RequestOf<typeof cancelBatch>): Promise<BatchRecord> {
    return this.batches.cancel(caller, id);
  }

  @MessagePattern(listBatchResults.pattern, FROM)
  results(
    @Payload() { caller, id, after }: RequestOf<typeof listBatchResults>,
  ): Promise<BatchResultPage> {
    return this.batches.results(caller, id, after);
  }
}
