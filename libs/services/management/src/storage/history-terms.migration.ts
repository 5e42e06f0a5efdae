import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '@touchstone/storage';
import { CHECK_OUTCOME, resultsIn, worstOutcome } from './results-sql';

/** In kB, as for the other indexes of this kind. */
const PENDING_LIST = 256;

/** Adds the columns and fills them while the table is written anew, which is faster than updates. */
const columns = (schema: string): string[] => [
  `ALTER TABLE "${schema}"."evaluation" ADD COLUMN "guardrails" text[] NOT NULL DEFAULT '{}', ADD COLUMN "terms" text[] NOT NULL DEFAULT '{}', ADD COLUMN "position" bigint`,
  requests(schema),
  'CREATE UNIQUE INDEX ON "requests" ("id", "workspace")',
  `CREATE FUNCTION "${schema}"."filled_guardrails"(text, text) RETURNS text[] LANGUAGE sql AS
    $$ SELECT coalesce((SELECT "guardrails" FROM "requests" WHERE "id" = $1 AND "workspace" = $2), '{}') $$`,
  `CREATE FUNCTION "${schema}"."filled_terms"(text, text, json) RETURNS text[] LANGUAGE sql AS $$ SELECT ARRAY(
    WITH "outcomes" AS (SELECT "check", ${CHECK_OUTCOME} AS "outcome" FROM ${resultsIn('$3')} AS "result" GROUP BY "place", "check")
    SELECT 'guardrail=' || "guardrail" FROM unnest("${schema}"."filled_guardrails"($1, $2)) AS "guardrail"
    UNION SELECT "check" || '=' || "outcome" FROM "outcomes"
    UNION SELECT 'outcome=' || ${worstOutcome('ARRAY(SELECT "outcome" FROM "outcomes")')}
    UNION SELECT "term" FROM ${resultsIn('$3')} AS "result",
      LATERAL (VALUES ('label:' || "label"), ("check" || ':' || "label")) AS "terms" ("term") WHERE "label" IS NOT NULL
  ) $$`,
  `ALTER TABLE "${schema}"."evaluation"
    ALTER COLUMN "guardrails" TYPE text[] USING "${schema}"."filled_guardrails"("id", "workspace"),
    ALTER COLUMN "terms" TYPE text[] USING "${schema}"."filled_terms"("id", "workspace", "results")`,
  `DROP FUNCTION "${schema}"."filled_terms"`,
  `DROP FUNCTION "${schema}"."filled_guardrails"`,
  'DROP TABLE "requests"',
  `CREATE SEQUENCE "${schema}"."evaluation_position_seq" OWNED BY "${schema}"."evaluation"."position"`,
  `ALTER TABLE "${schema}"."evaluation" ALTER COLUMN "position" SET DEFAULT nextval('"${schema}"."evaluation_position_seq"')`,
];

/** The log of exchanges names the guardrails that requested earlier evaluations. */
const requests = (
  schema: string,
): string => `CREATE TEMPORARY TABLE "requests" ("id", "workspace", "guardrails") ON COMMIT DROP AS
  SELECT "one" ->> 'evaluation_id', "workspace", array_agg(DISTINCT "one" ->> 'guardrail_id' ORDER BY "one" ->> 'guardrail_id')
  FROM "${schema}"."exchange", json_array_elements("guardrails") AS "one" WHERE "one" ->> 'evaluation_id' <> '' GROUP BY 1, 2`;

const indexes = (schema: string): string[] => {
  const [table, latest] = [`"${schema}"."evaluation"`, '"completed_at" DESC, "id" DESC'];
  return [
    `CREATE INDEX "evaluation_terms" ON ${table} USING gin ("terms") WITH (gin_pending_list_limit = ${PENDING_LIST})`,
    // Old keys and definitions: all their rows may stand behind those of others.
    `CREATE INDEX "evaluation_key_page" ON ${table} ("workspace", "key_id", ${latest})`,
    `CREATE INDEX "evaluation_definition_page" ON ${table} ("workspace", "definition_id", ${latest}) WHERE "definition_id" IS NOT NULL`,
    `CREATE INDEX "evaluation_score_page" ON ${table} ("workspace", "score", ${latest})`,
    `CREATE INDEX "evaluation_position" ON ${table} ("workspace", "position")`,
    `CREATE INDEX "exchange_guardrails" ON "${schema}"."exchange" USING gin (("guardrails"::jsonb) jsonb_path_ops) WITH (gin_pending_list_limit = ${PENDING_LIST})`,
  ];
};

/**
 * Adds what further filters look for, filled for existing evaluations: the guardrails that
 * requested them, terms (`history/terms.ts`), and the order in which rows were stored, which
 * earlier rows do not have.
 */
export class HistoryTerms1764000000012 implements MigrationInterface {
  name = 'HistoryTerms1764000000012';

  async up(runner: QueryRunner): Promise<void> {
    const schema = schemaOf(runner);
    for (const statement of [...columns(schema), ...indexes(schema)]) await runner.query(statement);
  }

  /** Keeps the columns: an older version works with them. */
  async down(): Promise<void> {}
}
