/**
 * `node tools/build.mjs <project folder>…`: compiles the TypeScript of projects into `dist`, with
 * the other files beside it. Several folders in one process cost less than one process for each.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { transformFile } from '@swc/core';
import { ROOT } from './workspace.mjs';

const NOT_BUILT = /\.(spec\.ts|mjs|md)$|(^|\/)project\.json$/;

const { paths } = JSON.parse(
  readFileSync(join(ROOT, 'tsconfig.base.json'), 'utf8'),
).compilerOptions;

const filesIn = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(ROOT.length))
    .filter((path) => !NOT_BUILT.test(path));

const compile = async (source) => {
  const target = source.replace(/\.ts$/, '.js');
  const { code, map } = await transformFile(join(ROOT, source), {
    cwd: ROOT,
    jsc: { baseUrl: ROOT, paths },
    outputPath: join(ROOT, 'dist', target),
  });
  const file = join(ROOT, 'dist', target);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${code}//# sourceMappingURL=${basename(file)}.map\n`);
  writeFileSync(`${file}.map`, map);
};

/** A browser app is bundled, and each file compressed once instead of for each request. */
const bundle = async (folder) => {
  const { build: viteBuild } = await import('vite');
  await viteBuild({ configFile: join(ROOT, folder, 'vite.config.mts'), logLevel: 'warn' });
  const assets = join(ROOT, 'dist', folder, 'assets');
  for (const name of readdirSync(assets)) {
    const content = readFileSync(join(assets, name));
    writeFileSync(join(assets, `${name}.br`), brotliCompressSync(content));
    writeFileSync(join(assets, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
};

const build = (folder) => {
  if (existsSync(join(ROOT, folder, 'vite.config.mts'))) return bundle(folder);
  rmSync(join(ROOT, 'dist', folder), { recursive: true, force: true });
  return Promise.all(
    filesIn(folder).map((path) =>
      path.endsWith('.ts') ? compile(path) : cpSync(join(ROOT, path), join(ROOT, 'dist', path)),
    ),
  );
};

await Promise.all(process.argv.slice(2).map(build));
