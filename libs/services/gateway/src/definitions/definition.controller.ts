import { Body, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
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
  UpdatedDefinitionDto,
} from '@touchstone/contracts/dto';
import { GatewaySettings } from '../gateway.config';
import { Caller } from '../http/caller';
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
import { Definitions } from './definitions';

/** They take names: `""` unsets them. */
const CLEARABLE = [
  'mode',
  'hallucinations_mode',
  'grounding_mode',
  'tuq_mode',
  'tsq_mode',
  'assertions_mode',
  'topic_scoping_mode',
  'consistency_mode',
  'policy_target',
  'topic_scoping_target',
] as const satisfies (keyof DefinitionFieldsDto)[];

const isUnset = (name: string, value: unknown): boolean =>
  value === '' && CLEARABLE.some((field) => field === name);

const answer = ({ id, version, created_at, fields }: DefinitionRecord): DefinitionDto => ({
  id,
  version,
  created_at,
  ...Object.fromEntries(Object.entries(fields).filter(([name, value]) => !isUnset(name, value))),
});

@Manages('Evaluation definitions', 'api/evaluation')
export class DefinitionController {
  constructor(
    private readonly management: ManagementClient,
    private readonly definitions: Definitions,
    private readonly settings: GatewaySettings,
  ) {}

  @Post()
  @Creates('Create an evaluation definition', DefinitionFieldsDto, DefinitionDto)
  async create(@Body() body: unknown, @Caller() caller: Principal): Promise<DefinitionDto> {
    const fields = { ...fieldsToCreate(DefinitionFieldsDto, body, this.settings) };
    return answer(
      await this.management.ask(createDefinition, { caller: callerOf(caller), fields }),
    );
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

  /** The documented answer is an evaluation of nothing; the definition stands beside it. */
  @Put(':id')
  @Changes('Update an evaluation definition', DefinitionFieldsDto, UpdatedDefinitionDto)
  async update(
    @Param('id') id: string,
    @Body() body: unknown,
    @Caller() caller: Principal,
  ): Promise<UpdatedDefinitionDto> {
    const { fields, cleared } = fieldsToChange(DefinitionFieldsDto, body, this.settings, CLEARABLE);
    const unset = Object.fromEntries(cleared.map((field) => [field, '']));
    const updated = await this.management.ask(updateDefinition, {
      caller: callerOf(caller),
      id,
      fields: { ...fields, ...unset },
    });
    this.definitions.forget({ workspace: caller.workspace, id });
    return { ...answer(updated), status: 'success', score: null, evaluationResults: [] };
  }

  @Delete(':id')
  @Deletes('Delete an evaluation definition', DeletedDto, 409)
  async delete(@Param('id') id: string, @Caller() caller: Principal): Promise<DeletedDto> {
    const gone = await this.management.ask(deleteDefinition, { caller: callerOf(caller), id });
    this.definitions.forget({ workspace: caller.workspace, id });
    return deleted(gone);
  }
}
