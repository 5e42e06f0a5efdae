import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  CHOICE_MODEL_FILE,
  type ChoiceModel,
  PREFERENCE_FEATURES,
  RELEVANCE_FEATURES,
} from '@touchstone/detectors/reliability';
import { ownExamples, publicExamples } from './tool-use/examples';
import { chooseThresholds, figuresTable } from './tool-use/figures';
import { fitPreference, fitRelevance, samplesOf } from './tool-use/fit';
import { leftOut } from './tool-use/leave-out';

/**
 * `npm run train -- tool-use [--data DIR]`: fits the model of whether a tool answers a request and
 * writes it beside the detector. The same texts give the same bytes.
 */

const FOLDER = 'libs/detectors/reliability/src/tool-use/choice';
/** Shares of fitting tools flagged by each rule, left out of training. */
const FALSE_ALARMS = { irrelevant: 0.08, better: 0.05 };

const { values } = parseArgs({ options: { data: { type: 'string', default: '../shared/data' } } });
if (!existsSync(values.data))
  throw new Error(`There is no data folder at ${values.data}; name it with --data.`);

const samples = samplesOf([...ownExamples(), ...publicExamples(values.data)]);
process.stdout.write(`${samples.length} examples\n`);
const scored = leftOut(samples);
const thresholds = chooseThresholds(scored, FALSE_ALARMS.irrelevant, FALSE_ALARMS.better);
process.stdout.write(`${figuresTable(scored, thresholds)}\n`);

const byName = <Name extends string>(
  names: readonly Name[],
  weights: readonly number[],
): Record<Name, number> =>
  Object.fromEntries(names.map((name, index) => [name, weights[index] ?? 0])) as Record<
    Name,
    number
  >;

const relevance = fitRelevance(samples);
const model: ChoiceModel = {
  relevance: {
    intercept: relevance.intercept,
    weights: byName(RELEVANCE_FEATURES, relevance.weights),
    below: thresholds.below,
  },
  preference: {
    weights: byName(PREFERENCE_FEATURES, fitPreference(samples).weights),
    from: thresholds.from,
  },
};
writeFileSync(join(FOLDER, CHOICE_MODEL_FILE), `${JSON.stringify(model, null, 2)}\n`);
process.stdout.write(`Written to ${FOLDER}: ${JSON.stringify(model)}\n`);
