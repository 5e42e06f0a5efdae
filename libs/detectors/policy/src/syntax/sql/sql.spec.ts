import { sql } from './sql';
import { INVALID_SQL, VALID_SQL } from './sql.fixture';

const IN_DIALECTS = Object.entries(VALID_SQL).flatMap(([dialect, statements]) =>
  statements.map((statement) => [dialect, statement] as const),
);
/** Valid in BigQuery only, where a comma may stand before FROM. */
const TRAILING_COMMA = 'SELECT a, b, FROM `project.data.table`';

describe('sql', () => {
  it.each(IN_DIALECTS)('accepts in %s: %s', (dialect, statement) => {
    expect(sql(statement, dialect)).toBeUndefined();
  });

  it.each(IN_DIALECTS.filter(([, statement]) => statement !== TRAILING_COMMA))(
    'accepts %s without a named dialect: %s',
    (_dialect, statement) => {
      expect(sql(statement, '')).toBeUndefined();
    },
  );

  it.each([...INVALID_SQL, TRAILING_COMMA])('rejects %s', (statement) => {
    expect(sql(statement, '')).toMatchObject({ message: expect.stringMatching(/\.$/) as string });
  });

  it('accepts statements of SQL Server without semicolons', () => {
    expect(
      sql('DECLARE @x INT = 5\nSELECT * FROM t WHERE a = @x\nEXEC p @x', 'tsql'),
    ).toBeUndefined();
  });
});
