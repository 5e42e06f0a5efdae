import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SAFETY_CATEGORIES } from '@touchstone/contracts';
import {
  FEATURES,
  MODEL_FILE,
  type SafetyModel,
  type Sensitivity,
  WORD_CONCEPTS_FILE,
} from '@touchstone/detectors/safety';
import { cleanExamples, ownExamples } from './safety/examples';
import {
  byModel,
  byRulesAndModel,
  figuresLine,
  HEAD,
  type Thresholds,
  thresholdsFor,
} from './safety/figures';
import { fit, type FittedModel } from './safety/fit';
import { bySource, kindOf, type Scored, withoutKind, withoutSource } from './safety/leave-out';
import { samplesOf } from './safety/samples';
import { wordConcepts } from './safety/word-concepts';

/**
 * `npm run train -- safety [--data DIR]`: builds the table of what words express, fits the model of
 * content moderation and writes both beside the detector. The same texts give the same bytes.
 */

const FOLDER = 'libs/detectors/safety/src/moderation/model';
/** Share of clean texts that the model flags, mean of our files, their kinds left out of training. */
const FALSE_ALARMS: Record<Sensitivity, number> = { low: 0.025, medium: 0.05, high: 0.1 };
const DIGITS = 4;

const { values } = parseArgs({ options: { data: { type: 'string', default: '../shared/data' } } });
if (!existsSync(values.data))
  throw new Error(`There is no data folder at ${values.data}; name it with --data.`);

const print = (line: string): boolean => process.stdout.write(`${line}\n`);
const rounded = (value: number): number => Number(value.toPrecision(DIGITS));

const report = (title: string, groups: [string, Scored[]][], thresholds: Thresholds): void => {
  print(`\n${HEAD}`);
  for (const [name, scored] of groups) {
    print(figuresLine(`${title}: ${name}, model`, scored, byModel(thresholds)));
    print(figuresLine(`${title}: ${name}, with rules`, scored, byRulesAndModel(thresholds)));
  }
};

const reportKinds = (scored: readonly Scored[], thresholds: Thresholds): void => {
  print(`\n${HEAD}`);
  for (const kind of [...new Set(scored.map(({ sample }) => kindOf(sample)))].sort())
    print(
      figuresLine(
        kind,
        scored.filter(({ sample }) => kindOf(sample) === kind),
        byModel(thresholds),
      ),
    );
};

const modelOf = (fitted: FittedModel, thresholds: Record<Sensitivity, Thresholds>): SafetyModel =>
  Object.fromEntries(
    SAFETY_CATEGORIES.map((category) => {
      const { intercept = 0, weights = new Float32Array() } = fitted.get(category) ?? {};
      return [
        category,
        {
          intercept: rounded(intercept),
          thresholds: {
            low: thresholds.low.get(category) ?? 0,
            medium: thresholds.medium.get(category) ?? 0,
            high: thresholds.high.get(category) ?? 0,
          },
          weights: Object.fromEntries(
            FEATURES.map((name, index) => [name, rounded(weights[index] ?? 0)]),
          ),
        },
      ];
    }),
  ) as SafetyModel;

writeFileSync(join(FOLDER, WORD_CONCEPTS_FILE), wordConcepts());
const samples = samplesOf([...ownExamples(), ...cleanExamples(values.data)]);
print(`${samples.length} examples`);

const kinds = withoutKind(samples);
const thresholds = {
  low: thresholdsFor(kinds, FALSE_ALARMS.low),
  medium: thresholdsFor(kinds, FALSE_ALARMS.medium),
  high: thresholdsFor(kinds, FALSE_ALARMS.high),
};
report('without kind', bySource(kinds), thresholds.medium);
report('without source', withoutSource(samples), thresholds.medium);
reportKinds(kinds, thresholds.medium);

writeFileSync(
  join(FOLDER, MODEL_FILE),
  `${JSON.stringify(modelOf(fit(samples), thresholds), null, 2)}\n`,
);
print(`Written to ${FOLDER}`);
