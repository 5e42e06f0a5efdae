/**
 * The Nx plugin of this workspace: gives each project the targets that its files allow, so that a
 * project.json holds only a name and tags. `nx show project kernel` lists the result.
 */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const hasSpecs = (folder) =>
  readdirSync(folder, { recursive: true }).some((path) => path.endsWith('.spec.ts'));

const BUILD = {
  command: 'node tools/build.mjs {projectRoot}',
  cache: true,
  inputs: ['production', 'settings'],
  outputs: ['{workspaceRoot}/dist/{projectRoot}'],
  metadata: { description: 'Compiles the sources into dist' },
};

const LINT = {
  command: 'eslint {projectRoot} && prettier --check --log-level warn {projectRoot}',
  cache: true,
  // Typed rules see the types of what a project imports.
  inputs: ['default', '^default', 'settings'],
  metadata: { description: 'Lints the sources and checks their formatting' },
};

const TEST = {
  command: 'jest {projectRoot}/',
  cache: true,
  inputs: ['default', '^default', 'settings', 'servers'],
  metadata: { description: 'Runs the specs' },
};

/** `apps/detectors/topic` is staged in `dist/images/detectors/topic`. */
const stageOf = (root) => {
  const folder = `dist/images/${root.replace(/^apps\//, '')}`;
  return {
    command: `node tools/stage.mjs ${root} ${folder}`,
    dependsOn: [{ target: 'build', projects: '*' }],
    cache: true,
    inputs: ['production', '^production', 'settings'],
    outputs: [`{workspaceRoot}/${folder}`],
    metadata: { description: 'Gathers what the image of this app holds' },
  };
};

const targetsOf = (root, workspaceRoot) => {
  const folder = join(workspaceRoot, root);
  return {
    ...(root !== 'e2e' && { build: BUILD }),
    lint: LINT,
    ...(hasSpecs(folder) && { test: TEST }),
    ...(existsSync(join(folder, 'src/main.ts')) && { stage: stageOf(root) }),
  };
};

export const name = 'touchstone-targets';

export const createNodesV2 = [
  '{apps,libs,tools,e2e}/**/project.json',
  (files, _options, { workspaceRoot }) =>
    files.map((file) => {
      const root = dirname(file);
      return [file, { projects: { [root]: { targets: targetsOf(root, workspaceRoot) } } }];
    }),
];
