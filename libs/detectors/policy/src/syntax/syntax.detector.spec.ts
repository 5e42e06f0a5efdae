import type { Outcome, SyntaxRuleName } from '@touchstone/contracts';
import { aTask } from '@touchstone/testing';
import { syntaxDetector } from './syntax.detector';

const examine = (name: SyntaxRuleName, output: string, args = ''): Outcome[] =>
  syntaxDetector().examine(
    aTask({ check: 'syntax', mode: 'speed', rules: [{ name, args }] }, { output }),
  );

describe('syntax detector', () => {
  it.each<[SyntaxRuleName, string, string]>([
    ['json', '{"a": [1, 2]}', 'VALID'],
    ['json', '```json\n{"a": 1}\n```', 'VALID'],
    ['json', "{'a': 1}", 'INVALID'],
    ['json', '', 'INVALID'],
    ['javascript', 'import a from "b";\nexport const x = await a?.();', 'VALID'],
    ['javascript', 'with (a) { b }', 'VALID'],
    ['javascript', 'let a = ;', 'INVALID'],
    ['python', 'def f(x: int) -> int:\n    """doc\n  x"""\n    return (x +\n1)\n', 'VALID'],
    ['python', 'if a:\n  b\nelse:\n    c\n', 'VALID'],
    ['python', 'def f(x)\n    return x\n', 'INVALID'],
    ['python', 'x = 1\n    y = 2\n', 'INVALID'],
    ['python', 'if x:\n        y\n    z\n', 'INVALID'],
    ['python', 'print "hello"\n', 'INVALID'],
    ['sql', 'SELECT a FROM t WHERE b = 1;', 'VALID'],
    ['sql', 'SELECT `a` FROM t LIMIT 1, 2', 'VALID'],
    ['sql', "SELECT a::int FROM t WHERE b ILIKE 'x'", 'VALID'],
    ['sql', 'SELEC a FROM t', 'INVALID'],
  ])('%s: %j is %s', (name, text, label) => {
    if (text === '')
      return expect(
        syntaxDetector().examine(
          aTask({ check: 'syntax', mode: 'speed', rules: [{ name, args: '' }] }, { output: ' ' }),
        ),
      ).toMatchObject([{ label }]);
    return expect(examine(name, text)).toMatchObject([
      { name: 'syntax', data: name, label, flagged: label === 'INVALID' },
    ]);
  });

  it('reports line and column of the first error within the code', () => {
    expect(examine('javascript', '```js\nlet a = 1;\nlet b = ;\n```')).toMatchObject([
      { reason: expect.stringContaining('line 2, column 9') as string, quote: 'let b = ;' },
    ]);
  });

  it.each<[SyntaxRuleName, string, string, string]>([
    ['length', 'four', '4', 'VALID'],
    ['length', 'fives', '4', 'INVALID'],
    ['length', '😀😀', '=2', 'VALID'],
    ['word count', 'one two three', '2-3', 'VALID'],
    ['word count', 'one', '>=2', 'INVALID'],
  ])('%s of %j within %j is %s', (name, text, args, label) => {
    expect(examine(name, text, args)).toMatchObject([{ label, data: name }]);
  });

  it.each([
    ['4', 'abc', 'Found 3 characters; expected at most 4.'],
    ['>=2', 'a', 'Found 1 character; expected at least 2.'],
  ])('states count and bound %s in the reason', (args, text, reason) => {
    expect(examine('length', text, args)).toMatchObject([{ reason }]);
  });

  it('does not evaluate an invalid bound', () => {
    expect(examine('length', 'text', 'some')).toEqual([
      {
        kind: 'not_evaluated',
        name: 'syntax',
        cause: expect.any(String) as string,
        data: 'length',
      },
    ]);
  });

  it.each<[SyntaxRuleName, string]>([
    ['javascript', '['.repeat(100_000)],
    ['javascript', `${'!'.repeat(100_000)}1`],
    ['python', '('.repeat(100_000)],
    ['sql', `SELECT ${'('.repeat(60)}1`],
    ['sql', `SELECT ${'CAST('.repeat(42)}1`],
    ['sql', `SELECT 1 WHERE ${'EXISTS(SELECT 1 WHERE CAST('.repeat(12)}1`],
    ['python', `x = ${'not '.repeat(100_000)}1`],
    ['sql', `SELECT ${'f('.repeat(40)}1 1${')'.repeat(40)}`],
    ['sql', `SELECT ${'a IN ('.repeat(35)}1`],
    ['sql', `SELECT * FROM ${'TABLE('.repeat(40)}f(1) 1 1${')'.repeat(40)}`],
    ['sql', `SELECT ${'(x) -> '.repeat(40)}= =`],
    ['sql', `SELECT ${'INTERVAL '.repeat(40)}= =`],
    ['sql', `SELECT ${'ARRAY['.repeat(40)}1 1${']'.repeat(40)}`],
    ['sql', `SELECT ${'1+'.repeat(40_000)}1`],
  ])('returns no verdict on %s that is too deep or long to parse', (name, text) => {
    expect(examine(name, text)).toMatchObject([
      { cause: expect.stringMatching(/too (deeply nested|long)/) as string },
    ]);
  });

  it('rejects comments that never close', () => {
    expect(examine('sql', `SELECT ${'- /*'.repeat(53)}1`)).toMatchObject([{ label: 'INVALID' }]);
  });

  it('parses Python after a text that exhausted the stack', () => {
    examine('python', `x = ${'not '.repeat(100_000)}1`);
    expect(examine('python', 'x = 1')).toMatchObject([{ label: 'VALID' }]);
  });

  it.each<[SyntaxRuleName, string, string, string]>([
    ['json', '{"a": 1,\n "b": 2,}', '(line 2, column 9)', 'A comma stands before }.'],
    ['json', '{"a" 1}', '(line 1, column 6)', 'Expected a colon.'],
    ['json', '[1, 2', '(line 1, column 6)', 'found the end of the text.'],
    ['json', '[01]', '(line 1, column 2)', 'The number is malformed.'],
    ['json', '{} {}', '(line 1, column 4)', 'More text follows the JSON value.'],
    ['python', 'x = 1\nif x\n    y\n', '(line 2, column 5)', 'Expected :, found newline.'],
    ['python', 'é = 1\nprint "é"\n', '(line 2, column 7)', 'parentheses after print.'],
    ['sql', 'SELECT name, FROM users', '(line 1, column 12)', 'A comma stands before FROM.'],
    ['sql', 'SELECT a\nFROM t\nWHERE (b = 1', '(line 3, column 13)', 'the end of the text.'],
    ['sql', "SELECT '😀', , 1", '(line 1, column 14)', 'Expected an expression, found ,.'],
  ])('locates and explains the error of %s %j', (name, text, place, message) => {
    const [finding] = examine(name, text);
    const reason = finding && 'reason' in finding ? finding.reason : '';
    expect(reason).toContain(place);
    expect(reason).toContain(message);
  });

  it.each([
    ['', 'SELECT TOP 10 * FROM t', 'VALID'],
    ['tsql', 'SELECT TOP 10 * FROM t', 'VALID'],
    ['MSSQL', 'SELECT [a b] FROM [t]', 'VALID'],
    ['postgres', 'SELECT [a b] FROM [t]', 'INVALID'],
    ['sqlite', 'SELECT DISTINCT ON (a) b FROM t WINDOW', 'INVALID'],
    ['BigQuery', 'SELECT a, FROM t', 'VALID'],
    ['mysql', 'SELECT a, FROM t', 'INVALID'],
    ['PostgreSQL', 'SELECT `a` FROM t', 'INVALID'],
    ['MySQL', 'SELECT `a` FROM t', 'VALID'],
  ])('checks SQL in the dialect %j: %s is %s', (args, text, label) => {
    expect(examine('sql', text, args)).toMatchObject([{ label }]);
  });

  it('lists the known dialects when one is unknown', () => {
    expect(examine('sql', 'SELECT 1', 'cobol')).toMatchObject([
      {
        kind: 'not_evaluated',
        cause: expect.stringMatching(/"cobol".*postgresql, mysql/) as string,
      },
    ]);
  });

  it.each(['WHILE @i < 10 BEGIN SET @i = @i + 1 END', 'CREATE PROCEDURE p AS BEGIN x END'])(
    'does not evaluate %s, which the parser does not know',
    (text) => {
      expect(examine('sql', text)).toMatchObject([{ kind: 'not_evaluated' }]);
    },
  );

  it.each([
    ['calls', `SELECT ${'COALESCE('.repeat(30)}a${', 1)'.repeat(30)} FROM t`],
    ['subqueries', `SELECT * FROM ${'(SELECT * FROM '.repeat(20)}t${') s'.repeat(20)}`],
    ['comments', 'SELECT /* one /* two */ */ 1'],
    ['paths in strings', `SELECT ${"'src/*', ".repeat(20)}1`],
  ])('accepts nested %s in valid SQL', (_title, text) => {
    expect(examine('sql', text)).toMatchObject([{ label: 'VALID' }]);
  });

  it.each<SyntaxRuleName>(['json', 'javascript', 'python', 'sql'])(
    'parses %s with unusual characters without throwing',
    (name) => {
      for (const text of [
        '\0',
        '\ud800',
        '__proto__',
        '"\\u{110000}"',
        '`${'.repeat(400),
        '{"a":'.repeat(100_000),
      ])
        expect(examine(name, text)).toHaveLength(1);
    },
  );

  it('returns one result a rule, in order, and checks the input when there is no output', () => {
    const rules = [
      { name: 'json' as const, args: '' },
      { name: 'length' as const, args: '9' },
    ];
    const findings = syntaxDetector().examine(
      aTask({ check: 'syntax', mode: 'speed', rules }, { input: '[1]' }),
    );
    expect(findings).toMatchObject([
      { data: 'json', label: 'VALID' },
      { data: 'length', label: 'VALID' },
    ]);
  });
});
