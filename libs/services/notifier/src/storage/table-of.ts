import type { EntityManager, EntitySchema, ObjectLiteral } from 'typeorm';

/** A table's name as SQL wants it. */
export const tableOf = <Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntitySchema<Row>,
): string => {
  const { schema, tableName } = manager.dataSource.getMetadata(entity);
  return `"${schema ?? 'public'}"."${tableName}"`;
};
