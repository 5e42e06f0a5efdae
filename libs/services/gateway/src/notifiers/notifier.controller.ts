import {
  Body,
  DefaultValuePipe,
  Delete,
  Get,
  Header,
  Param,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import { NotifierClient } from '@touchstone/clients';
import {
  createNotifier,
  deleteNotifier,
  type DeliveryRecord,
  getNotifier,
  listNotifiers,
  type NewNotifierRecord,
  type NotifierKind,
  notifierPlace,
  type NotifierRecord,
  type Principal,
  type RequestOf,
  rotateNotifierSecret,
  testNotifier,
  updateNotifier,
} from '@touchstone/contracts';
import {
  CreatedNotifierDto,
  type DeletedDto,
  DeliveryDto,
  NewNotifierDto,
  NotifierChangesDto,
  NotifierDto,
  RotationDto,
} from '@touchstone/contracts/dto';
import { Secrets } from '@touchstone/kernel';
import { Caller } from '../http/decorators';
import { refuse } from '../http/problems';
import { AddressChecks } from '../management/address-checks';
import { changesOf, NewResourcePipe } from '../management/body.pipes';
import type { FieldChanges } from '../management/fields';
import { overlapOf } from '../management/overlap';
import { PagePipe, PageQuery } from '../management/query';
import { ApiController, callerOf, deleted, routesFor } from '../management/routes';
import { notifierFields, notifierProblems } from './notifier-fields';

/** The address of a chat is a secret, so reading a notifier takes more than the scope of reading. */
const { Changes, Creates, Deletes, Does, Lists, Reads } = routesFor('manage');

/** Longer than one delivery attempt may take. */
const TEST_MS = 45_000;

type NotifierToStore = RequestOf<typeof createNotifier>;
type Shown = NotifierRecord & { signing_secret?: string };

@ApiController('Notifiers', 'api/notifiers')
export class NotifierController {
  constructor(
    private readonly notifiers: NotifierClient,
    private readonly addresses: AddressChecks,
    private readonly secrets: Secrets,
  ) {}

  @Post()
  @Creates('Create a notifier', NewNotifierDto, CreatedNotifierDto)
  @Header('cache-control', 'no-store')
  async create(
    @Body(NewResourcePipe) named: NewNotifierDto,
    @Caller() caller: Principal,
  ): Promise<Shown> {
    refuse(notifierProblems(named, named.kind));
    return this.shown(
      caller,
      await this.notifiers.ask(createNotifier, await this.toStore(named, named.kind, caller)),
    );
  }

  @Get()
  @Lists('List notifiers', NotifierDto)
  list(@Query(PagePipe) page: PageQuery, @Caller() caller: Principal): Promise<NotifierRecord[]> {
    return this.notifiers.ask(listNotifiers, { caller: callerOf(caller), page });
  }

  @Get(':id')
  @Reads('Read a notifier', NotifierDto)
  get(@Param('id') id: string, @Caller() caller: Principal): Promise<NotifierRecord> {
    return this.notifiers.ask(getNotifier, { caller: callerOf(caller), id });
  }

  @Put(':id')
  @Changes('Update a notifier', NotifierChangesDto, NotifierDto)
  async update(
    @Param('id') id: string,
    @Body(changesOf(NotifierChangesDto)) { fields: named }: FieldChanges<NotifierChangesDto>,
    @Caller() caller: Principal,
  ): Promise<NotifierRecord> {
    const { kind } = await this.get(id, caller);
    refuse(notifierProblems(named, kind));
    return this.notifiers.ask(updateNotifier, { id, ...(await this.toStore(named, kind, caller)) });
  }

  @Delete(':id')
  @Deletes('Delete a notifier')
  async delete(@Param('id') id: string, @Caller() caller: Principal): Promise<DeletedDto> {
    return deleted(await this.notifiers.ask(deleteNotifier, { caller: callerOf(caller), id }));
  }

  @Post(':id/test')
  @Does('Send one now, to try a notifier', [DeliveryDto], 409)
  test(@Param('id') id: string, @Caller() caller: Principal): Promise<DeliveryRecord[]> {
    return this.notifiers.ask(testNotifier, { caller: callerOf(caller), id }, TEST_MS);
  }

  @Post(':id/rotate-secret')
  @Changes('Replace the signing secret of a webhook', RotationDto, CreatedNotifierDto)
  @Header('cache-control', 'no-store')
  async rotate(
    @Param('id') id: string,
    @Body(new DefaultValuePipe({}), NewResourcePipe) body: RotationDto,
    @Caller() caller: Principal,
  ): Promise<Shown> {
    return this.shown(
      caller,
      await this.notifiers.ask(rotateNotifierSecret, {
        caller: callerOf(caller),
        id,
        overlapSeconds: overlapOf(body),
      }),
    );
  }

  /** @throws InvalidRequest for a forbidden address */
  private async toStore(
    named: NotifierChangesDto,
    kind: NotifierKind,
    caller: Principal,
  ): Promise<NotifierToStore> {
    await this.addresses.demandReachable(caller.workspace, named.url);
    return {
      caller: callerOf(caller),
      fields: notifierFields(named, kind, caller.workspace, this.secrets),
      ...(named.url !== undefined && { addressChecked: true }),
    };
  }

  /** Unseals the signing secret, which is shown only once. */
  private shown({ workspace }: Principal, { sealedSecret, ...record }: NewNotifierRecord): Shown {
    return {
      ...record,
      ...(sealedSecret !== undefined && {
        signing_secret: this.secrets.unseal(sealedSecret, notifierPlace(workspace, record.id)),
      }),
    };
  }
}
