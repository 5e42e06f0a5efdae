import {
  Body,
  DefaultValuePipe,
  Delete,
  Get,
  Header,
  Injectable,
  Param,
  type PipeTransform,
  Post,
  Query,
} from '@nestjs/common';
import { ApiKeys, ManagementClient } from '@touchstone/clients';
import {
  apiKeyPlace,
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
import { Caller } from '../http/decorators';
import { refuse } from '../http/problems';
import { NewResourcePipe } from '../management/body.pipes';
import { overlapOf } from '../management/overlap';
import { PagePipe, PageQuery } from '../management/query';
import {
  ApiController,
  callerOf,
  Changes,
  Creates,
  deleted,
  Deletes,
  Lists,
} from '../management/routes';

/** Normalises a time to UTC. */
const inUtc = (time: string): string => new Date(instantOf(time) ?? NaN).toISOString();

/** Refuses an empty list, which is not the same as none: it does not mean all scopes. */
@Injectable()
class NoEmptyScopesPipe implements PipeTransform<unknown, unknown> {
  transform(body: unknown): unknown {
    const scopes = isJsonObject(body) ? body['scopes'] : undefined;
    refuse(
      Array.isArray(scopes) && scopes.length === 0
        ? ['scopes: expected at least one; leave them out for those of the calling key.']
        : [],
    );
    return body;
  }
}

@ApiController('API keys', 'api/api-keys')
export class ApiKeyController {
  constructor(
    private readonly management: ManagementClient,
    private readonly secrets: Secrets,
    private readonly keys: ApiKeys,
  ) {}

  @Post()
  @Creates('Create an API key', ApiKeyFieldsDto, NewApiKeyDto)
  @Header('cache-control', 'no-store')
  async create(
    @Body(NoEmptyScopesPipe, NewResourcePipe) { name, scopes, expires_at }: ApiKeyFieldsDto,
    @Caller() caller: Principal,
  ): Promise<NewApiKeyDto> {
    const fields = {
      name,
      ...(scopes && { scopes: [...new Set(scopes)] }),
      ...(expires_at && { expires_at: inUtc(expires_at) }),
    };
    return this.shown(
      caller,
      await this.management.ask(createApiKey, {
        caller: callerOf(caller),
        fields,
        callerScopes: caller.scopes,
      }),
    );
  }

  @Get()
  @Lists('List API keys', ApiKeyDto)
  list(@Query(PagePipe) page: PageQuery, @Caller() caller: Principal): Promise<ApiKeyDto[]> {
    return this.management.ask(listApiKeys, { caller: callerOf(caller), page });
  }

  @Delete(':id')
  @Deletes('Revoke an API key')
  async revoke(@Param('id') id: string, @Caller() caller: Principal): Promise<DeletedDto> {
    const revoked = await this.management.ask(revokeApiKey, { caller: callerOf(caller), id });
    this.keys.invalidate(caller.workspace);
    return deleted(revoked);
  }

  @Post(':id/rotate')
  @Changes('Replace an API key', RotationDto, NewApiKeyDto)
  @Header('cache-control', 'no-store')
  async rotate(
    @Param('id') id: string,
    @Body(new DefaultValuePipe({}), NewResourcePipe) body: RotationDto,
    @Caller() caller: Principal,
  ): Promise<NewApiKeyDto> {
    const rotated = await this.management.ask(rotateApiKey, {
      caller: callerOf(caller),
      id,
      overlapSeconds: overlapOf(body),
      callerScopes: caller.scopes,
    });
    this.keys.invalidate(caller.workspace);
    return this.shown(caller, rotated);
  }

  /** Unseals the key, which is shown only once. */
  private shown({ workspace }: Principal, { sealedKey, ...record }: NewApiKeyRecord): NewApiKeyDto {
    return { ...record, key: this.secrets.unseal(sealedKey, apiKeyPlace(workspace, record.id)) };
  }
}
