import type { AttemptFailed } from '../endpoint/attempt-failed';
import { type EndpointKind, unusableAnswer } from '../endpoint/endpoint-kind';
import { ClassifierFailed, TextRejected } from './text-classifier';

export const CLASSIFIER: EndpointKind = {
  name: 'classifier',
  Failure: ClassifierFailed,
  Rejection: TextRejected,
};

export const unusable = (fault: string): AttemptFailed => unusableAnswer(CLASSIFIER, fault);
