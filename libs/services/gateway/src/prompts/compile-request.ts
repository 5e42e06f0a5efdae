import { validateSync } from 'class-validator';
import { CompileRequestDto } from '@touchstone/contracts/dto';
import { lengthProblems, type Limits } from '../evaluation/limits';
import { jsonObject } from '../http/json-object';
import { ownFields } from '../http/own-fields';
import { refuse, sentences } from '../http/problems';

/**
 * Validates a compile request, which may lack a body.
 * @throws InvalidRequest naming the field
 */
export const compileRequest = (body: unknown, limits: Limits): CompileRequestDto => {
  const fields = ownFields(CompileRequestDto, jsonObject(body ?? {}, limits));
  const dto = Object.assign(new CompileRequestDto(), fields);
  refuse([...sentences(validateSync(dto)), ...lengthProblems(fields, limits)]);
  return dto;
};
