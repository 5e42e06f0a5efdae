import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { injectionTexts } from './injection/all-texts';
import { type Example, examplesOf } from './injection/examples';
import { fit } from './injection/fit';
import { decisionsFor, leaveOneOut } from './injection/leave-one-out';
import { FALSE_ALARMS, INJECTION_RESULTS, OPTIONS, resultsOf } from './injection/results';
import { save } from './injection/save';
import { scoreExample } from './injection/scoring';
import { select } from './injection/selection';
import { figuresTable } from './injection/table';
import { isLearned } from './injection/texts';

/**
 * `npm run train -- injection [--data DIR]`: fits the model of prompt injection and writes it
 * beside its detector. The same texts give the same bytes.
 */

const FOLDER = 'libs/detectors/security/src/prompt-injection/model';

const dataFolder = (): string => {
  const { values } = parseArgs({
    options: { data: { type: 'string', default: '../shared/data' } },
  });
  if (!existsSync(values.data))
    throw new Error(`There is no data folder at ${values.data}; name it with --data.`);
  return values.data;
};

/**
 * Renames the source of a text whose source the model has learned from, so that it counts beside
 * the same source left out of training.
 */
const near = (example: Example): Example => {
  const unit = `${example.unit}, near`;
  return {
    ...example,
    source: `${example.source}, near`,
    origin: example.unit === example.origin ? unit : example.origin,
    unit,
  };
};

const train = (): void => {
  const { examples, vocabulary } = examplesOf(injectionTexts(dataFolder()));
  process.stdout.write(`${examples.length} texts, ${vocabulary.hashes.length} features\n`);
  const leftOut = leaveOneOut(examples, vocabulary, OPTIONS);
  const results = resultsOf(leftOut, examples, vocabulary);
  process.stdout.write(
    `\nEach source left out of training\n\n${figuresTable(results.withOwn)}\n\nOur own texts, by kind\n\n${figuresTable(results.ownKinds)}\n\nWithout our own texts\n\n${figuresTable(results.withoutOwn)}\n`,
  );
  mkdirSync('bench-results', { recursive: true });
  writeFileSync(INJECTION_RESULTS, `${JSON.stringify(results, null, 2)}\n`);
  const learned = examples.filter(isLearned);
  const chosen = select(learned, vocabulary);
  const model = fit(learned, vocabulary, chosen, OPTIONS);
  // Future texts will partly resemble the training texts and partly not: both kinds set blend
  // and thresholds.
  const dev = examples
    .filter(({ use }) => use === 'dev')
    .map((example) => scoreExample(near(example), chosen, model));
  const decisions = decisionsFor([...leftOut.scored, ...dev], FALSE_ALARMS);
  save(FOLDER, vocabulary, chosen, model, decisions);
  process.stdout.write(`\nWritten to ${FOLDER}: ${JSON.stringify(decisions)}\n`);
};

train();
