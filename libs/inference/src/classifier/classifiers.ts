import type { CheckRequest, Mode } from '@touchstone/contracts';
import type { Clock } from '@touchstone/kernel';
import type { ConfiguredClassifier } from './classifier.config';
import { HttpClassifier } from './http-classifier';
import { moderationsApi } from './moderations-api';
import { predictApi } from './predict-api';
import type { TextClassifier } from './text-classifier';

interface Entry {
  check: string;
  modes: readonly Mode[];
  classifier: TextClassifier;
}

/** The classifiers of a process, at most one for each check. */
export class Classifiers {
  constructor(private readonly entries: readonly Entry[]) {}

  /** Returns the classifier that is consulted for a check in this mode. */
  for({ check, mode }: Pick<CheckRequest, 'check' | 'mode'>): TextClassifier | undefined {
    return this.entries.find((entry) => entry.check === check && entry.modes.includes(mode))
      ?.classifier;
  }

  /** Closes the connections of all classifiers. */
  async close(): Promise<void> {
    await Promise.all(this.entries.map(({ classifier }) => classifier.close()));
  }
}

export const NO_CLASSIFIERS = new Classifiers([]);

export const createClassifiers = (
  configured: readonly ConfiguredClassifier[],
  clock?: Clock,
): Classifiers =>
  new Classifiers(
    configured.map((settings) => ({
      check: settings.check,
      modes: settings.modes,
      classifier: new HttpClassifier(settings, apiOf(settings), clock),
    })),
  );

const apiOf = ({ api, model, multiLabel }: ConfiguredClassifier) =>
  api === 'predict' ? predictApi(multiLabel) : moderationsApi(model);
