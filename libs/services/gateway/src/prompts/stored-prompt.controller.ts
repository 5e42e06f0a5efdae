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
import { headShape, PromptCache, storedShape, StudioClient } from '@touchstone/clients';
import {
  createPrompt,
  deletePrompt,
  listPrompts,
  type Principal,
  type PromptFields,
  type PromptRecord,
  type RevisionSelector,
  updatePrompt,
} from '@touchstone/contracts';
import {
  DeletedDto,
  PromptFieldsDto,
  PromptHeadDto,
  StoredPromptDto,
} from '@touchstone/contracts/dto';
import { EdgeSettings } from '@touchstone/http-edge';
import { newId } from '@touchstone/kernel';
import { Caller } from '../http/decorators';
import { PagePipe, PageQuery } from '../management/query';
import { ApiController, callerOf, deleted } from '../management/routes';
import { deprecationHeaders, TextIdDeprecationInterceptor } from './deprecation';
import { etagOf, statesIn } from './etag';
import { NewPromptPipe, PromptChangesPipe, RevisionPipe } from './prompt.pipes';
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

const ADDRESS = '/api/studio/prompts';

/** Routes that manage stored prompts. */
@ApiController('Prompts', ADDRESS)
@UseInterceptors(TextIdDeprecationInterceptor)
export class StoredPromptController {
  constructor(
    private readonly studio: StudioClient,
    private readonly prompts: PromptCache,
    private readonly edge: EdgeSettings,
  ) {}

  @Post()
  @Creates('Create a prompt', PromptFieldsDto, StoredPromptDto)
  async create(
    @Body(NewPromptPipe) fields: PromptFields,
    @Caller() caller: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StoredPromptDto> {
    return this.changed(
      await this.studio.ask(createPrompt, { caller: callerOf(caller), fields, requestId: newId() }),
      reply,
    );
  }

  @Get()
  @Lists('List prompts', PromptHeadDto)
  async list(
    @Query(PagePipe) page: PageQuery,
    @Caller() caller: Principal,
  ): Promise<PromptHeadDto[]> {
    return (await this.studio.ask(listPrompts, { caller: callerOf(caller), page })).map(headShape);
  }

  @Get(':id')
  @Reads('Read a stored prompt', StoredPromptDto, 412, 422)
  @SelectsRevision()
  @TakesIfNoneMatch()
  async get(
    @Param('id') id: string,
    @Query(RevisionPipe) select: RevisionSelector,
    @Headers() conditions: Conditions,
    @Caller() caller: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StoredPromptDto | undefined> {
    const selection = { id, select };
    const { record } = await this.prompts.get(caller, selection);
    void reply.headers(deprecationHeaders(selection, record, ADDRESS));
    return show(reply, {
      record,
      kind: 'stored',
      conditions,
      keyHeaderNames: this.edge.keyHeaderNames,
    })
      ? storedShape(record)
      : undefined;
  }

  @Put(':id')
  @Changes('Update a prompt', PromptFieldsDto, StoredPromptDto, 412)
  @TakesIfMatch()
  async update(
    @Param('id') id: string,
    @Body(PromptChangesPipe) fields: PromptFields,
    @Headers('if-match') condition: string | undefined,
    @Caller() caller: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StoredPromptDto> {
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
    this.prompts.invalidate(gone.id);
    return deleted(gone);
  }

  /** Sets the tag of a later GET, which returns the active revision. */
  private changed(record: PromptRecord, reply: FastifyReply): StoredPromptDto {
    const { prompt, revision } = record;
    this.prompts.invalidate(prompt.id);
    if (revision.number === prompt.active_revision)
      void reply.header('etag', etagOf(record, 'stored'));
    return storedShape(record);
  }
}
