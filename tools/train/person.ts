import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type TagModel, type Thresholds } from '@touchstone/detectors/security/names';
import { examplesOf } from './person/examples';
import { fit, inBytes, SEED } from './person/fit';
import { type Figures, figuresOf, reportedIn, tagAll, thresholdsFor } from './person/measure';
import { LABELLED, NAMELESS, REQUESTS, textsOfSet } from './person/sets';
import { type NamedText, SYNTHETIC_SEED, syntheticSentences } from './person/synthetic-texts';

/**
 * `npm run train -- person [--data DIR] [--show SET]`: fits the tagger of persons' names and writes
 * it beside its recogniser. The same texts give the same bytes.
 */

const FOLDER = 'libs/detectors/security/src/pii/names/tagger';
const RESULTS = 'bench-results/person-names.json';

const { values } = parseArgs({
  options: { data: { type: 'string', default: '../shared/data' }, show: { type: 'string' } },
});
if (!existsSync(values.data))
  throw new Error(`There is no data folder at ${values.data}; name it with --data.`);

const SYNTHETIC = syntheticSentences();
/** Other fillings of the same sentences, on which thresholds are chosen. */
const HELD_OUT = syntheticSentences(SYNTHETIC_SEED + 1, 0.15);
const sets = new Map<string, NamedText[]>(
  [...LABELLED, ...NAMELESS, ...REQUESTS].map((name) => [name, textsOfSet(values.data, name)]),
);
const LEARNED: readonly string[] = [...LABELLED, ...NAMELESS];

interface Fitted {
  model: TagModel;
  thresholds: Thresholds;
}

const fitted = (learned: readonly string[]): Fitted => {
  const model = inBytes(
    fit(examplesOf([...SYNTHETIC, ...learned.flatMap((name) => sets.get(name) ?? [])], SEED)),
  );
  return { model, thresholds: thresholdsFor(tagAll(HELD_OUT, model)) };
};

const percent = (share: number): string => (100 * share).toFixed(1).padStart(6);
const show = (
  title: string,
  { texts, names, precision, recall, f1, overlapF1, overlapRecall, falseAlarms }: Figures,
): void =>
  void process.stdout.write(
    `${title.padEnd(46)} ${String(texts).padStart(5)} ${String(names).padStart(5)}${[precision, recall, f1, overlapRecall, overlapF1, falseAlarms].map(percent).join('')}\n`,
  );

const figures: Record<string, Figures> = {};
const measure = (title: string, name: string, { model, thresholds }: Fitted): void => {
  const tagged = tagAll(sets.get(name) ?? [], model);
  show(`${title}: ${name}`, (figures[`${title}: ${name}`] = figuresOf(tagged, thresholds)));
  if (values.show !== name) return;
  for (const one of tagged) {
    const found = reportedIn(one, thresholds);
    const name = ({ start, end }: { start: number; end: number }): string =>
      one.sample.text.slice(start, end);
    const [wanted, got] = [one.sample.names.map(name), found.map(name)];
    if (wanted.join('|') !== got.join('|'))
      process.stdout.write(
        `  ${JSON.stringify({ text: one.sample.text.slice(0, 200), missed: wanted.filter((x) => !got.includes(x)), wrong: got.filter((x) => !wanted.includes(x)) })}\n`,
      );
  }
};

const save = ({ model, thresholds }: Fitted): void => {
  mkdirSync('bench-results', { recursive: true });
  writeFileSync(RESULTS, `${JSON.stringify({ thresholds, figures }, null, 2)}\n`);
  writeFileSync(join(FOLDER, 'weights.bin'), Buffer.from(Int8Array.from(model.weights).buffer));
  writeFileSync(
    join(FOLDER, 'calibration.json'),
    `${JSON.stringify({ unit: model.unit, steps: [...model.steps], thresholds }, null, 2)}\n`,
  );
};

process.stdout.write(
  `${SYNTHETIC.length} texts of our own\n${''.padEnd(46)} texts names  prec   rec    f1  orec   of1 alarm\n`,
);
const ownOnly = fitted([]);
process.stdout.write(`own material only, thresholds ${JSON.stringify(ownOnly.thresholds)}\n`);
for (const name of [...LABELLED, ...NAMELESS, ...REQUESTS]) measure('own only', name, ownOnly);
for (const name of LEARNED)
  measure('left out', name, fitted(LEARNED.filter((other) => other !== name)));
const shipped = fitted(LEARNED);
process.stdout.write(`shipped, thresholds ${JSON.stringify(shipped.thresholds)}\n`);
for (const name of REQUESTS) measure('shipped', name, shipped);
save(shipped);
