import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROPOSITION_MODEL_FILE, type PropositionModel } from '@touchstone/detectors/policy';
import { examplesOf, FILES, type LabelledRule, readRules } from './policy/examples';
import { areaOf, figuresOfRules, figuresOfScores, line, othersDoing } from './policy/figures';
import { fit, type Scored } from './policy/fit';
import { fileFolds, type Folds, leaveOut, scoreLeftOut, teamFolds } from './policy/leave-out';
import { chooseThresholds, type Limits } from './policy/thresholds';

/**
 * `npm run train -- policy`: fits the model that compares a text with what a rule forbids, and
 * writes it beside the detector. The same rules give the same bytes.
 */

const FOLDER = 'libs/detectors/policy/src/propositions';

/** Keeps false alarms below 8 % and balanced accuracy above 0.85 among the decided. */
const LIMITS: Limits = { wronglyDoes: 0.06, wronglyDoesNot: 0.24, others: 0.02 };

const print = (text: string): void => void process.stdout.write(`${text}\n`);

const rules = readRules();
const examples = examplesOf(rules);
print(`${rules.length} rules, ${examples.filter(({ own }) => own).length} replies to them`);

const leftOut = ([title, foldOf]: readonly [string, Folds]) => {
  const lines = leaveOut(examples, foldOf);
  return { title, foldOf, lines, scored: scoreLeftOut(examples, lines, foldOf) };
};
const byTeam = leftOut(['its team left out', teamFolds(examples)]);
const byFile = leftOut(['its file left out', fileFolds]);
const thresholds = chooseThresholds(byTeam.scored, LIMITS);
const model: PropositionModel = { ...fit(examples), ...thresholds };

print(`${JSON.stringify(thresholds)}\n${''.padEnd(44)} cases deci balan alarms`);
const report = (title: string, scored: readonly Scored[]): void =>
  print(
    `${line(title, figuresOfScores(scored, thresholds))} area ${areaOf(scored).toFixed(3)} other rules ${othersDoing(scored, thresholds).toFixed(3)}`,
  );
for (const { title, scored } of [byTeam, byFile]) {
  report(`comparison, ${title}`, scored);
  for (const file of FILES)
    report(
      `  ${file}`,
      scored.filter(({ example }) => example.file === file),
    );
}
for (const file of FILES) {
  const own = rules.filter((rule) => rule.file === file);
  print(
    line(
      `${file}: without comparison`,
      figuresOfRules(own, () => undefined),
    ),
  );
  for (const { title, foldOf, lines } of [byTeam, byFile]) {
    const modelOf = (rule: LabelledRule): PropositionModel => ({
      ...(lines.get(foldOf(rule)) ?? model),
      ...thresholds,
    });
    print(line(`${file}: ${title}`, figuresOfRules(own, modelOf)));
  }
}

writeFileSync(join(FOLDER, PROPOSITION_MODEL_FILE), `${JSON.stringify(model, null, 2)}\n`);
print(`Written to ${FOLDER}`);
