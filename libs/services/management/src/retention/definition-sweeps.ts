import { tableOf } from '@touchstone/storage';
import { definitionEntity, definitionVersionEntity } from '../definitions/definition.entity';
import { evaluationEntity } from '../history/evaluation.entity';
import { BATCH, deleteRows, type Sweep } from './sweep';

/**
 * Deletes versions of definitions that were replaced, or whose definition was deleted, before this
 * time, and that no stored evaluation names. The latest version of an existing definition has no
 * successor, so it is never among them.
 */
export const definitionVersionSweep =
  (before: Date): Sweep =>
  (manager) => {
    const [versions, definitions, evaluations] = [
      tableOf(manager, definitionVersionEntity),
      tableOf(manager, definitionEntity),
      tableOf(manager, evaluationEntity),
    ];
    const replaced = `EXISTS (SELECT 1 FROM ${versions} n WHERE n."id" = v."id" AND n."version" > v."version" AND n."created_at" < $1)`;
    // Of the index of references, which compares ids byte by byte as this table does.
    const named = `EXISTS (SELECT 1 FROM ${evaluations} e WHERE e."definition_id" COLLATE "C" = v."id" AND e."definition_version" = v."version")`;
    const old = `SELECT v."id", v."version" FROM ${versions} v JOIN ${definitions} d ON d."id" = v."id"
      WHERE (d."deleted_at" < $1 OR ${replaced}) AND NOT ${named} LIMIT ${BATCH} FOR UPDATE OF v SKIP LOCKED`;
    return deleteRows(manager, `DELETE FROM ${versions} WHERE ("id", "version") IN (${old})`, [
      before,
    ]);
  };

/** Deletes definitions that were deleted before this time and have no version left. */
export const deletedDefinitionSweep =
  (before: Date): Sweep =>
  (manager) => {
    const [versions, definitions] = [
      tableOf(manager, definitionVersionEntity),
      tableOf(manager, definitionEntity),
    ];
    const old = `SELECT d."id" FROM ${definitions} d WHERE d."deleted_at" < $1
      AND NOT EXISTS (SELECT 1 FROM ${versions} v WHERE v."id" = d."id") LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
    return deleteRows(manager, `DELETE FROM ${definitions} WHERE "id" IN (${old})`, [before]);
  };
