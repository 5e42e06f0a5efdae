import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  FEATURES,
  MODEL_FILE,
  type TopicModel,
  WORD_FIELDS_FILE,
} from '@touchstone/detectors/topic';
import { clincExamples, ownExamples } from './topic/examples';
import {
  bySource,
  chooseThreshold,
  figuresOf,
  figuresTable,
  type Threshold,
  TITLE_WIDTH,
} from './topic/figures';
import { fit } from './topic/fit';
import { type Scored, withoutDomain, withoutKind } from './topic/leave-out';
import { isClinc, samplesOf } from './topic/samples';
import { wordTable } from './topic/word-table';

/**
 * `npm run train -- topic [--data DIR]`: builds the table of what words tell of fields, fits the
 * model of topic scoping and writes both beside the detector. The same texts give the same bytes.
 */

const FOLDER = 'libs/detectors/topic/src/topic-scoping';
const RESULTS = 'bench-results/topic-scoping.json';
/** Share of on-topic texts flagged, mean of all sources, each left out of training. */
const FALSE_ALARMS = 0.12;

const { values } = parseArgs({ options: { data: { type: 'string', default: '../shared/data' } } });
if (!existsSync(values.data))
  throw new Error(`There is no data folder at ${values.data}; name it with --data.`);

const HEAD = `${''.padEnd(TITLE_WIDTH)}  texts  alarm recall balanc   area`;

const report = (groups: [string, Scored[]][], threshold: Threshold): void => {
  process.stdout.write(
    `${JSON.stringify(threshold)}\n${HEAD}\n${figuresTable(groups, threshold)}\n`,
  );
  mkdirSync('bench-results', { recursive: true });
  const figures = groups.map(([title, scored]) => [title, figuresOf(scored, threshold)] as const);
  writeFileSync(
    RESULTS,
    `${JSON.stringify({ threshold, figures: Object.fromEntries(figures) }, null, 2)}\n`,
  );
};

writeFileSync(join(FOLDER, 'meaning', WORD_FIELDS_FILE), wordTable());
const samples = samplesOf([...ownExamples(), ...clincExamples(values.data)]);
process.stdout.write(`${samples.length} examples\n`);

const domains = withoutDomain(samples);
const kinds = withoutKind(samples);
const [, clinc = []] = kinds[0] ?? [];
const threshold = chooseThreshold(
  [...domains.filter(({ sample }) => !isClinc(sample)), ...clinc],
  FALSE_ALARMS,
);
const titled = (title: string, scored: Scored[]): [string, Scored[]][] =>
  [...bySource(scored)].map(([source, group]) => [`${title}: ${source}`, group]);
report(
  [
    ...titled('without domain', domains),
    ...kinds.flatMap(([title, scored]) => titled(title, scored)),
  ],
  threshold,
);

const { intercept, weights } = fit(samples);
const model: TopicModel = {
  intercept,
  weights: Object.fromEntries(
    FEATURES.map((name, index) => [name, weights[index] ?? 0]),
  ) as TopicModel['weights'],
  ...threshold,
};
writeFileSync(join(FOLDER, MODEL_FILE), `${JSON.stringify(model, null, 2)}\n`);
process.stdout.write(`Written to ${FOLDER}: ${JSON.stringify(model)}\n`);
