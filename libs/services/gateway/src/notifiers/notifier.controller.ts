import { Body, Delete, Get, Header, Param, Post, Put, Query } from '@nestjs/common';
import {
  createNotifier,
  deleteNotifier,
  type DeliveryRecord,
  getNotifier,
  listNotifiers,
  type NewNotifierRecord,
  type NotifierRecord,
  type Principal,
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
import { GatewaySettings } from '../gateway.config';
import { Caller } from '../http/caller';
import { refuse } from '../http/problems';
import { fieldsToChange, fieldsToCreate } from '../management/fields';
import { overlapIn } from '../management/overlap';
import { pageOf, type Query as QueryOf } from '../management/query';
import {
  callerOf,
  Changes,
  Creates,
  deleted,
  Deletes,
  Does,
  Lists,
  Manages,
  Reads,
} from '../management/routes';
import { NotifierClient } from './notifier.client';
import { notifierFields, notifierProblems } from './notifier-fields';

/** Above what one try may take. */
const TEST_MS = 45_000;

type Shown = NotifierRecord & { signing_secret?: string };

@Manages('Notifiers', 'api/notifiers')
export class NotifierController {
  constructor(
    private readonly notifiers: NotifierClient,
    private readonly secrets: Secrets,
    private readonly settings: GatewaySettings,
  ) {}

  @Post()
  @Creates('Create a notifier', NewNotifierDto, CreatedNotifierDto)
  @Header('cache-control', 'no-store')
  async create(@Body() body: unknown, @Caller() caller: Principal): Promise<Shown> {
    const named = fieldsToCreate(NewNotifierDto, body, this.settings);
    refuse(notifierProblems(named, named.kind));
    return this.shown(
      await this.notifiers.ask(createNotifier, {
        caller: callerOf(caller),
        fields: notifierFields(named, named.kind, this.secrets),
      }),
    );
  }

  @Get()
  @Lists('List notifiers', NotifierDto)
  list(@Query() query: QueryOf, @Caller() caller: Principal): Promise<NotifierRecord[]> {
    return this.notifiers.ask(listNotifiers, { caller: callerOf(caller), page: pageOf(query) });
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
    @Body() body: unknown,
    @Caller() caller: Principal,
  ): Promise<NotifierRecord> {
    const { fields: named } = fieldsToChange(NotifierChangesDto, body, this.settings);
    const { kind } = await this.get(id, caller);
    refuse(notifierProblems(named, kind));
    return this.notifiers.ask(updateNotifier, {
      caller: callerOf(caller),
      id,
      fields: notifierFields(named, kind, this.secrets),
    });
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
    @Body() body: unknown,
    @Caller() caller: Principal,
  ): Promise<Shown> {
    const overlapSeconds = overlapIn(body, this.settings);
    return this.shown(
      await this.notifiers.ask(rotateNotifierSecret, {
        caller: callerOf(caller),
        id,
        overlapSeconds,
      }),
    );
  }

  /** The one time that a signing secret is readable. */
  private shown({ sealedSecret, ...record }: NewNotifierRecord): Shown {
    return {
      ...record,
      ...(sealedSecret !== undefined && { signing_secret: this.secrets.unseal(sealedSecret) }),
    };
  }
}
