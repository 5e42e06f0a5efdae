import { Module } from '@nestjs/common';
import { IdempotencyConsumer } from './idempotency.consumer';
import { IdempotencyService } from './idempotency.service';

@Module({ controllers: [IdempotencyConsumer], providers: [IdempotencyService] })
export class IdempotencyModule {}
