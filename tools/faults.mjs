/**
 * `npm run test:faults [-- arguments for Jest]`: builds where needed and runs the long fault suite,
 * `e2e/faults/*.faults.ts`, which starts its own servers and fails where their programs are
 * missing.
 */
import { isReady, runSuite } from './workspace.mjs';

if (!(await isReady())) process.exit(1);
runSuite('jest.faults.config.js', process.argv.slice(2));
