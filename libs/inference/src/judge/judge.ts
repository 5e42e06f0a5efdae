import { AppError, type Deadline } from '@touchstone/kernel';

/** A verdict that the judge may choose. */
export interface JudgeLabel {
  label: string;
  /** Condition for choosing the label, in one sentence. */
  meaning: string;
  /** True if the label is a violation. */
  violation: boolean;
}

/** Text that the judge reads as data, never as instructions. */
export interface Exhibit {
  title: string;
  text: string;
}

export interface JudgeQuestion {
  /** The question and its criterion, in our words, without any content. */
  instruction: string;
  labels: readonly JudgeLabel[];
  exhibits: readonly Exhibit[];
}

export interface Judgement {
  label: string;
  violation: boolean;
  /** Integer, 0 to 100. */
  confidence: number;
  reason: string;
  /** Quotation found in an exhibit, or `""`. */
  quote: string;
}

/** The judge returned no usable verdict; the message says why, without any content. */
export class JudgeFailed extends AppError {
  readonly kind = 'unavailable';
  readonly code = 'judge.failed';
}

/** A model that decides questions about content. */
export abstract class Judge {
  abstract readonly configured: boolean;

  /**
   * @throws JudgeFailed for a malformed or contradictory answer, a failing endpoint, an open
   * circuit; DeadlineExceeded when time runs out.
   */
  abstract decide(question: JudgeQuestion, deadline: Deadline): Promise<Judgement>;

  /** Returns this judge for questions that wait until no other question does. */
  inBackground(): Judge {
    return this;
  }

  /** Closes the judge's connections. */
  close(): Promise<void> {
    return Promise.resolve();
  }
}

/** Judge of a process without a configured one: refuses every question. */
export class NoJudge extends Judge {
  readonly configured = false;

  decide(): Promise<Judgement> {
    return Promise.reject(new JudgeFailed('No judge model is configured.'));
  }
}
