/**
 * Names the suites of a run of Jest that were left out for want of a server, and the command that
 * brings their servers.
 */
import { relative } from 'node:path';

const counted = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/**
 * @param results `testResults` of Jest's JSON report
 * @param args what Jest was asked for
 * @returns lines to print; empty when everything was run
 */
export const notRun = (results, { root, args = [], hasApt }) => {
  const suites = results
    .map(({ name, assertionResults }) => [
      relative(root, name),
      assertionResults.filter(({ status }) => status === 'pending').length,
    ])
    .filter(([, tests]) => tests > 0)
    .sort();
  if (suites.length === 0) return '';
  const total = suites.reduce((sum, [, tests]) => sum + tests, 0);
  const command = ['npm test', ...(args.length > 0 ? ['--', ...args] : [])].join(' ');
  return [
    `${counted(total, 'test')} in ${counted(suites.length, 'file')} not run, for want of a RabbitMQ, a PostgreSQL or a browser:`,
    ...suites.map(([path, tests]) => `  ${path} (${tests})`),
    hasApt
      ? `To run everything, as root or with sudo, which installs the servers from Debian's packages:\n  CI=true ${command}`
      : `To run everything, start a Docker engine and repeat:\n  ${command}`,
    '',
  ].join('\n');
};
