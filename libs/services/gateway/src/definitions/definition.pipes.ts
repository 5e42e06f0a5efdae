import { Injectable, type PipeTransform } from '@nestjs/common';
import { DefinitionFieldsDto } from '@touchstone/contracts/dto';
import { unknownSwitches } from '../evaluation/unknown-switches';
import { GatewaySettings } from '../gateway.config';
import { fieldsOf } from '../http/own-fields';
import { refuse } from '../http/problems';
import { type FieldChanges, fieldsToChange, fieldsToCreate } from '../management/fields';

type Field = keyof DefinitionFieldsDto & string;

/** Fields in which `""` is a value. */
export const TEXTS: readonly string[] = ['name', 'description'] satisfies Field[];
/** Fields that `""` unsets. */
const CLEARABLE = fieldsOf(DefinitionFieldsDto).filter(
  (field): field is Field => !TEXTS.includes(field),
);

/** Validates a new definition, and refuses switches of checks that do not exist. */
@Injectable()
export class NewDefinitionPipe implements PipeTransform<unknown, DefinitionFieldsDto> {
  constructor(private readonly settings: GatewaySettings) {}

  /** @throws InvalidRequest, MalformedRequest */
  transform(body: unknown): DefinitionFieldsDto {
    const fields = fieldsToCreate(DefinitionFieldsDto, body, this.settings);
    refuse(unknownSwitches(DefinitionFieldsDto, body));
    return fields;
  }
}

/** Validates the changes of a definition, like `NewDefinitionPipe`. */
@Injectable()
export class DefinitionChangesPipe implements PipeTransform<
  unknown,
  FieldChanges<DefinitionFieldsDto>
> {
  constructor(private readonly settings: GatewaySettings) {}

  /** @throws InvalidRequest, MalformedRequest */
  transform(body: unknown): FieldChanges<DefinitionFieldsDto> {
    const changes = fieldsToChange(DefinitionFieldsDto, body, this.settings, CLEARABLE);
    refuse(unknownSwitches(DefinitionFieldsDto, body));
    return changes;
  }
}
