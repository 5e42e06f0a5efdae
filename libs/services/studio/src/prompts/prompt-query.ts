import type {
  PromptAsked,
  PromptContent,
  PromptHead,
  PromptRevision,
  RevisionSelector,
} from '@touchstone/contracts';
import { isId, isLabel, isRevisionNumber } from '../names';
import type { PromptRow } from './prompt.entity';

/** SQL names of the tables beside `prompt`, with their schema. */
export interface Tables {
  revisions: string;
  labels: string;
}

/** Returns a prompt's own columns and the numbers of its labels. `$1` is the workspace. */
export const headColumns = ({
  labels,
}: Tables): string => `"id", "text_id", "name", "description", "active", "active_revision", "last_revision", "version", "created_at", "updated_at",
  (SELECT coalesce(json_object_agg("l"."label", "l"."number" ORDER BY "l"."label"), '{}')
    FROM ${labels} AS "l" WHERE "l"."workspace" = $1 AND "l"."prompt_id" = "prompt"."id") AS "labels"`;

/**
 * Returns the column with the revision that matches `selection`, as JSON; null if there is none.
 */
export const revisionColumn = (
  { revisions }: Tables,
  selection: string,
): string => `(SELECT row_to_json("found") FROM (
    SELECT "r"."id", "r"."number", "r"."beta", "r"."content", "r"."created_at", "r"."created_by"
    FROM ${revisions} AS "r" WHERE "r"."workspace" = $1 AND "r"."prompt_id" = "prompt"."id" AND ${selection}) AS "found") AS "revision"`;

/**
 * Returns an SQL condition on a revision, and its parameters. Names that cannot exist are not sent
 * to Postgres.
 */
export const selectionOf = (
  { revisionId, number, label }: RevisionSelector,
  { labels }: Tables,
  first: number,
): { sql: string; parameters: unknown[] } => {
  const parameters: unknown[] = [];
  const parameter = (value: unknown) => `$${parameters.push(value) + first - 1}`;
  const parts: string[] = [];
  if (revisionId !== undefined)
    parts.push(isId(revisionId) ? `"r"."id" = ${parameter(revisionId)}` : 'false');
  if (number !== undefined)
    parts.push(isRevisionNumber(number) ? `"r"."number" = ${parameter(number)}` : 'false');
  if (label !== undefined)
    parts.push(isLabel(label) ? `"r"."number" = ${numberOf(labels, parameter(label))}` : 'false');
  return { sql: parts.join(' AND ') || '"r"."number" = "prompt"."active_revision"', parameters };
};

const numberOf = (labels: string, label: string): string =>
  `(SELECT "l"."number" FROM ${labels} AS "l" WHERE "l"."workspace" = $1 AND "l"."prompt_id" = "prompt"."id" AND "l"."label" = ${label})`;

/**
 * Returns the parameters of `revisionsColumn`, which numbers them from `$2`. A name that cannot
 * exist is sent as one that is never used.
 */
export const parametersOf = (asked: readonly PromptAsked[]): unknown[] => [
  asked.map(({ id }) => (isId(id) ? id : '')),
  asked.map(({ select: { revisionId } }) =>
    revisionId === undefined || isId(revisionId) ? revisionId : '',
  ),
  asked.map(({ select: { number } }) =>
    number === undefined || isRevisionNumber(number) ? number : 0,
  ),
  asked.map(({ select: { label } }) => (label === undefined || isLabel(label) ? label : '')),
];

/**
 * The JSON text of a `PromptRevision`. The content is inserted as stored: Postgres does not parse
 * it.
 */
const REVISION_TEXT = `(SELECT left(row_to_json("summary")::text, -1) || ',' || substr("r"."content"::text, 2) FROM (SELECT "r"."id", "r"."number", "r"."beta",
    to_char("r"."created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "created_at", "r"."created_by") AS "summary")`;

/** Separator that no JSON text contains. */
const BETWEEN = '\x1e';

/**
 * Returns the column with the requested revisions of every prompt, for `revisionTexts`. For a
 * single prompt `revisionColumn` is cheaper.
 */
export const revisionsColumn = ({
  revisions,
  labels,
}: Tables): string => `(SELECT string_agg("asked"."n" || ' ' || ${REVISION_TEXT}, '${BETWEEN}')
    FROM unnest($2::text[], $3::text[], $4::integer[], $5::text[]) WITH ORDINALITY AS "asked" ("name", "revision_id", "number", "label", "n")
    JOIN ${revisions} AS "r" ON "r"."workspace" = $1 AND "r"."prompt_id" = "prompt"."id" AND "r"."number" = CASE
      WHEN "asked"."label" IS NOT NULL THEN ${numberOf(labels, '"asked"."label"')}
      WHEN "asked"."revision_id" IS NOT NULL THEN (SELECT "i"."number" FROM ${revisions} AS "i"
        WHERE "i"."workspace" = $1 AND "i"."prompt_id" = "prompt"."id" AND "i"."id" = "asked"."revision_id")
      ELSE coalesce("asked"."number", "prompt"."active_revision") END
    WHERE "asked"."name" IN ("prompt"."id", "prompt"."text_id")) AS "revisions"`;

/** Returns the JSON text of each `PromptRevision`, by the position of its request, from 1. */
export const revisionTexts = (revisions: string | null): Map<number, string> =>
  new Map(
    revisions?.split(BETWEEN).map((text) => {
      const space = text.indexOf(' ');
      return [Number(text.slice(0, space)), text.slice(space + 1)];
    }),
  );

export type HeadRow = Omit<PromptRow, 'workspace' | 'position' | 'deleted_at'> &
  Pick<PromptHead, 'labels'>;

/** Type of the column `revision`. */
export type RevisionJson = Omit<PromptRevision, keyof PromptContent> & { content: PromptContent };

export const toHead = ({
  id,
  text_id,
  name,
  description,
  active,
  active_revision,
  created_at,
  updated_at,
  version,
  labels,
}: HeadRow): PromptHead => ({
  id,
  text_id,
  name,
  description,
  active,
  active_revision,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
  version,
  labels,
});

export const toRevision = ({
  id,
  number,
  beta,
  content,
  created_at,
  created_by,
}: RevisionJson): PromptRevision => ({
  id,
  number,
  beta,
  created_at: new Date(created_at).toISOString(),
  created_by,
  messages: content.messages,
  tools: content.tools,
  parameters: content.parameters,
});
