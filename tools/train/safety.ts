import { parseArgs } from 'node:util';
import { oddExamples, ordinaryExamples, ownExamples, publicExamples } from './safety/examples';
import { figuresOf, thresholdsFor } from './safety/figures';
import { fit } from './safety/fit';
import { withoutSource } from './safety/leave-out';
import { lessonsOf } from './safety/lessons';
import { chosenFeatures, save } from './safety/save';

/**
 * `npm run train -- safety [--data DIR]`: fits the network of content moderation and writes it
 * beside the detector. The same texts give the same bytes.
 */

const FOLDER = 'libs/detectors/safety/src/moderation/model';
/** Share of our clean texts that are flagged, their files left out of training. */
const FALSE_ALARMS = 0.09;

const { values } = parseArgs({ options: { data: { type: 'string', default: '../shared/data' } } });
const print = (line: string): boolean => process.stdout.write(`${line}\n`);

const { lessons, vocabulary } = lessonsOf([
  ...ownExamples(),
  ...oddExamples(),
  ...ordinaryExamples(),
  ...publicExamples(values.data),
]);
const chosen = chosenFeatures(vocabulary);
print(
  `${lessons.length} texts, ${vocabulary.hashes.length} features, ${chosen.reduce((sum, one) => sum + one, 0)} of them kept`,
);

const scored = withoutSource(lessons, vocabulary.isRare, chosen);
const thresholds = thresholdsFor(scored, FALSE_ALARMS);
for (const line of figuresOf(scored, thresholds)) print(line);

const learner = fit(lessons, vocabulary.isRare, chosen);
save(FOLDER, learner, vocabulary, chosen, thresholds);
print(`Written to ${FOLDER}`);
