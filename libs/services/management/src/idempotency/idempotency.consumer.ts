import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import {
  claimIdempotencyKey,
  type ClaimState,
  completeIdempotencyKey,
  managementQueue,
  releaseIdempotencyKey,
  type RequestOf,
} from '@touchstone/contracts';
import { IdempotencyService } from './idempotency.service';

const FROM = { queues: [managementQueue] };

@Controller()
export class IdempotencyConsumer {
  constructor(private readonly keys: IdempotencyService) {}

  @MessagePattern(claimIdempotencyKey.pattern, FROM)
  claim(
    @Payload() { caller, ...claim }: RequestOf<typeof claimIdempotencyKey>,
  ): Promise<ClaimState> {
    return this.keys.claim(caller, claim);
  }

  @MessagePattern(completeIdempotencyKey.pattern, FROM)
  async complete(
    @Payload() { caller, key, response }: RequestOf<typeof completeIdempotencyKey>,
  ): Promise<{ stored: true }> {
    await this.keys.complete(caller, key, response);
    return { stored: true };
  }

  @MessagePattern(releaseIdempotencyKey.pattern, FROM)
  async release(
    @Payload() { caller, key }: RequestOf<typeof releaseIdempotencyKey>,
  ): Promise<{ released: true }> {
    await this.keys.release(caller, key);
    return { released: true };
  }
}
