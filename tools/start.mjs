/**
 * `npm start`: everything in one process, installed and built first where needed. Signals and the
 * exit code are the service's own.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isReady, ROOT } from './workspace.mjs';

// npm runs scripts through a shell, which a signal may end without reaching us: losing it means
// that npm was asked to stop.
const shell = process.ppid;
const stopWithoutShell = () => {
  if (process.ppid === shell) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
};

process.chdir(ROOT);
if (!(await isReady())) process.exit(1);
process.stdout.write('Starting; press Ctrl-C to stop. The API is described at /docs.\n');
const watch =
  process.env.npm_lifecycle_event === 'start'
    ? setInterval(stopWithoutShell, 200).unref()
    : undefined;
await import(pathToFileURL(join(ROOT, 'dist/apps/all-in-one/src/main.js')));
