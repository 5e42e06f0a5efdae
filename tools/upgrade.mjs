/**
 * `npm run test:upgrade -- <commit> [arguments for Jest]`: builds an earlier version beside this one
 * and runs the upgrade suite, `e2e/upgrades/*.upgrade.ts`, with processes of both.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isReady, ROOT, runSuite } from './workspace.mjs';

const run = (command, args, cwd) => {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

const [commit, ...args] = process.argv.slice(2);
if (commit === undefined) {
  process.stderr.write('Name the earlier version: npm run test:upgrade -- <commit>\n');
  process.exit(1);
}
if (!(await isReady())) process.exit(1);
const previous = mkdtempSync(join(tmpdir(), 'touchstone-previous-'));
run('git', ['worktree', 'add', '--detach', previous, commit], ROOT);
process.on('exit', () =>
  spawnSync('git', ['worktree', 'remove', '--force', previous], { cwd: ROOT }),
);
run('npm', ['ci'], previous);
run('npm', ['run', 'build'], previous);
runSuite('jest.upgrade.config.js', args, { TOUCHSTONE_PREVIOUS_ROOT: previous });
