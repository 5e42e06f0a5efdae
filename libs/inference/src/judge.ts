import { AppError, type Deadline } from '@touchstone/kernel';

/** One verdict the judge may give. */
export interface JudgeLabel {
  label: string;
  /** When to choose it, one sentence. */
  meaning: string;
  /** True when the label is a violation. */
  violation: boolean;
}

/** Text the judge reads as data, never as orders. */
export interface Exhibit {
  title: string;
  text: string;
}

export interface JudgeQuestion {
  /** What to decide and by which measure, in our words; nothing of the content. */
  instruction: string;
  labels: readonly JudgeLabel[];
  exhibits: readonly Exhibit[];
}

export interface Judgement {
  label: string;
  violation: boolean;
  /** Whole number, 0 to 100. */
  confidence: number;
  reason: string;
  /** Found in an exhibit, else `""`. */
  quote: string;
}

/** The judge gave no usable verdict; the message says why, without any content. */
export class JudgeFailed extends AppError {
  readonly kind = 'unavailable';
  readonly code = 'judge.failed';
}

/** A model that decides questions about content. */
export abstract class Judge {
  abstract readonly configured: boolean;

  /** @throws JudgeFailed for a malformed or contradictory answer, a failing endpoint, an open circuit; DeadlineExceeded when time runs out. */
  abstract decide(question: JudgeQuestion, deadline: Deadline): Promise<Judgement>;

  /** Lets go of its connections. */
  close(): Promise<void> {
    return Promise.resolve();
  }
}

/** What stands in where no judge is configured. */
export class NoJudge extends Judge {
  readonly configured = false;

  decide(): Promise<Judgement> {
    return Promise.reject(new JudgeFailed('No judge model is configured.'));
  }
}
