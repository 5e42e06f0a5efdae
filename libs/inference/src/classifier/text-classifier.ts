import { AppError, type Deadline, type Priority } from '@touchstone/kernel';

/** Strength of the violation of one part of a check, in one text. */
export interface PartScore {
  /** The check, or the safety category. */
  part: string;
  /** The strongest of the labels that violate the part. */
  label: string;
  /** 0 to 1. */
  score: number;
  /** True if the score is a violation. */
  flagged: boolean;
}

/** The scores of one text, one for each part that the classifier judges. */
export type TextScores = readonly PartScore[];

/** The classifier returned no usable scores; the message says why, without any content. */
export class ClassifierFailed extends AppError {
  readonly kind = 'unavailable';
  readonly code = 'classifier.failed';
}

/** The endpoint refused a text, for example because it has too many tokens. */
export class TextRejected extends ClassifierFailed {}

/** A model that assigns labels to texts, for one check. */
export abstract class TextClassifier {
  /** The parts that it judges: the check itself, or some of its categories. */
  abstract readonly parts: readonly string[];
  /** Limit of one text, in UTF-16 units: longer ones are cut into overlapping windows before. */
  abstract readonly windowCharacters: number;
  /** Limit of one content, in UTF-16 units: longer ones are refused. */
  abstract readonly maxCharacters: number;
  /** True if it may decide about texts in languages that built-in engines do not know. */
  abstract readonly multilingual: boolean;

  /**
   * Scores texts; the result has their order. A text that the endpoint refuses has its failure in
   * place of scores, so that it does not hide a violation in another one.
   * @throws ClassifierFailed for an unusable answer, a failing endpoint, an open circuit, or if
   * every text was refused; DeadlineExceeded when time runs out
   */
  abstract classify(
    texts: readonly string[],
    deadline: Deadline,
    priority?: Priority,
  ): Promise<(TextScores | TextRejected)[]>;

  /** Closes the classifier's connections. */
  close(): Promise<void> {
    return Promise.resolve();
  }
}
