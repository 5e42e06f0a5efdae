import { Logger } from '@nestjs/common';
import {
  type CheckFindings,
  type CheckRequest,
  detectionQueue,
  type DetectionReply,
  type EvaluationJob,
  FAMILY_BUDGET_MS,
  familyOf,
  LANES,
  type Mode,
  MODES,
  type Outcome,
  toFinding,
} from '@touchstone/contracts';
import type { Judge } from '@touchstone/inference';
import { AppError, bugReport, Deadline } from '@touchstone/kernel';
import type { Delivery } from '@touchstone/messaging';
import { type Compute, detectorOf } from '../compute/compute';
import type { Detector, DetectorFamily } from '../detector';
import { NotEvaluable, notEvaluated } from '../verdict';
import { WARM_UP_CHECKS, WARM_UP_CONTENT, WARM_UP_WORKSPACE } from './warm-up';

const NO_JUDGE = 'Decided by the built-in engine: no judge model is configured.';

/** Runs one family's share of a job. */
export class DetectionService {
  private readonly logger = new Logger(DetectionService.name);
  private readonly modes: ReadonlyMap<string, Mode>;

  constructor(
    private readonly family: DetectorFamily,
    private readonly compute: Compute,
    private readonly judge: Judge,
  ) {
    this.modes = new Map(
      LANES.flatMap((lane) =>
        MODES.map((mode) => [detectionQueue(family.family, mode, lane).name, mode]),
      ),
    );
  }

  async run(
    job: EvaluationJob,
    { queue, deadline }: Pick<Delivery, 'queue' | 'deadline'>,
  ): Promise<DetectionReply> {
    const startedMs = performance.now();
    const { family } = this.family;
    const mode = this.modeOf(queue);
    const until = Deadline.in(Math.min(FAMILY_BUDGET_MS[mode], deadline?.remainingMs ?? Infinity));
    const mine = job.checks.filter(
      (request) => request.mode === mode && familyOf(request.check) === family,
    );
    const checks = await Promise.all(mine.map((request) => this.check(request, job, until)));
    return { family, mode, checks, computeMs: performance.now() - startedMs };
  }

  /** Runs every built-in engine once, on sample content. */
  async warmUp(): Promise<void> {
    const mine = WARM_UP_CHECKS.filter(({ check }) => familyOf(check) === this.family.family);
    for (const request of mine)
      await this.compute
        .examine(this.family, request, WARM_UP_CONTENT, FAMILY_BUDGET_MS.quality, WARM_UP_WORKSPACE)
        .catch(() => undefined);
  }

  private modeOf(queue: string): Mode {
    const mode = this.modes.get(queue);
    if (!mode)
      throw new Error(`The queue ${queue} does not belong to the ${this.family.family} family.`);
    return mode;
  }

  private async check(
    request: CheckRequest,
    job: EvaluationJob,
    deadline: Deadline,
  ): Promise<CheckFindings> {
    return {
      check: request.check,
      findings: (await this.outcomes(request, job, deadline)).map(toFinding),
    };
  }

  private async outcomes(
    request: CheckRequest,
    job: EvaluationJob,
    deadline: Deadline,
  ): Promise<Outcome[]> {
    try {
      return await this.decide(request, job, deadline);
    } catch (error) {
      if (!(error instanceof AppError))
        this.logger.error(
          { check: request.check, evaluation: job.id, bug: bugReport(error) },
          'A detector failed.',
        );
      return [
        notEvaluated(
          request.check,
          error instanceof AppError ? error.message : 'The detector failed.',
        ),
      ];
    }
  }

  private decide(
    request: CheckRequest,
    job: EvaluationJob,
    deadline: Deadline,
  ): Promise<Outcome[]> {
    const detector = detectorOf(this.family, request.check);
    if (consults(detector) && this.judge.configured)
      return this.consulted(detector, request, job, deadline);
    const examined = this.examine(request, job, deadline);
    return consults(detector) && request.mode === 'quality'
      ? examined.then((outcomes) => outcomes.map(namingTheEngine))
      : examined;
  }

  private async consulted(
    detector: Consulting,
    request: CheckRequest,
    job: EvaluationJob,
    deadline: Deadline,
  ): Promise<Outcome[]> {
    const examined = await this.examine(request, job, deadline).catch(asUndecided(request));
    return detector.consult({ request, content: job.content, deadline }, examined, this.judge);
  }

  private examine(
    request: CheckRequest,
    { content, workspace }: EvaluationJob,
    deadline: Deadline,
  ): Promise<Outcome[]> {
    return this.compute.examine(this.family, request, content, deadline.remainingMs, workspace);
  }
}

type Consulting = Detector & Required<Pick<Detector, 'consult'>>;
const consults = (detector: Detector): detector is Consulting => detector.consult !== undefined;

/**
 * Turns a `NotEvaluable` failure into an undecided outcome: the judge may still find a violation
 * where the built-in engine could not finish.
 */
const asUndecided =
  ({ check }: CheckRequest) =>
  (error: unknown): Outcome[] => {
    // Compared by code: from a thread it arrives as a `RemoteError`.
    if (error instanceof AppError && error.code === NotEvaluable.CODE)
      return [notEvaluated(check, error.message)];
    throw error;
  };

/** Adds to the reason that the best built-in engine replaced the judge. */
const namingTheEngine = (outcome: Outcome): Outcome =>
  outcome.kind === 'verdict'
    ? { ...outcome, reason: `${outcome.reason} ${NO_JUDGE}`.trim() }
    : outcome;
