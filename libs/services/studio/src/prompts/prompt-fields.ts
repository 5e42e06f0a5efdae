import { isDeepStrictEqual } from 'node:util';
import type { PromptContent, PromptFields, PromptHead } from '@touchstone/contracts';
import { InvalidField, storable } from '@touchstone/storage';
import { PromptTooLarge } from '../errors';
import type { StoredPrompt } from './prompt.repository';

const FIELDS = [
  'name',
  'description',
  'active',
  'beta',
  'active_revision',
  'messages',
  'tools',
  'parameters',
] as const;

/**
 * Returns the named fields in their stored form; unknown fields and `null` count as not named.
 * @throws InvalidField
 */
export const namedFields = (fields: PromptFields): PromptFields => {
  const named = FIELDS.flatMap((field) =>
    fields[field] === undefined || fields[field] === null ? [] : [[field, fields[field]]],
  );
  const kept = storable(Object.fromEntries(named) as PromptFields);
  if (kept.name?.trim() === '') throw new InvalidField('name', 'a text that is not empty');
  return kept;
};

export const contentOf = ({
  messages = [],
  tools = [],
  parameters = {},
}: Partial<PromptContent>): PromptContent => ({ messages, tools, parameters });

/** Bound of one request: a prompt stored in parts must also fit into one update as a whole. */
const MOST_BYTES = 1_000_000;

/**
 * Returns the content of a revision.
 * @throws PromptTooLarge
 */
export const contentToKeep = (fields: Partial<PromptContent>): PromptContent => {
  const content = contentOf(fields);
  if (Buffer.byteLength(JSON.stringify(content)) > MOST_BYTES) throw new PromptTooLarge(MOST_BYTES);
  return content;
};

const schemasOf = ({ tools }: PromptContent): string =>
  JSON.stringify(tools.map((tool) => tool.function?.parameters));

/**
 * Returns true if the contents differ. The order of fields is ignored except in the schemas of
 * tools, which models receive unchanged.
 */
export const contentChanged = (before: PromptContent, after: PromptContent): boolean =>
  !isDeepStrictEqual(contentOf(before), contentOf(after)) ||
  schemasOf(contentOf(before)) !== schemasOf(contentOf(after));

export interface UpdatePlan {
  /** Content of the new revision, if one is created. */
  content?: PromptContent;
  head: Pick<PromptHead, 'name' | 'description' | 'active' | 'active_revision'> & {
    last_revision: number;
  };
  /** Action in the audit log; `null` when the update changes nothing. */
  action: 'updated' | 'activated' | null;
}

/**
 * Plans an update of the named fields. Content that differs from the active revision's creates a
 * revision, which becomes active unless it is beta, whatever `active_revision` says: clients send
 * whole prompts back with the previous number. Without new content, `active_revision` activates.
 * @param fields as returned by `namedFields`
 * @throws InvalidField
 */
export const planUpdate = (
  { prompt, revision, lastRevision }: StoredPrompt,
  fields: PromptFields,
): UpdatePlan => {
  const { name = prompt.name, description = prompt.description, active = prompt.active } = fields;
  const after = contentOf({ ...contentOf(revision), ...contentNamed(fields) });
  const makes = contentChanged(revision, after);
  const last_revision = lastRevision + (makes ? 1 : 0);
  const active_revision = makes
    ? fields.beta === true
      ? prompt.active_revision
      : last_revision
    : chosen(prompt, fields, lastRevision);
  const edited =
    makes || name !== prompt.name || description !== prompt.description || active !== prompt.active;
  const action = edited
    ? 'updated'
    : active_revision !== prompt.active_revision
      ? 'activated'
      : null;
  return {
    ...(makes && { content: after }),
    head: { name, description, active, active_revision, last_revision },
    action,
  };
};

const contentNamed = ({ messages, tools, parameters }: PromptFields): Partial<PromptContent> => ({
  ...(messages && { messages }),
  ...(tools && { tools }),
  ...(parameters && { parameters }),
});

/** @throws InvalidField for a revision that does not exist */
const chosen = (
  prompt: PromptHead,
  { active_revision = prompt.active_revision }: PromptFields,
  last: number,
): number => {
  if (Number.isInteger(active_revision) && active_revision >= 1 && active_revision <= last)
    return active_revision;
  throw new InvalidField(
    'active_revision',
    `the number of a revision of this prompt, 1 to ${last}`,
  );
};
