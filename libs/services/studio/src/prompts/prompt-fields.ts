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

/** What a caller names, as it will be kept; what is nobody's field or `null` counts as not named. @throws InvalidField */
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

/** What one request can bring: what was stored piece by piece can be sent back whole. */
const MOST_BYTES = 1_000_000;

/** What a revision is to hold. @throws PromptTooLarge */
export const contentToKeep = (fields: Partial<PromptContent>): PromptContent => {
  const content = contentOf(fields);
  if (Buffer.byteLength(JSON.stringify(content)) > MOST_BYTES) throw new PromptTooLarge(MOST_BYTES);
  return content;
};

const schemasOf = ({ tools }: PromptContent): string =>
  JSON.stringify(tools.map((tool) => tool.function?.parameters));

/** Whether they say different things. The order of fields says nothing but in the schemas of tools, which models see as they are. */
export const contentChanged = (before: PromptContent, after: PromptContent): boolean =>
  !isDeepStrictEqual(contentOf(before), contentOf(after)) ||
  schemasOf(contentOf(before)) !== schemasOf(contentOf(after));

export interface UpdatePlan {
  /** Of the revision to make, if one is. */
  content?: PromptContent;
  head: Pick<PromptHead, 'name' | 'description' | 'active' | 'active_revision'> & {
    last_revision: number;
  };
  /** In the words of the audit log; `null` when the update changes nothing. */
  action: 'updated' | 'activated' | null;
}

/**
 * What an update of the named fields comes to. Content that differs from the active revision's makes a revision, which becomes active unless it is beta. An
 * `active_revision` other than the present one, which may be the new one, is active afterwards whatever else is named; one that repeats the present
 * one, as in a prompt that is sent back with a few fields changed, asks for nothing.
 * @param fields as `namedFields` gives them
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
  const active_revision =
    chosen(prompt, fields, last_revision) ??
    (makes && fields.beta !== true ? last_revision : prompt.active_revision);
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

const chosen = (
  prompt: PromptHead,
  { active_revision }: PromptFields,
  last: number,
): number | undefined => {
  if (active_revision === undefined || active_revision === prompt.active_revision) return undefined;
  if (Number.isInteger(active_revision) && active_revision >= 1 && active_revision <= last)
    return active_revision;
  throw new InvalidField(
    'active_revision',
    `the number of a revision of this prompt, 1 to ${last}`,
  );
};
