import { Body, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import {
  createIntegration,
  deleteIntegration,
  getIntegration,
  type IntegrationRecord,
  listIntegrations,
  type Principal,
  updateIntegration,
} from '@touchstone/contracts';
import {
  type DeletedDto,
  IntegrationChangesDto,
  IntegrationDto,
  NewIntegrationDto,
} from '@touchstone/contracts/dto';
import { Secrets } from '@touchstone/kernel';
import { OutgoingGuard } from '@touchstone/outgoing';
import { GatewaySettings } from '../gateway.config';
import { Caller } from '../http/caller';
import { refuse } from '../http/problems';
import { fieldsToChange, fieldsToCreate } from '../management/fields';
import { ManagementClient } from '../management/management.client';
import { pageOf, type Query as QueryOf } from '../management/query';
import {
  callerOf,
  Changes,
  Creates,
  deleted,
  Deletes,
  Lists,
  Manages,
  Reads,
} from '../management/routes';
import { Providers } from '../pass-through/providers/providers';
import { demandReachable, fieldsToStore } from './integration-fields';
import { StoredIntegrations } from './stored-integrations';

@Manages('Integrations', 'api/integrations')
export class IntegrationController {
  constructor(
    private readonly management: ManagementClient,
    private readonly integrations: StoredIntegrations,
    private readonly providers: Providers,
    private readonly secrets: Secrets,
    private readonly guard: OutgoingGuard,
    private readonly settings: GatewaySettings,
  ) {}

  @Post()
  @Creates('Create an integration', NewIntegrationDto, IntegrationDto, 409)
  async create(@Body() body: unknown, @Caller() caller: Principal): Promise<IntegrationRecord> {
    const named = fieldsToCreate(NewIntegrationDto, body, this.settings);
    if (named.url === undefined)
      this.demandKnown(
        named.provider,
        `provider: expected one of ${this.providers.names.join(', ')}, or a url beside it.`,
      );
    refuse(
      named.url === undefined && named.credential === undefined
        ? ['credential: expected one, or a url.']
        : [],
    );
    await demandReachable(named.url, this.guard);
    const fields = fieldsToStore(named, this.providers, this.secrets);
    return this.changed(
      caller,
      await this.management.ask(createIntegration, { caller: callerOf(caller), fields }),
    );
  }

  @Get()
  @Lists('List integrations', IntegrationDto)
  list(@Query() query: QueryOf, @Caller() caller: Principal): Promise<IntegrationRecord[]> {
    return this.management.ask(listIntegrations, { caller: callerOf(caller), page: pageOf(query) });
  }

  @Get(':id')
  @Reads('Read an integration', IntegrationDto)
  get(@Param('id') id: string, @Caller() caller: Principal): Promise<IntegrationRecord> {
    return this.management.ask(getIntegration, { caller: callerOf(caller), id });
  }

  @Put(':id')
  @Changes('Update an integration', IntegrationChangesDto, IntegrationDto)
  async update(
    @Param('id') id: string,
    @Body() body: unknown,
    @Caller() caller: Principal,
  ): Promise<IntegrationRecord> {
    const { fields: named } = fieldsToChange(IntegrationChangesDto, body, this.settings);
    if (named.url === '')
      this.demandKnown(
        (await this.get(id, caller)).provider,
        'url: expected an address, since this provider has none of its own here.',
      );
    await demandReachable(named.url, this.guard);
    const fields = fieldsToStore(named, this.providers, this.secrets);
    return this.changed(
      caller,
      await this.management.ask(updateIntegration, { caller: callerOf(caller), id, fields }),
    );
  }

  @Delete(':id')
  @Deletes('Delete an integration')
  async delete(@Param('id') id: string, @Caller() caller: Principal): Promise<DeletedDto> {
    return deleted(
      this.changed(
        caller,
        await this.management.ask(deleteIntegration, { caller: callerOf(caller), id }),
      ),
    );
  }

  /** @throws InvalidRequest */
  private demandKnown(provider: string, otherwise: string): void {
    refuse(this.providers.find(provider) === undefined ? [otherwise] : []);
  }

  private changed<T>({ workspace }: Principal, answer: T): T {
    this.integrations.forget(workspace);
    return answer;
  }
}
