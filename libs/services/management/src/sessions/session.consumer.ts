import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import {
  closeSession,
  managementQueue,
  openSession,
  type Principal,
  type RequestOf,
  resolveSession,
} from '@touchstone/contracts';
import { SessionService } from './session.service';

const FROM = { queues: [managementQueue] };

@Controller()
export class SessionConsumer {
  constructor(private readonly sessions: SessionService) {}

  @MessagePattern(openSession.pattern, FROM)
  open(@Payload() session: RequestOf<typeof openSession>): Promise<Principal | null> {
    return this.sessions.open(session);
  }

  @MessagePattern(resolveSession.pattern, FROM)
  resolve(@Payload() digests: RequestOf<typeof resolveSession>): Promise<Principal | null> {
    return this.sessions.resolve(digests);
  }

  @MessagePattern(closeSession.pattern, FROM)
  close(@Payload() digests: RequestOf<typeof closeSession>): Promise<{ closed: boolean }> {
    return this.sessions.close(digests);
  }
}
