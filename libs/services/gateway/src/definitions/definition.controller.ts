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
  SavedDefinitionDto,
  UpdatedDefinitionDto,
} from '@touchstone/contracts/dto';
import { unknownSwitches } from '../evaluation/unknown-switches';
import { GatewaySettings } from '../gateway.config';
import { Caller } from '../http/caller';
import { fieldsOf } from '../http/own-fields';
import { refuse } from '../http/problems';
import { fieldsToChange, fieldsToCreate } from '../management/fields';
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
import { definitionWarnings } from './definition-warnings';

type Field = keyof DefinitionFieldsDto & string;

const TEXTS: readonly string[] = ['name', 'description'] satisfies Field[];
const LISTS: readonly string[] = ['assertions', 'allowed_topics'] satisfies Field[];
/** Fields that `""` unsets. */
const CLEARABLE = fieldsOf(DefinitionFieldsDto).filter(
  (field): field is Field => !TEXTS.includes(field),
);

const isUnset = (name: string, value: unknown): boolean => value === '' && !TEXTS.includes(name);

const answer = ({ id, version, created_at, fields }: DefinitionRecord): DefinitionDto => ({
  id,
  version,
  created_at,
  ...Object.fromEntries(Object.entries(fields).filter(([name, value]) => !isUnset(name, value))),
});

const saved = (record: DefinitionRecord): SavedDefinitionDto => ({
  ...answer(record),
  warnings: definitionWarnings(record.fields),
});

@Manages('Evaluation definitions', 'api/evaluation')
export class DefinitionController {
  constructor(
    private readonly management: ManagementClient,
    private readonly definitions: DefinitionCache,
    private readonly settings: GatewaySettings,
  ) {}

  @Post()
  @Creates('Create an evaluation definition', DefinitionFieldsDto, SavedDefinitionDto)
  async create(@Body() body: unknown, @Caller() caller: Principal): Promise<SavedDefinitionDto> {
    const fields = { ...fieldsToCreate(DefinitionFieldsDto, body, this.settings) };
    refuse(unknownSwitches(DefinitionFieldsDto, body));
    return saved(await this.management.ask(createDefinition, { caller: callerOf(caller), fields }));
  }

  @Get()
  @Lists('List evaluation definitions', DefinitionDto)
  async list(@Query() query: QueryOf, @Caller() caller: Principal): Promise<DefinitionDto[]> {
    return (
      await this.management.ask(listDefinitions, { caller: callerOf(caller), page: pageOf(query) })
    ).map(answer);
  }

  @Get(':id')
  @Reads('Read an evaluation definition', DefinitionDto)
  async get(@Param('id') id: string, @Caller() caller: Principal): Promise<DefinitionDto> {
    return answer(await this.management.ask(getDefinition, { caller: callerOf(caller), id }));
  }

  /** Returns an empty evaluation, as documented, and the definition beside it. */
  @Put(':id')
  @Changes('Update an evaluation definition', DefinitionFieldsDto, UpdatedDefinitionDto)
  async update(
    @Param('id') id: string,
    @Body() body: unknown,
    @Caller() caller: Principal,
  ): Promise<UpdatedDefinitionDto> {
    const { fields, cleared } = fieldsToChange(DefinitionFieldsDto, body, this.settings, CLEARABLE);
    refuse(unknownSwitches(DefinitionFieldsDto, body));
    const unset = Object.fromEntries(
      cleared.map((field) => [field, LISTS.includes(field) ? [] : '']),
    );
    const updated = await this.management.ask(updateDefinition, {
      caller: callerOf(caller),
      id,
      fields: { ...fields, ...unset },
    });
    this.definitions.invalidate({ workspace: caller.workspace, id });
    return { ...saved(updated), status: 'success', score: null, evaluationResults: [] };
  }

  @Delete(':id')
  @Deletes('Delete an evaluation definition', DeletedDto, 409)
  async delete(@Param('id') id: string, @Caller() caller: Principal): Promise<DeletedDto> {
    const gone = await this.management.ask(deleteDefinition, { caller: callerOf(caller), id });
    this.definitions.invalidate({ workspace: caller.workspace, id });
    return deleted(gone);
  }
}
