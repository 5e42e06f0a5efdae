import { RotationDto } from '@touchstone/contracts/dto';
import type { Limits } from '../evaluation/limits';
import { fieldsToCreate } from './fields';

const DEFAULT_OVERLAP_SECONDS = 86_400;

/** For how long what is replaced goes on working. A request without a body asks for a day. @throws InvalidRequest */
export const overlapIn = (body: unknown, limits: Limits): number =>
  fieldsToCreate(RotationDto, body ?? {}, limits).overlap_seconds ?? DEFAULT_OVERLAP_SECONDS;
