/** `npm test [-- arguments for Jest]`: installs and builds where needed, lints, type-checks, runs every suite, then counts. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isReady, ROOT, runTarget } from './workspace.mjs';

const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');

/** Whether a target of `project.json` is free of complaints; they are printed. */
const isClean = (target, title) => {
  process.stdout.write(`${title} …\n`);
  return runTarget(target);
};

/** A suite that did not even load counts as one failure, and so does a run that fails without saying where. */
const counted = (
  status,
  {
    numPassedTests = 0,
    numPendingTests = 0,
    numFailedTests = 0,
    numRuntimeErrorTestSuites = 0,
  } = {},
) => {
  if (numPendingTests > 0)
    process.stdout.write(`${numPendingTests} were not run: the start of the run says why.\n`);
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { passed: numPassedTests, failed: failed === 0 && status !== 0 ? 1 : failed };
};

const runSuites = () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-test-'));
  const report = join(folder, 'report.json');
  try {
    const { status } = spawnSync(
      process.execPath,
      [JEST, ...process.argv.slice(2), '--json', `--outputFile=${report}`],
      {
        cwd: ROOT,
        stdio: ['inherit', 'ignore', 'inherit'],
      },
    );
    return counted(status, JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return counted(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Without packages or a build there is nothing to look at. */
const run = () => {
  if (!isReady()) return counted(1);
  const complaints = [isClean('lint', 'Linting'), isClean('typecheck', 'Checking types')].filter(
    (clean) => !clean,
  ).length;
  const { passed, failed } = runSuites();
  return { passed, failed: failed + complaints };
};

const { passed, failed } = run();
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
