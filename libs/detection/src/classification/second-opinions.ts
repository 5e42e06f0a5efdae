import { Logger } from '@nestjs/common';
import type { CheckRequest, Content, Lane, Outcome } from '@touchstone/contracts';
import type { Classifiers, TextClassifier } from '@touchstone/inference';
import { AppError, bugReport, type Deadline } from '@touchstone/kernel';
import { classifiedParts, classify } from './classify';
import { combine } from './combine';
import type { Opinion } from './opinion';

interface Context {
  job: { id: string; content: Content };
  deadline: Deadline;
  lane: Lane;
}

/** Asks the classifiers of a process beside its detectors. */
export class SecondOpinions {
  private readonly logger = new Logger(SecondOpinions.name);

  constructor(private readonly classifiers: Classifiers) {}

  /**
   * Combines the outcomes of a detector, which never rejects, with the opinions of the classifier
   * of the check in this mode, if there is one. Both work at the same time.
   */
  async beside(
    detected: Promise<Outcome[]>,
    request: CheckRequest,
    context: Context,
  ): Promise<Outcome[]> {
    const classifier = this.classifiers.for(request);
    if (!classifier) return detected;
    const [outcomes, opinions] = await Promise.all([
      detected,
      this.opinions(classifier, request, context),
    ]);
    return combine(request.check, outcomes, opinions, classifier.multilingual);
  }

  private async opinions(
    classifier: TextClassifier,
    request: CheckRequest,
    { job: { id, content }, deadline, lane }: Context,
  ): Promise<Opinion[]> {
    const priority = lane === 'live' ? 'normal' : 'background';
    try {
      return await classify(classifier, { request, content, deadline, priority });
    } catch (error) {
      if (!(error instanceof AppError))
        this.logger.error(
          { check: request.check, evaluation: id, bug: bugReport(error) },
          'A classifier failed.',
        );
      const cause = error instanceof AppError ? error.message : 'The classifier failed.';
      return classifiedParts(classifier, { request, content }).map((part) => ({
        kind: 'failed',
        part,
        cause,
      }));
    }
  }
}
