/**
 * `npm run test:faults [-- arguments for Jest]`: builds where needed and runs the long fault suite,
 * `e2e/faults/*.faults.ts`, which starts its own servers and fails where their programs are
 * missing.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isReady, ROOT } from './workspace.mjs';

if (!(await isReady())) process.exit(1);
const { status } = spawnSync(
  process.execPath,
  [
    join(ROOT, 'node_modules/jest/bin/jest.js'),
    '--config',
    join(ROOT, 'jest.faults.config.js'),
    ...process.argv.slice(2),
  ],
  { cwd: ROOT, stdio: 'inherit' },
);
process.exit(status ?? 1);
