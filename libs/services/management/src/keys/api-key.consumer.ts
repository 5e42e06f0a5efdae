import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import {
  type ApiKeyRecord,
  createApiKey,
  listApiKeys,
  managementQueue,
  type NewApiKeyRecord,
  type Principal,
  type RequestOf,
  resolveApiKey,
  revokeApiKey,
  rotateApiKey,
} from '@touchstone/contracts';
import { Management } from '../management';

const FROM = { queues: [managementQueue] };

@Controller()
export class ApiKeyConsumer {
  constructor(private readonly management: Management) {}

  @MessagePattern(resolveApiKey.pattern, FROM)
  resolve(@Payload() { digest }: RequestOf<typeof resolveApiKey>): Promise<Principal | null> {
    return this.management.keys.resolve(digest);
  }

  @MessagePattern(createApiKey.pattern, FROM)
  create(@Payload() { caller, fields }: RequestOf<typeof createApiKey>): Promise<NewApiKeyRecord> {
    return this.management.keys.create(caller, fields);
  }

  @MessagePattern(listApiKeys.pattern, FROM)
  list(@Payload() { caller, page }: RequestOf<typeof listApiKeys>): Promise<ApiKeyRecord[]> {
    return this.management.keys.list(caller, page);
  }

  @MessagePattern(revokeApiKey.pattern, FROM)
  revoke(@Payload() { caller, id }: RequestOf<typeof revokeApiKey>): Promise<{ id: string }> {
    return this.management.keys.revoke(caller, id);
  }

  @MessagePattern(rotateApiKey.pattern, FROM)
  rotate(
    @Payload() { caller, id, overlapSeconds }: RequestOf<typeof rotateApiKey>,
  ): Promise<NewApiKeyRecord> {
    return this.management.keys.rotate(caller, id, overlapSeconds);
  }
}
