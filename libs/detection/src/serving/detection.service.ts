import { Logger } from '@nestjs/common';
import {
  type CheckFindings,
  type CheckRequest,
  detectionQueue,
  type DetectionReply,
  type EvaluationJob,
  familiesFull,
  FAMILY_BUDGET_MS,
  familyOf,
  type Lane,
  LANES,
  type Mode,
  MODES,
  type Outcome,
  toFinding,
} from '@touchstone/contracts';
import { type Classifiers, type Judge, NO_CLASSIFIERS } from '@touchstone/inference';
import { AppError, bugReport, Deadline, inSpan, TypicalTime } from '@touchstone/kernel';
import type { Delivery } from '@touchstone/messaging';
import { SecondOpinions } from '../classification/second-opinions';
import { type Compute, detectorOf } from '../compute/compute';
import type { Detector, DetectorFamily } from '../detector';
import { NotEvaluable, notEvaluated } from '../verdict';
import { computeDuration, waitDuration } from './metrics';
import { WARM_UP_CHECKS, WARM_UP_CONTENT, WARM_UP_WORKSPACE } from './warm-up';

const NO_JUDGE = 'Decided by the built-in engine: no judge model is configured.';

/** Runs one family's share of a job. */
export class DetectionService {
  private readonly logger = new Logger(DetectionService.name);
  private readonly queues: ReadonlyMap<string, Served>;
  private readonly secondOpinions: SecondOpinions;

  constructor(
    private readonly family: DetectorFamily,
    private readonly compute: Compute,
    judge: Judge,
    classifiers: Classifiers = NO_CLASSIFIERS,
  ) {
    this.secondOpinions = new SecondOpinions(classifiers);
    this.queues = new Map(
      LANES.flatMap((lane) =>
        MODES.map((mode) => [
          detectionQueue(family.family, mode, lane).name,
          {
            lane,
            mode,
            judge: lane === 'live' ? judge : judge.inBackground(),
            typical: new TypicalTime(),
          },
        ]),
      ),
    );
  }

  /** @throws AtCapacity for a job that waited so long that the rest of its time does not suffice */
  async run(
    job: EvaluationJob,
    { queue, deadline, waitedMs = 0 }: Pick<Delivery, 'queue' | 'deadline' | 'waitedMs'>,
  ): Promise<DetectionReply> {
    const startedMs = performance.now();
    const { family } = this.family;
    const served = this.servedBy(queue);
    const { mode, lane } = served;
    waitDuration.observe({ family, mode, lane }, waitedMs / 1_000);
    const budgetMs = lane === 'live' ? FAMILY_BUDGET_MS[mode] - waitedMs : Infinity;
    const until = Deadline.in(Math.min(budgetMs, deadline?.remainingMs ?? FAMILY_BUDGET_MS[mode]));
    this.refuseLate(served, waitedMs, until);
    const mine = job.checks.filter(
      (request) => request.mode === mode && familyOf(request.check) === family,
    );
    const checks = await Promise.all(
      mine.map((request) =>
        this.check(request, { job, deadline: until, judge: served.judge, lane }),
      ),
    );
    const computeMs = performance.now() - startedMs;
    served.typical.add(computeMs);
    const outcome = checks.some(isUndecided) ? 'not_evaluated' : 'evaluated';
    computeDuration.observe({ family, mode, outcome }, computeMs / 1_000);
    return { family, mode, checks, computeMs };
  }

  /** Runs every built-in engine once, on sample content. */
  async warmUp(): Promise<void> {
    const mine = WARM_UP_CHECKS.filter(({ check }) => familyOf(check) === this.family.family);
    for (const request of mine)
      await this.compute
        .examine(this.family, request, WARM_UP_CONTENT, FAMILY_BUDGET_MS.quality, WARM_UP_WORKSPACE)
        .catch(() => undefined);
  }

  /** Only jobs that waited are refused: with a short deadline of the caller, it is worth a try. */
  private refuseLate({ lane, mode, typical }: Served, waitedMs: number, until: Deadline): void {
    if (lane === 'batch' || waitedMs < FAMILY_BUDGET_MS[mode] / 2) return;
    if (!typical.fits(until.remainingMs)) throw familiesFull([this.family.family], waitedMs);
  }

  private servedBy(queue: string): Served {
    const served = this.queues.get(queue);
    if (!served)
      throw new Error(`The queue ${queue} does not belong to the ${this.family.family} family.`);
    return served;
  }

  private async check(request: CheckRequest, work: Work): Promise<CheckFindings> {
    const detected = this.outcomes(request, work);
    const outcomes = await this.secondOpinions.beside(detected, request, work);
    return { check: request.check, findings: outcomes.map(toFinding) };
  }

  private async outcomes(request: CheckRequest, work: Work): Promise<Outcome[]> {
    try {
      return await this.decide(request, work);
    } catch (error) {
      if (!(error instanceof AppError))
        this.logger.error(
          { check: request.check, evaluation: work.job.id, bug: bugReport(error) },
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

  private decide(request: CheckRequest, work: Work): Promise<Outcome[]> {
    const detector = detectorOf(this.family, request.check);
    if (consults(detector) && work.judge.configured) return this.consulted(detector, request, work);
    const examined = this.examine(request, work);
    return consults(detector) && request.mode === 'quality'
      ? examined.then((outcomes) => outcomes.map(namingTheEngine))
      : examined;
  }

  private async consulted(
    detector: Consulting,
    request: CheckRequest,
    work: Work,
  ): Promise<Outcome[]> {
    const examined = await this.examine(request, work).catch(asUndecided(request));
    const { job, deadline, judge } = work;
    return detector.consult({ request, content: job.content, deadline }, examined, judge);
  }

  private examine(
    request: CheckRequest,
    { job: { content, workspace }, deadline }: Work,
  ): Promise<Outcome[]> {
    // A batch job may wait long for the judge, but not compute long.
    const remainingMs = Math.min(FAMILY_BUDGET_MS[request.mode], deadline.remainingMs);
    const attributes = { 'touchstone.check': request.check, 'touchstone.mode': request.mode };
    return inSpan('compute', { attributes }, () =>
      this.compute.examine(this.family, request, content, remainingMs, workspace),
    );
  }
}

/** Shared by all checks of a job. */
interface Work {
  job: EvaluationJob;
  deadline: Deadline;
  judge: Judge;
  lane: Lane;
}

/** A queue of the family. */
interface Served {
  lane: Lane;
  mode: Mode;
  judge: Judge;
  typical: TypicalTime;
}

const isUndecided = ({ findings }: CheckFindings): boolean =>
  findings.some(({ kind }) => kind === 'not_evaluated' || kind === 'needs_judge');

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
