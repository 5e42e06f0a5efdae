/**
 * `node tools/cycles.mjs [folder]`: refuses source files that import each other in a circle, if
 * only for types. Prints one shortest circle for each group of files that reach each other.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import typescript from 'typescript';
import { ROOT } from './workspace.mjs';

const FOLDERS = ['apps', 'libs', 'tools', 'e2e'];

const sourcesIn = (root) =>
  FOLDERS.map((folder) => join(root, folder))
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));

/** Names that a file imports or passes on, type-only ones included. */
const importsOf = (file) =>
  typescript
    .preProcessFile(readFileSync(file, 'utf8'), true, false)
    .importedFiles.map(({ fileName }) => fileName);

const graphOf = (root) => {
  const config = readFileSync(join(root, 'tsconfig.base.json'), 'utf8');
  const { paths } = JSON.parse(config).compilerOptions;
  const files = new Set(sourcesIn(root));
  const targetOf = (from, name) => {
    if (name in paths) return join(root, paths[name][0]);
    const path = resolve(dirname(from), name);
    return (
      name.startsWith('.') &&
      [`${path}.ts`, `${path}.tsx`, join(path, 'index.ts'), path].find((x) => files.has(x))
    );
  };
  return new Map(
    [...files].map((file) => [
      file,
      importsOf(file)
        .map((name) => targetOf(file, name))
        .filter((target) => files.has(target)),
    ]),
  );
};

/** The shortest way from a file back to itself. */
const circleThrough = (graph, start) => {
  const cameFrom = new Map();
  const waiting = [start];
  for (const file of waiting) {
    for (const target of graph.get(file)) {
      if (target === start) {
        const circle = [file];
        while (circle[0] !== start) circle.unshift(cameFrom.get(circle[0]));
        return circle;
      }
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, file);
      waiting.push(target);
    }
  }
  return undefined;
};

/** Without the files that import nothing left, or that nothing left imports: no circle has them. */
const pruned = (graph) => {
  const kept = new Map(graph);
  for (let before = -1; before !== kept.size;) {
    before = kept.size;
    const imported = new Set([...kept.values()].flat());
    for (const [file, targets] of kept) {
      const left = targets.filter((target) => kept.has(target));
      if (left.length === 0 || !imported.has(file)) kept.delete(file);
      else kept.set(file, left);
    }
  }
  for (const [file, targets] of kept) {
    kept.set(
      file,
      targets.filter((target) => kept.has(target)),
    );
  }
  return kept;
};

/** One circle after the other; the files of one that is reported are in no other. */
const circlesIn = (graph) => {
  const circles = [];
  const reported = new Set();
  for (const file of [...graph.keys()].sort()) {
    if (reported.has(file)) continue;
    const circle = circleThrough(graph, file);
    if (!circle || circle.some((member) => reported.has(member))) continue;
    circle.forEach((member) => reported.add(member));
    circles.push(circle);
  }
  return circles;
};

const root = resolve(process.argv[2] ?? ROOT);
const circles = circlesIn(pruned(graphOf(root)));
for (const circle of circles) {
  const lines = [...circle, circle[0]].map((file) => `  ${relative(root, file)}\n`);
  process.stderr.write(`A circle of imports:\n${lines.join('')}`);
}
process.exitCode = circles.length > 0 ? 1 : 0;
