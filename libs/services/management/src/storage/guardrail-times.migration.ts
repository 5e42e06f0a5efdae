import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '@touchstone/storage';

/** Times of the last change, and of the last change of the state, as far back as the audit log reaches. */
const fill = (
  schema: string,
): string => `UPDATE "${schema}"."guardrail" AS "one" SET "updated_at" = "change"."updated_at", "state_since" = "change"."state_since"
  FROM (SELECT "workspace", "subject_id", max("at") AS "updated_at",
      max("at") FILTER (WHERE "before" ->> 'active' IS DISTINCT FROM "after" ->> 'active' OR "before" ->> 'mode' IS DISTINCT FROM "after" ->> 'mode') AS "state_since"
    FROM "${schema}"."audit_log" WHERE "action" IN ('guardrail.updated', 'rule.updated') GROUP BY 1, 2) AS "change"
  WHERE "one"."workspace" = "change"."workspace" AND "one"."id" = "change"."subject_id" COLLATE "C"`;

/** Adds the times of a guardrail's changes; `NULL`: not changed since it was created. */
export class GuardrailTimes1764000000015 implements MigrationInterface {
  name = 'GuardrailTimes1764000000015';

  async up(runner: QueryRunner): Promise<void> {
    const schema = schemaOf(runner);
    await runner.query(
      `ALTER TABLE "${schema}"."guardrail" ADD COLUMN "updated_at" timestamptz, ADD COLUMN "state_since" timestamptz`,
    );
    await runner.query(fill(schema));
  }

  /** Keeps the columns: an older version works with them. */
  async down(): Promise<void> {}
}
