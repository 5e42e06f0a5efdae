import { Module } from '@nestjs/common';
import { KeysModule } from '../keys/keys.module';
import { ExchangeConsumer } from './exchange.consumer';
import { ExchangeService } from './exchange.service';

@Module({
  imports: [KeysModule],
  controllers: [ExchangeConsumer],
  providers: [ExchangeService],
})
export class ExchangesModule {}
