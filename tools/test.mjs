/**
 * `npm test [-- arguments for Jest]`: installs and builds where needed, lints, type-checks, runs
 * every suite, then counts. One process for each part: on a clean checkout the targets of the
 * single projects, which `nx affected` runs, cost several times as much. All parts run at once,
 * since the suites wait often, and lint is one thread for minutes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notRun } from './not-run.mjs';
import { Timings } from './timings.mjs';
import { isReady, ROOT, runNx } from './workspace.mjs';

const ARGS = process.argv.slice(2);
const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');
const CHECKS = {
  lint: ['run-many', '-p', 'touchstone', '-t', 'lint-all', 'lint'],
  types: ['run', 'touchstone:typecheck'],
};

const timings = new Timings();

/**
 * A suite that did not even load counts as one failure, and so does a run that fails without saying
 * where.
 */
const counted = (
  status,
  { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0, testResults = [] } = {},
) => {
  process.stdout.write(
    notRun(testResults, { root: ROOT, args: ARGS, hasApt: existsSync('/usr/bin/apt-get') }),
  );
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { passed: numPassedTests, failed: failed === 0 && status !== 0 ? 1 : failed };
};

const runSuites = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-test-'));
  const report = join(folder, 'report.json');
  try {
    const jest = spawn(process.execPath, [JEST, ...ARGS, '--json', `--outputFile=${report}`], {
      cwd: ROOT,
      stdio: ['inherit', 'ignore', 'inherit'],
    });
    const [status] = await once(jest, 'close');
    return counted(status, JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return counted(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Without packages or a build there is nothing to look at. */
const run = async () => {
  if (!(await timings.of('build', isReady))) return counted(1);
  process.stdout.write('Linting, checking types and testing …\n');
  const checks = Object.entries(CHECKS).map(([part, args]) =>
    timings.of(part, () => runNx(...args)),
  );
  const { passed, failed } = await timings.of('tests', runSuites);
  const clean = await Promise.all(checks);
  return { passed, failed: failed + clean.filter((isClean) => !isClean).length };
};

const { passed, failed } = await run();
process.stdout.write(`${timings}\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
