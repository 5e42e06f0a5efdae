import { Body, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { DefinitionCache, ManagementClient } from '@touchstone/clients';
import {
  createDefinition,
  type DefinitionRecord,
  deleteDefinition,
  getDefinition,
  listDefinitions,
  type Principal,
  updateDefinition,
} from '@touchstone/contracts';
import {
  DefinitionDto,
  DefinitionFieldsDto,
  DeletedDto,
  ListedDefinitionDto,
  SavedDefinitionDto,
  UpdatedDefinitionDto,
} from '@touchstone/contracts/dto';
import { Caller } from '../http/decorators';
import type { FieldChanges } from '../management/fields';
import { PagePipe, PageQuery } from '../management/query';
import {
  ApiController,
  callerOf,
  Changes,
  Creates,
  deleted,
  Deletes,
  Lists,
  Reads,
} from '../management/routes';
import { DefinitionChangesPipe, NewDefinitionPipe, TEXTS } from './definition.pipes';
import { DefinitionWarnings } from './definition-warnings';

const LISTS: readonly string[] = [
  'assertions',
  'allowed_topics',
] satisfies (keyof DefinitionFieldsDto)[];

const isUnset = (name: string, value: unknown): boolean => value === '' && !TEXTS.includes(name);

const answer = ({ id, version, created_at, fields }: DefinitionRecord): DefinitionDto => ({
  id,
  version,
  created_at,
  ...Object.fromEntries(Object.entries(fields).filter(([name, value]) => !isUnset(name, value))),
});

@ApiController('Evaluation definitions', 'api/evaluation')
export class DefinitionController {
  constructor(
    private readonly management: ManagementClient,
    private readonly definitions: DefinitionCache,
    private readonly warnings: DefinitionWarnings,
  ) {}

  @Post()
  @Creates('Create an evaluation definition', DefinitionFieldsDto, SavedDefinitionDto)
  async create(
    @Body(NewDefinitionPipe) fields: DefinitionFieldsDto,
    @Caller() caller: Principal,
  ): Promise<SavedDefinitionDto> {
    return this.saved(
      await this.management.ask(createDefinition, {
        caller: callerOf(caller),
        fields: { ...fields },
      }),
    );
  }

  @Get()
  @Lists('List evaluation definitions', ListedDefinitionDto)
  async list(
    @Query(PagePipe) page: PageQuery,
    @Caller() caller: Principal,
  ): Promise<ListedDefinitionDto[]> {
    const records = await this.management.ask(listDefinitions, { caller: callerOf(caller), page });
    const all = await this.warnings.ofEach(records.map(({ fields }) => fields));
    return records.map((record, index) => {
      const warnings = all[index];
      return { ...answer(record), ...(warnings && { warnings }) };
    });
  }

  @Get(':id')
  @Reads('Read an evaluation definition', SavedDefinitionDto)
  async get(@Param('id') id: string, @Caller() caller: Principal): Promise<SavedDefinitionDto> {
    return this.saved(await this.management.ask(getDefinition, { caller: callerOf(caller), id }));
  }

  /** Returns an empty evaluation, as documented, and the definition beside it. */
  @Put(':id')
  @Changes('Update an evaluation definition', DefinitionFieldsDto, UpdatedDefinitionDto)
  async update(
    @Param('id') id: string,
    @Body(DefinitionChangesPipe) { fields, cleared }: FieldChanges<DefinitionFieldsDto>,
    @Caller() caller: Principal,
  ): Promise<UpdatedDefinitionDto> {
    const unset = Object.fromEntries(
      cleared.map((field) => [field, LISTS.includes(field) ? [] : '']),
    );
    const updated = await this.management.ask(updateDefinition, {
      caller: callerOf(caller),
      id,
      fields: { ...fields, ...unset },
    });
    this.definitions.invalidate({ workspace: caller.workspace, id });
    return { ...this.saved(updated), status: 'success', score: null, evaluationResults: [] };
  }

  @Delete(':id')
  @Deletes('Delete an evaluation definition', DeletedDto, 409)
  async delete(@Param('id') id: string, @Caller() caller: Principal): Promise<DeletedDto> {
    const gone = await this.management.ask(deleteDefinition, { caller: callerOf(caller), id });
    this.definitions.invalidate({ workspace: caller.workspace, id });
    return deleted(gone);
  }

  private saved(record: DefinitionRecord): SavedDefinitionDto {
    return { ...answer(record), warnings: this.warnings.of(record.fields) };
  }
}
