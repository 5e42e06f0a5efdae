/**
 * `npm run train -- <name> [arguments]`: runs a program of `tools/train`, built; lists them when
 * none is named.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isReady, ROOT } from './workspace.mjs';

const [name, ...args] = process.argv.slice(2);
const names = readdirSync(join(ROOT, 'tools/train'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .map((file) => file.slice(0, -'.ts'.length));

if (!names.includes(name)) {
  process.stdout.write(
    `Usage: npm run train -- <name>, where the name is one of: ${names.join(', ')}\n`,
  );
  process.exit(name === undefined ? 0 : 1);
}
if (!(await isReady())) process.exit(1);
const { status } = spawnSync(
  process.execPath,
  [join(ROOT, 'dist/tools/train', `${name}.js`), ...args],
  { cwd: ROOT, stdio: 'inherit' },
);
process.exit(status ?? 1);
