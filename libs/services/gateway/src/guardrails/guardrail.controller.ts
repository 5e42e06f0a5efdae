import {
  Body,
  Delete,
  Get,
  Injectable,
  Param,
  type PipeTransform,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import { GuardrailCache, ManagementClient } from '@touchstone/clients';
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
import {
  type DeletedDto,
  GuardrailDto,
  GuardrailFieldsDto,
  isJsonObject,
} from '@touchstone/contracts/dto';
import { Caller } from '../http/decorators';
import { refuse } from '../http/problems';
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
  Lists,
  Reads,
} from '../management/routes';
import { withoutZero } from '../management/zero-values';

const THRESHOLDS = [
  'error_threshold',
  'warning_threshold',
] as const satisfies readonly GuardrailThreshold[];
const isThreshold = (field: string): field is GuardrailThreshold =>
  THRESHOLDS.some((threshold) => threshold === field);
/** Defaults that `""` restores in fields that take no text. */
const PRESETS = {
  active: true,
  evaluations: {},
  actions: {},
  mode: 'enforce',
  on_error: 'closed',
  stream: 'hold',
} as const satisfies GuardrailFields;
const CLEARABLE = [
  'error_threshold',
  'warning_threshold',
  'active',
  'evaluations',
  'actions',
  'mode',
  'on_error',
  'stream',
] as const satisfies (keyof GuardrailFields)[];
const isPreset = (field: string): field is keyof typeof PRESETS => Object.hasOwn(PRESETS, field);

/** Compares the thresholds in the request; management compares them again with the stored ones. */
const demandOrder = ({
  error_threshold: error,
  warning_threshold: warning,
}: GuardrailFields): void =>
  refuse(
    error !== undefined && warning !== undefined && warning < error
      ? ['warning_threshold: expected a number that is not below error_threshold.']
      : [],
  );

/** Drops a `retry_cap` of 0 unless the guardrail retries: then 0 is out of range. */
@Injectable()
class UnsetRetryCapPipe implements PipeTransform<unknown, unknown> {
  transform(body: unknown): unknown {
    if (!isJsonObject(body)) return body;
    const { actions } = body;
    return isJsonObject(actions) && actions['retry'] !== true
      ? { ...body, actions: withoutZero(actions, 'retry_cap') }
      : body;
  }
}

/** Routes of rules and of guardrails, which differ only in name. */
@Injectable()
abstract class CollectionController {
  protected abstract readonly collection: GuardrailCollection;

  constructor(
    private readonly management: ManagementClient,
    private readonly guardrails: GuardrailCache,
  ) {}

  @Post()
  @Creates('Create one', GuardrailFieldsDto, GuardrailDto)
  async create(
    @Body(UnsetRetryCapPipe, NewResourcePipe) fields: GuardrailFieldsDto,
    @Caller() caller: Principal,
  ): Promise<GuardrailRecord> {
    demandOrder(fields);
    return this.changed(
      caller,
      await this.management.ask(createGuardrail, {
        caller: callerOf(caller),
        collection: this.collection,
        fields,
      }),
    );
  }

  @Get()
  @Lists('List them', GuardrailDto)
  list(@Query(PagePipe) page: PageQuery, @Caller() caller: Principal): Promise<GuardrailRecord[]> {
    return this.management.ask(listGuardrails, {
      caller: callerOf(caller),
      collection: this.collection,
      page,
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
    @Body(UnsetRetryCapPipe, changesOf(GuardrailFieldsDto, CLEARABLE))
    { fields, cleared }: FieldChanges<GuardrailFieldsDto>,
    @Caller() caller: Principal,
  ): Promise<GuardrailRecord> {
    demandOrder(fields);
    const unset: GuardrailFields = Object.fromEntries(
      cleared.filter(isPreset).map((field) => [field, PRESETS[field]]),
    );
    const changes = { fields: { ...fields, ...unset }, cleared: cleared.filter(isThreshold) };
    return this.changed(
      caller,
      await this.management.ask(updateGuardrail, {
        caller: callerOf(caller),
        collection: this.collection,
        id,
        ...changes,
      }),
    );
  }

  @Delete(':id')
  @Deletes('Delete one')
  async delete(@Param('id') id: string, @Caller() caller: Principal): Promise<DeletedDto> {
    return deleted(
      this.changed(
        caller,
        await this.management.ask(deleteGuardrail, {
          caller: callerOf(caller),
          collection: this.collection,
          id,
        }),
      ),
    );
  }

  /** Invalidates at once: the event of the change may arrive after the caller's next request. */
  private changed<T>({ workspace }: Principal, answer: T): T {
    this.guardrails.invalidate(workspace);
    return answer;
  }
}

@ApiController('Rules', 'api/rules')
export class RuleController extends CollectionController {
  protected readonly collection = 'rules';
}

@ApiController('Guardrails', 'api/guardrails')
export class GuardrailController extends CollectionController {
  protected readonly collection = 'guardrails';
}
