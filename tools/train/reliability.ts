import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type ContextKind,
  SUPPORT_FEATURES,
  SUPPORT_MODEL_FILE,
  type SupportModel,
} from '@touchstone/detectors/reliability';
import { examplesOf } from './reliability/examples';
import { HEAD, table } from './reliability/figures';
import { fit, type Lines } from './reliability/fit';
import { judgedBy, kindFolds, leaveOut, originFolds } from './reliability/leave-out';
import { ownRecords } from './reliability/own';
import { readFolder, readRecords } from './reliability/records';

/**
 * `npm run train -- reliability [--data DIR] [--test FILE] [--measure]`: fits the model that decides
 * how well a context supports a claim, and writes it beside the detector. The same texts give the
 * same bytes. `--test` prints figures of a file of labelled outputs that it does not learn from;
 * `--measure` prints figures with sources and kinds left out, which takes minutes.
 */

const FOLDER = 'libs/detectors/reliability/src/claims';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    test: { type: 'string', multiple: true, default: [] },
    measure: { type: 'boolean', default: false },
  },
});
if (!existsSync(values.data))
  throw new Error(`There is no data folder at ${values.data}; name it with --data.`);

const print = (lines: readonly string[]): void =>
  void process.stdout.write(`${lines.join('\n')}\n`);

const shared = examplesOf(readFolder(values.data));
const own = examplesOf(ownRecords());
const learned = [...shared.filter(({ record }) => !record.dev), ...own];
print([`${shared.length} records, ${own.length} of our own`]);

const lines: Lines = fit(learned);
print([
  '',
  'Held-out part',
  ...table(
    judgedBy(
      lines,
      shared.filter(({ record }) => record.dev),
    ),
  ),
]);
for (const file of values.test)
  print(['', file, ...table(judgedBy(lines, examplesOf(readRecords(file))))]);
const lineOf = (kind: ContextKind) => ({
  intercept: lines[kind].intercept,
  weights: Object.fromEntries(
    SUPPORT_FEATURES.map((name, index) => [name, lines[kind].weights[index] ?? 0]),
  ),
});
const model: SupportModel = {
  sentence: lineOf('sentence'),
  passage: lineOf('passage'),
  document: lineOf('document'),
};
writeFileSync(join(FOLDER, SUPPORT_MODEL_FILE), `${JSON.stringify(model, null, 2)}\n`);
print([`Written to ${FOLDER}`]);

if (values.measure) {
  const all = [...shared, ...own];
  print(['', HEAD, 'Sources left out', ...table(leaveOut(all, learned, originFolds))]);
  print(['', 'Kinds of our own left out', ...table(leaveOut(own, learned, kindFolds))]);
}
