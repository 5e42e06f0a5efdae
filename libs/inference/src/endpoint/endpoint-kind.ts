import type { AppError } from '@touchstone/kernel';
import { AttemptFailed } from './attempt-failed';

/** The words and the error by which callers learn of a failure. */
export interface EndpointKind {
  /** Subject of the messages: `The judge …`, `The classifier …`. */
  name: string;
  /** Error of a request without a usable answer. */
  Failure: new (message: string) => AppError;
  /** Error of a request that the endpoint refuses for its content, if callers tell it apart. */
  Rejection?: new (message: string) => AppError;
}

/** Builds the failure of an attempt whose answer holds no trustworthy verdict. */
export const unusableAnswer = ({ name }: EndpointKind, fault: string): AttemptFailed =>
  new AttemptFailed(`The ${name} gave no usable verdict: ${fault}.`, 'answer', 0);
