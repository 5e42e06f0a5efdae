import { Body, Delete, Get, Header, Param, Post, Query } from '@nestjs/common';
import {
  createApiKey,
  listApiKeys,
  type NewApiKeyRecord,
  type Principal,
  revokeApiKey,
  rotateApiKey,
} from '@touchstone/contracts';
import {
  ApiKeyDto,
  ApiKeyFieldsDto,
  type DeletedDto,
  instantOf,
  isJsonObject,
  NewApiKeyDto,
  RotationDto,
} from '@touchstone/contracts/dto';
import { Secrets } from '@touchstone/kernel';
import { GatewaySettings } from '../gateway.config';
import { Caller } from '../http/caller';
import { refuse } from '../http/problems';
import { ApiKeys } from '../keys/api-keys';
import { fieldsToCreate } from '../management/fields';
import { ManagementClient } from '../management/management.client';
import { overlapIn } from '../management/overlap';
import { pageOf, type Query as QueryOf } from '../management/query';
import { callerOf, Changes, Creates, deleted, Deletes, Lists, Manages } from '../management/routes';

/** In one spelling, so that every reader takes it for the same moment. */
const inUtc = (time: string): string => new Date(instantOf(time) ?? NaN).toISOString();

/** Not absent here: who sends an empty list does not ask for a key that may do everything. */
const demandScopes = (body: unknown): void => {
  const scopes = isJsonObject(body) ? body['scopes'] : undefined;
  refuse(
    Array.isArray(scopes) && scopes.length === 0
      ? ['scopes: expected at least one; leave them out for all.']
      : [],
  );
};

@Manages('API keys', 'api/api-keys')
export class ApiKeyController {
  constructor(
    private readonly management: ManagementClient,
    private readonly secrets: Secrets,
    private readonly keys: ApiKeys,
    private readonly settings: GatewaySettings,
  ) {}

  @Post()
  @Creates('Create an API key', ApiKeyFieldsDto, NewApiKeyDto)
  @Header('cache-control', 'no-store')
  async create(@Body() body: unknown, @Caller() caller: Principal): Promise<NewApiKeyDto> {
    demandScopes(body);
    const { name, scopes, expires_at } = fieldsToCreate(ApiKeyFieldsDto, body, this.settings);
    const fields = {
      name,
      ...(scopes && { scopes: [...new Set(scopes)] }),
      ...(expires_at && { expires_at: inUtc(expires_at) }),
    };
    return this.shown(
      await this.management.ask(createApiKey, { caller: callerOf(caller), fields }),
    );
  }

  @Get()
  @Lists('List API keys', ApiKeyDto)
  list(@Query() query: QueryOf, @Caller() caller: Principal): Promise<ApiKeyDto[]> {
    return this.management.ask(listApiKeys, { caller: callerOf(caller), page: pageOf(query) });
  }

  @Delete(':id')
  @Deletes('Revoke an API key')
  async revoke(@Param('id') id: string, @Caller() caller: Principal): Promise<DeletedDto> {
    const revoked = await this.management.ask(revokeApiKey, { caller: callerOf(caller), id });
    this.keys.forget(caller.workspace);
    return deleted(revoked);
  }

  @Post(':id/rotate')
  @Changes('Replace an API key', RotationDto, NewApiKeyDto)
  @Header('cache-control', 'no-store')
  async rotate(
    @Param('id') id: string,
    @Body() body: unknown,
    @Caller() caller: Principal,
  ): Promise<NewApiKeyDto> {
    const overlapSeconds = overlapIn(body, this.settings);
    const rotated = await this.management.ask(rotateApiKey, {
      caller: callerOf(caller),
      id,
      overlapSeconds,
    });
    this.keys.forget(caller.workspace);
    return this.shown(rotated);
  }

  /** The one time that a key is readable. */
  private shown({ sealedKey, ...record }: NewApiKeyRecord): NewApiKeyDto {
    return { ...record, key: this.secrets.unseal(sealedKey) };
  }
}
