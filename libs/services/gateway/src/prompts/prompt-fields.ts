import type { PromptFields } from '@touchstone/contracts';
import { PromptFieldsDto } from '@touchstone/contracts/dto';
import type { Limits } from '../evaluation/limits';
import { refuse } from '../http/problems';
import { fieldsAsSent } from '../management/fields';
import { withoutZero } from '../management/zero-values';

const sentFields = (body: unknown, limits: Limits): PromptFields =>
  fieldsAsSent(PromptFieldsDto, withoutZero(body, 'active_revision'), limits);

const nameProblems = (name: string): string[] =>
  name.trim() === '' ? ['name: expected text, not blank.'] : [];

/**
 * Validates a new prompt; its name is required. Drops `active_revision`: a new prompt has one
 * revision.
 * @throws InvalidRequest, MalformedRequest
 */
export const promptToCreate = (body: unknown, limits: Limits): PromptFields => {
  const fields = sentFields(body, limits);
  delete fields.active_revision;
  refuse(nameProblems(fields.name ?? ''));
  return fields;
};

/**
 * Validates the changes of a prompt. A name must not be blank, as the text id derives from it.
 * @throws InvalidRequest, MalformedRequest
 */
export const promptToUpdate = (body: unknown, limits: Limits): PromptFields => {
  const fields = sentFields(body, limits);
  refuse(fields.name === undefined ? [] : nameProblems(fields.name));
  return fields;
};
