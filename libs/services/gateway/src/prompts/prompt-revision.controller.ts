import { Body, Delete, Get, Headers, Param, Put, Query, UseInterceptors } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { headShape, PromptCache, revisionShape, StudioClient } from '@touchstone/clients';
import {
  deletePromptLabel,
  diffPrompt,
  listPromptRevisions,
  type Principal,
  type PromptDiff,
  setPromptLabel,
} from '@touchstone/contracts';
import {
  DeletedLabelDto,
  LabelFieldsDto,
  PromptDiffDto,
  PromptHeadDto,
  PromptRevisionDto,
} from '@touchstone/contracts/dto';
import { Caller } from '../http/decorators';
import { NewResourcePipe } from '../management/body.pipes';
import { PagePipe, PageQuery } from '../management/query';
import { ApiController, callerOf } from '../management/routes';
import { TextIdDeprecationInterceptor } from './deprecation';
import { statesIn } from './etag';
import { type DiffQuery, DiffQueryPipe } from './prompt.pipes';
import {
  Changes,
  Deletes,
  HasLabel,
  LabelToSet,
  ListsOf,
  Reads,
  TakesIfMatch,
} from './prompt-routes';
import { byLabel, revisionToLabel } from './selection';

/** Routes of a prompt's history, and of the labels of its revisions. */
@ApiController('Prompts', '/api/studio/prompts/:id')
@UseInterceptors(TextIdDeprecationInterceptor)
export class PromptRevisionController {
  constructor(
    private readonly studio: StudioClient,
    private readonly prompts: PromptCache,
  ) {}

  @Get('revisions')
  @ListsOf("List a prompt's revisions, latest first", PromptRevisionDto)
  async list(
    @Param('id') id: string,
    @Query(PagePipe) page: PageQuery,
    @Caller() caller: Principal,
  ): Promise<PromptRevisionDto[]> {
    return (
      await this.studio.ask(listPromptRevisions, {
        caller: callerOf(caller),
        id,
        page,
      })
    ).map(revisionShape);
  }

  @Get('diff')
  @Reads('Compare two revisions', PromptDiffDto, 422)
  @ApiQuery({
    name: 'from',
    schema: { type: 'string' },
    description: 'Number, id or label of the older revision.',
  })
  @ApiQuery({ name: 'to', schema: { type: 'string' }, description: 'The same of the newer one.' })
  diff(
    @Param('id') id: string,
    @Query(DiffQueryPipe) { from, to }: DiffQuery,
    @Caller() caller: Principal,
  ): Promise<PromptDiff> {
    return this.studio.ask(diffPrompt, { caller: callerOf(caller), id, from, to });
  }

  @Put('labels/:label')
  @Changes('Label a revision, or move a label to it', LabelFieldsDto, PromptHeadDto, 412)
  @HasLabel()
  @TakesIfMatch()
  async setLabel(
    @Param('id') id: string,
    @LabelToSet() label: string,
    @Body(NewResourcePipe) { revision }: LabelFieldsDto,
    @Headers('if-match') condition: string | undefined,
    @Caller() caller: Principal,
  ): Promise<PromptHeadDto> {
    const head = await this.studio.ask(setPromptLabel, {
      caller: callerOf(caller),
      id,
      label,
      to: revisionToLabel(revision),
      ...statesIn(condition),
    });
    this.prompts.invalidate(head.id);
    return headShape(head);
  }

  @Delete('labels/:label')
  @Deletes('Remove a label', DeletedLabelDto, 412)
  @HasLabel()
  @TakesIfMatch()
  async deleteLabel(
    @Param('id') id: string,
    @Param('label') name: string,
    @Headers('if-match') condition: string | undefined,
    @Caller() caller: Principal,
  ): Promise<DeletedLabelDto> {
    const head = await this.studio.ask(deletePromptLabel, {
      caller: callerOf(caller),
      id,
      ...byLabel(name),
      ...statesIn(condition),
    });
    this.prompts.invalidate(head.id);
    return { id: head.id, label: name, deleted: true };
  }
}
