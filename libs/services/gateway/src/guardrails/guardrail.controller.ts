import { Body, Delete, Get, Injectable, Param, Post, Put, Query } from '@nestjs/common';
import {
  createGuardrail,
  deleteGuardrail,
  getGuardrail,
  type GuardrailCollection,
  type GuardrailFields,
  type GuardrailRecord,
  type GuardrailThreshold,
  listGuardrails,
  type Principal,
  updateGuardrail,
} from '@touchstone/contracts';
import { type DeletedDto, GuardrailDto, GuardrailFieldsDto } from '@touchstone/contracts/dto';
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

const THRESHOLDS = [
  'error_threshold',
  'warning_threshold',
] as const satisfies readonly GuardrailThreshold[];
const isThreshold = (field: string): field is GuardrailThreshold =>
  THRESHOLDS.includes(field as GuardrailThreshold);
/** What `""` in a field that takes a name goes back to. */
const PRESETS = {
  mode: 'enforce',
  on_error: 'closed',
  stream: 'hold',
} as const satisfies GuardrailFields;
const CLEARABLE = [...THRESHOLDS, 'mode', 'on_error', 'stream'] as const;

/** Of what the caller sends; management looks again, with what is stored. */
const demandOrder = ({
  error_threshold: error,
  warning_threshold: warning,
}: GuardrailFields): void =>
  refuse(
    error !== undefined && warning !== undefined && warning < error
      ? ['warning_threshold: expected a number that is not below error_threshold.']
      : [],
  );

/** Rules and guardrails are the same thing under two names. */
@Injectable()
abstract class CollectionController {
  protected abstract readonly collection: GuardrailCollection;

  constructor(
    private readonly management: ManagementClient,
    private readonly settings: GatewaySettings,
  ) {}

  @Post()
  @Creates('Create one', GuardrailFieldsDto, GuardrailDto)
  async create(@Body() body: unknown, @Caller() caller: Principal): Promise<GuardrailRecord> {
    const fields = fieldsToCreate(GuardrailFieldsDto, body, this.settings);
    demandOrder(fields);
    return this.management.ask(createGuardrail, {
      caller: callerOf(caller),
      collection: this.collection,
      fields,
    });
  }

  @Get()
  @Lists('List them', GuardrailDto)
  list(@Query() query: QueryOf, @Caller() caller: Principal): Promise<GuardrailRecord[]> {
    return this.management.ask(listGuardrails, {
      caller: callerOf(caller),
      collection: this.collection,
      page: pageOf(query),
    });
  }

  @Get(':id')
  @Reads('Read one', GuardrailDto)
  get(@Param('id') id: string, @Caller() caller: Principal): Promise<GuardrailRecord> {
    return this.management.ask(getGuardrail, {
      caller: callerOf(caller),
      collection: this.collection,
      id,
    });
  }

  @Put(':id')
  @Changes('Update one', GuardrailFieldsDto, GuardrailDto)
  async update(
    @Param('id') id: string,
    @Body() body: unknown,
    @Caller() caller: Principal,
  ): Promise<GuardrailRecord> {
    const { fields, cleared } = fieldsToChange(GuardrailFieldsDto, body, this.settings, CLEARABLE);
    demandOrder(fields);
    const unset = {
      ...(cleared.includes('mode') && { mode: PRESETS.mode }),
      ...(cleared.includes('on_error') && { on_error: PRESETS.on_error }),
      ...(cleared.includes('stream') && { stream: PRESETS.stream }),
    };
    const changes = { fields: { ...fields, ...unset }, cleared: cleared.filter(isThreshold) };
    return this.management.ask(updateGuardrail, {
      caller: callerOf(caller),
      collection: this.collection,
      id,
      ...changes,
    });
  }

  @Delete(':id')
  @Deletes('Delete one')
  async delete(@Param('id') id: string, @Caller() caller: Principal): Promise<DeletedDto> {
    return deleted(
      await this.management.ask(deleteGuardrail, {
        caller: callerOf(caller),
        collection: this.collection,
        id,
      }),
    );
  }
}

@Manages('Rules', 'api/rules')
export class RuleController extends CollectionController {
  protected readonly collection = 'rules';
}

@Manages('Guardrails', 'api/guardrails')
export class GuardrailController extends CollectionController {
  protected readonly collection = 'guardrails';
}
