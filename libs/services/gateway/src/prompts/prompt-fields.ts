import type { PromptFields } from '@touchstone/contracts';
import { PromptFieldsDto } from '@touchstone/contracts/dto';
import type { Limits } from '../evaluation/limits';
import { refuse } from '../http/problems';
import { fieldsAsSent } from '../management/fields';

const nameProblems = (name: string): string[] =>
  name.trim() === '' ? ['name: expected text, not blank.'] : [];

/** A new prompt has one revision, so there is none to activate. @throws InvalidRequest, MalformedRequest */
export const promptToCreate = (body: unknown, limits: Limits): PromptFields => {
  const fields = fieldsAsSent(PromptFieldsDto, body, limits);
  delete fields.active_revision;
  refuse(nameProblems(fields.name ?? ''));
  return fields;
};

/** The text id is made of the name, so it never goes. @throws InvalidRequest, MalformedRequest */
export const promptToUpdate = (body: unknown, limits: Limits): PromptFields => {
  const fields = fieldsAsSent(PromptFieldsDto, body, limits);
  refuse(fields.name === undefined ? [] : nameProblems(fields.name));
  return fields;
};
