import type { EntityManager, EntitySchema, ObjectLiteral } from 'typeorm';

/** Returns the qualified, quoted name of an entity's table. */
export const tableOf = <Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntitySchema<Row>,
): string => {
  const { schema, tableName } = manager.dataSource.getMetadata(entity);
  return `"${schema ?? 'public'}"."${tableName}"`;
};
