import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

interface Import {
  title: string;
  filePath: string;
  text: string;
}

const imports = (title: string, filePath: string, from: string): Import => ({
  title,
  filePath,
  text: `import { x } from '${from}';\nx();\n`,
});
const written = (title: string, text: string): Import => ({
  title,
  filePath: 'libs/services/gateway/src/probe.ts',
  text,
});

const FORBIDDEN = [
  imports(
    'a service a detector',
    'libs/services/gateway/src/probe.ts',
    '@touchstone/detectors/safety',
  ),
  imports(
    'a service a detector by its path',
    'libs/services/gateway/src/probe.ts',
    '../../../detectors/safety/src',
  ),
  imports(
    'a spec of a service a detector',
    'libs/services/gateway/src/probe.spec.ts',
    '@touchstone/detectors/safety',
  ),
  imports(
    'a service a service',
    'libs/services/gateway/src/probe.ts',
    '@touchstone/services/aggregator',
  ),
  imports(
    'the gateway the pass-through',
    'libs/services/gateway/src/probe.ts',
    '@touchstone/services/pass-through',
  ),
  imports(
    'the pass-through the gateway',
    'libs/services/pass-through/src/probe.ts',
    '@touchstone/services/gateway',
  ),
  imports('clients the HTTP edge', 'libs/clients/src/probe.ts', '@touchstone/http-edge'),
  imports('clients a service', 'libs/clients/src/probe.ts', '@touchstone/services/gateway'),
  imports('a service the platform', 'libs/services/gateway/src/probe.ts', '@touchstone/platform'),
  imports('an app an app', 'apps/all-in-one/src/probe.ts', '../../aggregator/src/main'),
  imports(
    'a detector app its neighbour',
    'apps/detectors/topic/src/probe.ts',
    '../../policy/src/main',
  ),
  imports('a library an app', 'libs/platform/src/probe.ts', '../../../apps/aggregator/src/main'),
  imports('testing an app', 'libs/testing/src/probe.ts', '../../../apps/aggregator/src/main'),
  imports('kernel Nest', 'libs/kernel/src/probe.ts', '@nestjs/common'),
  imports('kernel contracts', 'libs/kernel/src/probe.ts', '@touchstone/contracts'),
  imports('contracts messaging', 'libs/contracts/src/probe.ts', '@touchstone/messaging'),
  imports('messaging the platform', 'libs/messaging/src/probe.ts', '@touchstone/platform'),
  imports('a detector Nest', 'libs/detectors/topic/src/probe.ts', '@nestjs/common'),
  imports('a detector messaging', 'libs/detectors/topic/src/probe.ts', '@touchstone/messaging'),
  imports(
    'a detector another family',
    'libs/detectors/topic/src/probe.ts',
    '@touchstone/detectors/policy',
  ),
  imports('the platform a service', 'libs/platform/src/probe.ts', '@touchstone/services/gateway'),
  imports('code that ships testing', 'libs/services/gateway/src/probe.ts', '@touchstone/testing'),
  imports('an app testing', 'apps/all-in-one/src/probe.ts', '@touchstone/testing'),
  written(
    'a service the type of a detector',
    "import type { X } from '@touchstone/detectors/safety';\nexport type Y = X;\n",
  ),
  written(
    'a service a detector, to pass it on',
    "export { x } from '@touchstone/detectors/safety';\n",
  ),
  written(
    'a service a detector at run time',
    "export const x = import('@touchstone/detectors/safety');\n",
  ),
  written(
    'a service a detector behind a comment',
    "// eslint-disable-next-line\nexport { x } from '@touchstone/detectors/safety';\n",
  ),
];

const ALLOWED = [
  ...[
    'services/gateway',
    'detectors/safety',
    'platform',
    'detection',
    'messaging',
    'inference',
    'contracts',
    'kernel',
  ].map((library) =>
    imports(`an app ${library}`, 'apps/all-in-one/src/probe.ts', `@touchstone/${library}`),
  ),
  ...['http-edge', 'clients', 'messaging', 'contracts', 'kernel'].map((library) =>
    imports(`a service ${library}`, 'libs/services/gateway/src/probe.ts', `@touchstone/${library}`),
  ),
  ...['detection', 'messaging', 'inference', 'contracts', 'kernel'].map((library) =>
    imports(`the platform ${library}`, 'libs/platform/src/probe.ts', `@touchstone/${library}`),
  ),
  ...['detection', 'inference', 'contracts', 'kernel'].map((library) =>
    imports(`a detector ${library}`, 'libs/detectors/topic/src/probe.ts', `@touchstone/${library}`),
  ),
  ...['services/gateway', 'detectors/safety', 'platform', 'messaging'].map((library) =>
    imports(`testing ${library}`, 'libs/testing/src/probe.ts', `@touchstone/${library}`),
  ),
  ...['services/gateway', 'detectors/safety', 'testing'].map((library) =>
    imports(`a tool ${library}`, 'tools/probe.ts', `@touchstone/${library}`),
  ),
  imports('a spec testing', 'libs/kernel/src/probe.spec.ts', '@touchstone/testing'),
  imports('a file its neighbour', 'libs/testing/src/probe.ts', './builders'),
  imports('a service Nest', 'libs/services/gateway/src/probe.ts', '@nestjs/common'),
  imports('an end-to-end test testing', 'e2e/probe.spec.ts', '@touchstone/testing'),
];

const workspace = join(__dirname, '..');

/** Messages of the linter on each text; one process for all of them. */
const objections = (given: Import[]): Map<string, string[]> => {
  const output = execFileSync(process.execPath, [join(__dirname, 'lint-texts.mjs')], {
    cwd: workspace,
    input: JSON.stringify(
      given.map(({ filePath, text }) => ({ filePath: join(workspace, filePath), text })),
    ),
    env: { ...process.env, NX_DAEMON: 'false' },
    encoding: 'utf8',
  });
  const lists = JSON.parse(output) as string[][];
  return new Map(
    given.map(({ title }, index) => [
      title,
      lists[index] ?? ['The linter said nothing on this file.'],
    ]),
  );
};

describe('import boundaries', () => {
  let found: Map<string, string[]>;

  beforeAll(() => {
    found = objections([...FORBIDDEN, ...ALLOWED]);
  });

  it.each(FORBIDDEN)('forbid $title', ({ title }) => expect(found.get(title)).toHaveLength(1));
  it.each(ALLOWED)('let import $title', ({ title }) => expect(found.get(title)).toEqual([]));
});
