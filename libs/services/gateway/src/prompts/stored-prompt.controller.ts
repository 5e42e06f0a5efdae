import {
  Body,
  Delete,
  Get,
  Headers,
  Param,
  Post,
  Put,
  Query,
  Res,
  UseInterceptors,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  createPrompt,
  deletePrompt,
  listPrompts,
  type Principal,
  type PromptRecord,
  updatePrompt,
} from '@touchstone/contracts';
import {
  DeletedDto,
  PromptFieldsDto,
  PromptHeadDto,
  StoredPromptDto,
} from '@touchstone/contracts/dto';
import { newId } from '@touchstone/kernel';
import { GatewaySettings } from '../gateway.config';
import { Caller } from '../http/caller';
import { pageOf, type Query as QueryOf } from '../management/query';
import { callerOf, deleted, Manages } from '../management/routes';
import { deprecationHeaders, TellsOfTextIds } from './deprecation';
import { etagOf, statesIn } from './etag';
import { promptToCreate, promptToUpdate } from './prompt-fields';
import {
  Changes,
  type Conditions,
  Creates,
  Deletes,
  Lists,
  Reads,
  SelectsRevision,
  show,
  TakesIfMatch,
  TakesIfNoneMatch,
} from './prompt-routes';
import { Prompts } from './prompts';
import { selectionOf } from './selection';
import { headShape, storedShape } from './shapes';
import { StudioClient } from './studio.client';

const ADDRESS = '/api/studio/prompts';

/** Prompts for those who write them. */
@Manages('Prompts', ADDRESS)
@UseInterceptors(TellsOfTextIds)
export class StoredPromptController {
  constructor(
    private readonly studio: StudioClient,
    private readonly prompts: Prompts,
    private readonly settings: GatewaySettings,
  ) {}

  @Post()
  @Creates('Create a prompt', PromptFieldsDto, StoredPromptDto)
  async create(
    @Body() body: unknown,
    @Caller() caller: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StoredPromptDto> {
    const fields = promptToCreate(body, this.settings);
    return this.changed(
      await this.studio.ask(createPrompt, { caller: callerOf(caller), fields, requestId: newId() }),
      reply,
    );
  }

  @Get()
  @Lists('List prompts', PromptHeadDto)
  async list(@Query() query: QueryOf, @Caller() caller: Principal): Promise<PromptHeadDto[]> {
    return (
      await this.studio.ask(listPrompts, { caller: callerOf(caller), page: pageOf(query) })
    ).map(headShape);
  }

  @Get(':id')
  @Reads('Read a stored prompt', StoredPromptDto, 412, 422)
  @SelectsRevision()
  @TakesIfNoneMatch()
  async get(
    @Param('id') id: string,
    @Query() query: QueryOf,
    @Headers() conditions: Conditions,
    @Caller() caller: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StoredPromptDto | undefined> {
    const asked = { id, select: selectionOf(query) };
    const { record } = await this.prompts.get(caller, asked);
    void reply.headers(deprecationHeaders(asked, record, ADDRESS));
    return show(reply, {
      record,
      kind: 'stored',
      conditions,
      keyHeaderNames: this.settings.keyHeaderNames,
    })
      ? storedShape(record)
      : undefined;
  }

  @Put(':id')
  @Changes('Update a prompt', PromptFieldsDto, StoredPromptDto, 412)
  @TakesIfMatch()
  async update(
    @Param('id') id: string,
    @Body() body: unknown,
    @Headers('if-match') condition: string | undefined,
    @Caller() caller: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StoredPromptDto> {
    const fields = promptToUpdate(body, this.settings);
    const update = {
      caller: callerOf(caller),
      id,
      fields,
      ...statesIn(condition),
      requestId: newId(),
    };
    return this.changed(await this.studio.ask(updatePrompt, update), reply);
  }

  @Delete(':id')
  @Deletes('Delete a prompt', DeletedDto, 412)
  @TakesIfMatch()
  async delete(
    @Param('id') id: string,
    @Headers('if-match') condition: string | undefined,
    @Caller() caller: Principal,
  ): Promise<DeletedDto> {
    const gone = await this.studio.ask(deletePrompt, {
      caller: callerOf(caller),
      id,
      ...statesIn(condition),
    });
    this.prompts.forget(gone.id);
    return deleted(gone);
  }

  /** The tag is that of a later GET, which shows the active revision. */
  private changed(record: PromptRecord, reply: FastifyReply): StoredPromptDto {
    const { prompt, revision } = record;
    this.prompts.forget(prompt.id);
    if (revision.number === prompt.active_revision)
      void reply.header('etag', etagOf(record, 'stored'));
    return storedShape(record);
  }
}
