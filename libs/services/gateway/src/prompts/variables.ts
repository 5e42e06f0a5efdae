import { validateSync } from 'class-validator';
import type { Variables } from '@touchstone/clients';
import { CompileRequestDto } from '@touchstone/contracts/dto';
import { lengthProblems, type Limits } from '../evaluation/limits';
import { jsonObject } from '../http/json-object';
import { ownFields } from '../http/own-fields';
import { refuse, sentences } from '../http/problems';

/**
 * Returns the variables of a compile request; none without a body.
 * @throws InvalidRequest naming the field
 */
export const variablesIn = (body: unknown, limits: Limits): Variables => {
  const fields = ownFields(CompileRequestDto, jsonObject(body ?? {}, limits));
  const dto = Object.assign(new CompileRequestDto(), fields);
  refuse([...sentences(validateSync(dto)), ...lengthProblems(fields, limits)]);
  return dto.variables ?? {};
};
