import { Body, DefaultValuePipe, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import {
  IntegrationCache,
  IntegrationTester,
  ManagementClient,
  Providers,
} from '@touchstone/clients';
import {
  createIntegration,
  deleteIntegration,
  getIntegration,
  type IntegrationRecord,
  type IntegrationTest,
  listIntegrations,
  type Principal,
  updateIntegration,
} from '@touchstone/contracts';
import {
  type DeletedDto,
  IntegrationChangesDto,
  IntegrationDto,
  IntegrationTestDto,
  IntegrationTestFieldsDto,
  NewIntegrationDto,
} from '@touchstone/contracts/dto';
import { Secrets } from '@touchstone/kernel';
import { Caller } from '../http/decorators';
import { BODY_FAILURE } from '../http/failures';
import { refuse } from '../http/problems';
import { AddressChecks } from '../management/address-checks';
import { changesOf, NewResourcePipe } from '../management/body.pipes';
import type { FieldChanges } from '../management/fields';
import { PagePipe, PageQuery } from '../management/query';
import {
  ApiController,
  callerOf,
  Changes,
  Creates,
  deleted,
  Deletes,
  Does,
  Lists,
  Reads,
} from '../management/routes';
import { fieldsToStore } from './integration-fields';

@ApiController('Integrations', 'api/integrations')
export class IntegrationController {
  constructor(
    private readonly management: ManagementClient,
    private readonly integrations: IntegrationCache,
    private readonly providers: Providers,
    private readonly secrets: Secrets,
    private readonly addresses: AddressChecks,
    private readonly tester: IntegrationTester,
  ) {}

  @Post()
  @Creates('Create an integration', NewIntegrationDto, IntegrationDto, 409)
  async create(
    @Body(NewResourcePipe) named: NewIntegrationDto,
    @Caller() caller: Principal,
  ): Promise<IntegrationRecord> {
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
    await this.addresses.demandReachable(caller.workspace, named.url);
    const fields = fieldsToStore(named, caller.workspace, this.providers, this.secrets);
    return this.changed(
      caller,
      await this.management.ask(createIntegration, { caller: callerOf(caller), fields }),
    );
  }

  @Get()
  @Lists('List integrations', IntegrationDto)
  list(
    @Query(PagePipe) page: PageQuery,
    @Caller() caller: Principal,
  ): Promise<IntegrationRecord[]> {
    return this.management.ask(listIntegrations, { caller: callerOf(caller), page });
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
    @Body(changesOf(IntegrationChangesDto)) { fields: named }: FieldChanges<IntegrationChangesDto>,
    @Caller() caller: Principal,
  ): Promise<IntegrationRecord> {
    if (named.url === '')
      this.demandKnown(
        (await this.get(id, caller)).provider,
        'url: expected an address, since this provider has none of its own here.',
      );
    await this.addresses.demandReachable(caller.workspace, named.url);
    const fields = fieldsToStore(named, caller.workspace, this.providers, this.secrets);
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

  @Post(':id/test')
  @Does(
    'Send the vendor one request now, to try an integration',
    IntegrationTestDto,
    ...BODY_FAILURE,
  )
  @ApiBody({ type: IntegrationTestFieldsDto, required: false })
  async test(
    @Param('id') id: string,
    @Body(new DefaultValuePipe({}), NewResourcePipe) { model }: IntegrationTestFieldsDto,
    @Caller() caller: Principal,
  ): Promise<IntegrationTest> {
    const { provider } = await this.get(id, caller);
    return this.tester.test(caller, provider, model);
  }

  /** @throws InvalidRequest */
  private demandKnown(provider: string, otherwise: string): void {
    refuse(this.providers.find(provider) === undefined ? [otherwise] : []);
  }

  private changed<T>({ workspace }: Principal, answer: T): T {
    this.integrations.invalidate(workspace);
    return answer;
  }
}
