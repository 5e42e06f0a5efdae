import { type ArgumentMetadata, Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { GatewaySettings } from '../gateway.config';
import { type FieldChanges, fieldsToChange, fieldsToCreate } from './fields';

/** Validates the body of a new resource against the DTO that its parameter is typed with. */
@Injectable()
export class NewResourcePipe implements PipeTransform<unknown, object> {
  constructor(private readonly settings: GatewaySettings) {}

  /** @throws InvalidRequest, MalformedRequest */
  transform(body: unknown, { metatype }: ArgumentMetadata): object {
    if (metatype === undefined) throw new Error('The body needs a DTO as its type.');
    return fieldsToCreate(metatype as Type<object>, body, this.settings);
  }
}

/**
 * A pipe that validates the body of a change. Unlike a new resource's, its fields may be `null`.
 * @param clearable fields that take no text, but accept `""` to unset them
 */
export const changesOf = <T extends object>(
  type: Type<T>,
  clearable: readonly (keyof T & string)[] = [],
): Type<PipeTransform<unknown, FieldChanges<T>>> => {
  @Injectable()
  class ChangesPipe implements PipeTransform<unknown, FieldChanges<T>> {
    constructor(private readonly settings: GatewaySettings) {}

    /** @throws InvalidRequest, MalformedRequest */
    transform(body: unknown): FieldChanges<T> {
      return fieldsToChange(type, body, this.settings, clearable);
    }
  }
  return ChangesPipe;
};
