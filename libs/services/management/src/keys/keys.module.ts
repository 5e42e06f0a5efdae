import { Module } from '@nestjs/common';
import { ApiKeyConsumer } from './api-key.consumer';
import { ApiKeyService } from './api-key.service';
import { KeyUsage } from './key-usage';

@Module({
  controllers: [ApiKeyConsumer],
  providers: [ApiKeyService, KeyUsage],
  exports: [KeyUsage],
})
export class KeysModule {}
