import { Logger } from '@nestjs/common';
import {
  type CheckFindings,
  type CheckRequest,
  type Content,
  detectionQueue,
  type DetectionReply,
  type EvaluationJob,
  FAMILY_BUDGET_MS,
  familyOf,
  type Finding,
  isUnevaluated,
  type Mode,
  MODES,
} from '@touchstone/contracts';
import type { Judge } from '@touchstone/inference';
import { AppError, bugReport, Deadline } from '@touchstone/kernel';
import type { Delivery } from '@touchstone/messaging';
import { type Compute, detectorOf } from '../compute/compute';
import type { Detector, DetectorFamily } from '../detector';
import { NotEvaluable } from '../verdict';
import { WARM_UP_CHECKS, WARM_UP_CONTENT } from './warm-up';

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
    this.modes = new Map(MODES.map((mode) => [detectionQueue(family.family, mode).name, mode]));
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

  /** Runs every built-in engine once, on nothing in particular. */
  async warmUp(): Promise<void> {
    const mine = WARM_UP_CHECKS.filter(({ check }) => familyOf(check) === this.family.family);
    for (const request of mine)
      await this.compute
        .examine(this.family, request, WARM_UP_CONTENT, FAMILY_BUDGET_MS.quality)
        .catch(() => undefined);
  }

  private modeOf(queue: string): Mode {
    const mode = this.modes.get(queue);
    if (!mode) throw new Error(`The queue ${queue} is none of the ${this.family.family} family.`);
    return mode;
  }

  private async check(
    request: CheckRequest,
    job: EvaluationJob,
    deadline: Deadline,
  ): Promise<CheckFindings> {
    try {
      return { check: request.check, findings: await this.findings(request, job, deadline) };
    } catch (error) {
      if (!(error instanceof AppError))
        this.logger.error(
          { check: request.check, evaluation: job.id, bug: bugReport(error) },
          'A detector failed.',
        );
      const cause = error instanceof AppError ? error.message : 'The detector failed.';
      return { check: request.check, findings: [{ name: request.check, cause }] };
    }
  }

  private findings(
    request: CheckRequest,
    job: EvaluationJob,
    deadline: Deadline,
  ): Promise<Finding[]> {
    const detector = detectorOf(this.family, request.check);
    if (consults(detector) && this.judge.configured)
      return this.consulted(detector, request, job, deadline);
    const examined = this.examine(request, job.content, deadline);
    return consults(detector) && request.mode === 'quality'
      ? examined.then((findings) => findings.map(namingTheEngine))
      : examined;
  }

  private async consulted(
    detector: Consulting,
    request: CheckRequest,
    { content }: EvaluationJob,
    deadline: Deadline,
  ): Promise<Finding[]> {
    const examined = await this.examine(request, content, deadline).catch(asUndecided(request));
    return detector.consult({ request, content, deadline }, examined, this.judge);
  }

  private examine(request: CheckRequest, content: Content, deadline: Deadline): Promise<Finding[]> {
    return this.compute.examine(this.family, request, content, deadline.remainingMs);
  }
}

type Consulting = Detector & Required<Pick<Detector, 'consult'>>;
const consults = (detector: Detector): detector is Consulting => detector.consult !== undefined;

/** What the built-in engine cannot judge, the judge may. */
const asUndecided =
  ({ check }: CheckRequest) =>
  (error: unknown): Finding[] => {
    // By its code: from a thread it comes back as a `RemoteError`.
    if (error instanceof AppError && error.code === NotEvaluable.CODE)
      return [{ name: check, cause: error.message }];
    throw error;
  };

/** The best built-in engine stood in for the judge: the reason says so. */
const namingTheEngine = (finding: Finding): Finding =>
  isUnevaluated(finding) || finding.reason.startsWith('Bypassed:')
    ? finding
    : { ...finding, reason: `${finding.reason} ${NO_JUDGE}`.trim() };
