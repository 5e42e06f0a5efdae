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
import { ApiKeyService } from './api-key.service';

const FROM = { queues: [managementQueue] };

@Controller()
export class ApiKeyConsumer {
  constructor(private readonly keys: ApiKeyService) {}

  @MessagePattern(resolveApiKey.pattern, FROM)
  resolve(@Payload() digests: RequestOf<typeof resolveApiKey>): Promise<Principal | null> {
    return this.keys.resolve(digests);
  }

  @MessagePattern(createApiKey.pattern, FROM)
  create(
    @Payload() { caller, fields, callerScopes }: RequestOf<typeof createApiKey>,
  ): Promise<NewApiKeyRecord> {
    return this.keys.create(caller, fields, callerScopes);
  }

  @MessagePattern(listApiKeys.pattern, FROM)
  list(@Payload() { caller, page }: RequestOf<typeof listApiKeys>): Promise<ApiKeyRecord[]> {
    return this.keys.list(caller, page);
  }

  @MessagePattern(revokeApiKey.pattern, FROM)
  revoke(@Payload() { caller, id }: RequestOf<typeof revokeApiKey>): Promise<{ id: string }> {
    return this.keys.revoke(caller, id);
  }

  @MessagePattern(rotateApiKey.pattern, FROM)
  rotate(
    @Payload() { caller, id, overlapSeconds, callerScopes }: RequestOf<typeof rotateApiKey>,
  ): Promise<NewApiKeyRecord> {
    return this.keys.rotate(caller, id, overlapSeconds, callerScopes);
  }
}
