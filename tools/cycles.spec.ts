import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'touchstone-cycles-'));
  write(
    'tsconfig.base.json',
    '{"compilerOptions":{"paths":{"@touchstone/b":["libs/b/index.ts"]}}}',
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

const check = (): { status: number | null; stderr: string } =>
  spawnSync(process.execPath, [join(__dirname, 'cycles.mjs'), root], { encoding: 'utf8' });

describe('the check for circles of imports', () => {
  it('accepts files that only share what they import', () => {
    write('libs/a/one.ts', "import './two';\nimport './three';");
    write('libs/a/two.ts', "import { three } from './three';");
    write('libs/a/three.ts', "import { readFileSync } from 'node:fs';");
    expect(check()).toMatchObject({ status: 0, stderr: '' });
  });

  it('names the files of a circle in the order of their imports', () => {
    write('libs/a/one.ts', "export { two } from './two';");
    write('libs/a/two.ts', "import { three } from './three';");
    write('libs/a/three.ts', "import { one } from './one';");
    write('libs/a/four.ts', "import { one } from './one';");
    const { status, stderr } = check();
    expect(status).toBe(1);
    expect(stderr.match(/libs\S+/g)).toEqual([
      'libs/a/one.ts',
      'libs/a/two.ts',
      'libs/a/three.ts',
      'libs/a/one.ts',
    ]);
  });

  it('refuses a circle of types', () => {
    write('libs/a/one.ts', "import type { Two } from './two';\nexport type One = Two;");
    write('libs/a/two.ts', "import type { One } from './one';\nexport type Two = One;");
    expect(check().status).toBe(1);
  });

  it('refuses a circle through an alias and an index', () => {
    write('libs/b/index.ts', "export * from './inner';");
    write('libs/b/inner/index.ts', "import { x } from '@touchstone/b';");
    expect(check().status).toBe(1);
  });
});
