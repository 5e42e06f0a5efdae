import { Module } from '@nestjs/common';
import { KeysModule } from '../keys/keys.module';
import { SessionConsumer } from './session.consumer';
import { SessionService } from './session.service';

@Module({
  imports: [KeysModule],
  controllers: [SessionConsumer],
  providers: [SessionService],
})
export class SessionsModule {}
